import styles from './FilterTabs.module.css';

interface FilterTabsProps<Value extends string> {
  /** Name of the filter, e.g. 'State'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: string;
  onChange: (value: Value) => void;
}

/** Filter with few values, shown side by side; in two rows on phones if necessary. */
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
