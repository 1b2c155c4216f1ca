import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './ToolRow.module.css';

/** Buttons of the toolbar in a row; on phones cells of one width, with the labels below the icons. */
export function ToolRow({ className, ...row }: ComponentProps<'div'>) {
  return <div {...row} className={cx(styles.tools, className)} />;
}
