import type { StoreValue } from 'nanostores';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import type { consoleMessages } from '../lib/messages';
import { SortButton } from './SortButton';

interface SortedColumnOptions {
  label: string;
  /** Current sort order of the list. */
  sort: string;
  /** Values of `sort` for this column in both directions. */
  ascending: string;
  descending: string;
  onSort: (sort: string) => void;
  texts: StoreValue<typeof consoleMessages>;
}

export function sortedColumn(
  options: SortedColumnOptions,
): Pick<RecordColumn<unknown>, 'label' | 'heading' | 'sorted'> {
  const { label, sort, ascending, descending, onSort, texts: t } = options;
  const isAscending = sort === ascending;
  const isSorted = isAscending || sort === descending;
  return {
    label,
    heading: (
      <SortButton
        label={label}
        actionLabel={isSorted ? t.reverseSort({ label }) : t.sortBy({ label })}
        isAscending={isSorted ? isAscending : null}
        onToggle={() => onSort(isAscending ? descending : ascending)}
      />
    ),
    ...(isSorted && { sorted: isAscending ? 'ascending' : 'descending' }),
  };
}
