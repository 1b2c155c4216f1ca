import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import styles from './Hearts.module.css';

/** How many hearts were left, in words, after a heart. */
export function Hearts({ children }: { children: ReactNode }) {
  return (
    <p className={styles.hearts}>
      <Heart aria-hidden="true" />
      {children}
    </p>
  );
}
