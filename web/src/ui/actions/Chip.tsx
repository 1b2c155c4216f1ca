import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Chip.module.css';

interface ChipProps {
  children: ReactNode;
  /** Called when the chip is clicked to remove it; makes the whole chip a button. */
  onRemove?: () => void;
  /** Accessible name of the button, which must include the chip's text, e.g. 'Remove Birthday'. */
  removeLabel?: string;
}

/** Short fact, or an active filter. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  if (!onRemove) return <span className={styles.chip}>{children}</span>;
  return (
    <button
      type="button"
      className={cx(styles.chip, styles.removable)}
      aria-label={removeLabel}
      onClick={onRemove}
    >
      <span>{children}</span>
      <X aria-hidden="true" />
    </button>
  );
}
