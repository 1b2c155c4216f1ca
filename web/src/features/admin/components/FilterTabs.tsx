import { useLayoutEffect, useRef } from 'react';
import styles from './FilterBar.module.css';

interface FilterTabsProps<Value extends string> {
  /** What is chosen between, e.g. 'State'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: string;
  onChange: (value: Value) => void;
}

/** One filter of a few values that are worth seeing side by side; on phones they scroll sideways. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, options, value, onChange } = props;
  const strip = useRef<HTMLDivElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!strip.current || !chosen.current) return;
    // the one that is chosen in the middle, as far as the others leave it
    const { offsetLeft, clientWidth } = chosen.current;
    strip.current.scrollLeft = offsetLeft - (strip.current.clientWidth - clientWidth) / 2;
  }, [value]);
  return (
    <div ref={strip} role="group" aria-label={label} className={styles.tabs}>
      {options.map((option) => (
        <button
          key={option.value}
          ref={option.value === value ? chosen : undefined}
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
