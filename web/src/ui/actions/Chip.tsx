import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { cx } from '../cx';

interface ChipProps {
  children: ReactNode;
  /** Makes the whole chip a button that takes itself away. */
  onRemove?: () => void;
  /** Says what the button does and holds the chip's own words, e.g. 'Remove Birthday'. */
  removeLabel?: string;
}

/** A small fact, or a filter that is on. */
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
