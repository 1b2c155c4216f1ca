import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  children: ReactNode;
}

/** The SVG canvas of all line drawings: 200 x 140, decorative, with text below it. */
export function Drawing({ children }: DrawingProps) {
  return (
    <svg viewBox="0 0 200 140" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}
