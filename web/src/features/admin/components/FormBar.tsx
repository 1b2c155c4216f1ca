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

/** Bar at the end of a form. */
export function FormBar({ isSticky, state, children }: FormBarProps) {
  return (
    <div ref={isSticky ? stickyBarRef : null} className={cx(styles.bar, isSticky && styles.sticky)}>
      {state}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
