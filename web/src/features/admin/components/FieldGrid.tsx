import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './FieldGrid.module.css';

/** Fields of a form, two in a row if there is room; messages between them have a row of their own. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={cx('stack grid-cols-1 gap-5', styles.grid)}>{children}</div>;
}
