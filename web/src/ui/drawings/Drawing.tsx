import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

interface DrawingProps {
  children: ReactNode;
}

/** The sheet that the line drawings share: 200 x 140, decorative, the words stand beneath. */
export function Drawing({ children }: DrawingProps) {
  return (
    <svg viewBox="0 0 200 140" className={styles.drawing} aria-hidden="true">
      {children}
    </svg>
  );
}
