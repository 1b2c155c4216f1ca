import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import styles from './SortButton.module.css';

interface SortButtonProps {
  label: string;
  /** Accessible name, which says what a click does. */
  actionLabel: string;
  /** Null if the list is not sorted by this column. */
  isAscending: boolean | null;
  onToggle: () => void;
}

/** Column heading with a button that sorts the list by it, or reverses its order. */
export function SortButton({ label, actionLabel, isAscending, onToggle }: SortButtonProps) {
  const SortedArrow = isAscending ? ArrowUp : ArrowDown;
  const Arrow = isAscending === null ? ArrowUpDown : SortedArrow;
  return (
    <button type="button" aria-label={actionLabel} className={styles.sort} onClick={onToggle}>
      {label}
      <Arrow aria-hidden="true" />
    </button>
  );
}
