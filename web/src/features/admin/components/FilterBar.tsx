import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { consoleMessages } from '../lib/messages';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  /** Filter fields, e.g. `<SearchField>`, `<SelectField>` or `<FilterTabs>`. */
  children: ReactNode;
  isFiltered: boolean;
  onClear?: () => void;
}

/** Filters of a list, in one line if there is room. */
export function FilterBar({ children, isFiltered, onClear }: FilterBarProps) {
  const t = useMessages(consoleMessages);
  return (
    <div
      role="group"
      aria-label={t.filters}
      className={cx('cluster gap-y-3 gap-x-4 items-end', styles.bar)}
    >
      {children}
      {isFiltered && onClear && (
        <Button variant="quiet" onClick={onClear}>
          {t.clearFilters}
        </Button>
      )}
    </div>
  );
}
