import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import styles from './SortButton.module.css';

interface SortButtonProps {
  label: string;
  /** Accessible name, which says what a click does. */
  actionLabel: string;
  isAscending: boolean;
  onToggle: () => void;
}

/** Column heading with a button that reverses the order of the list. */
export function SortButton({ label, actionLabel, isAscending, onToggle }: SortButtonProps) {
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <button type="button" aria-label={actionLabel} className={styles.sort} onClick={onToggle}>
      {label}
      <Arrow aria-hidden="true" />
    </button>
  );
}
