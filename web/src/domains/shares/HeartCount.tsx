import Heart from 'lucide-react/icons/heart';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './HeartCount.module.css';

/** A heart icon with the number of hearts in words. */
export function HeartCount({ children }: { children: ReactNode }) {
  return (
    <p className={cx('row gap-2 items-center accent-ink strong', styles.hearts)}>
      <Heart aria-hidden="true" />
      {children}
    </p>
  );
}
