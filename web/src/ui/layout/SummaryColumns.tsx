import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './SummaryColumns.module.css';

/** A summary, which comes first, and a form; on wide screens the summary is at the end of the line. */
export function SummaryColumns({ children }: { children: ReactNode }) {
  return <div className={cx('stack grid-cols-1 gap-6', styles.columns)}>{children}</div>;
}
