import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './FrameButton.module.css';

/** Transparent button over a photo of a page, whose outline shows its state. */
export function FrameButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={cx(styles.frame, className)} {...props} />;
}
