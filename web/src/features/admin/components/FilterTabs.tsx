import styles from './FilterBar.module.css';

interface FilterTabsProps<Value extends string> {
  /** What is chosen between, e.g. 'State'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: string;
  onChange: (value: Value) => void;
}

/** One filter of a few values that are worth seeing side by side: on phones in two rows, where one is too short. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <div role="group" aria-label={label} className={styles.tabs}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={styles.tab}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
