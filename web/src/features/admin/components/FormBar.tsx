import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { stickyBarRef } from '#ui/layout/sticky-bar.ts';
import styles from './FormBar.module.css';

interface FormBarProps {
  /** Whether the bar sticks to the window. */
  isSticky: boolean;
  /** State of the form, before the buttons. */
  state?: ReactNode;
  /** Buttons that send the form or discard changes. */
  children: ReactNode;
}

export function FormBar({ isSticky, state, children }: FormBarProps) {
  return (
    <div
      ref={isSticky ? stickyBarRef : null}
      className={cx(
        'cluster items-center justify-between gap-x-4 gap-y-2',
        isSticky && styles.sticky,
      )}
    >
      {state}
      <div className={cx('cluster gap-3', isSticky && 'children-fill')}>{children}</div>
    </div>
  );
}
