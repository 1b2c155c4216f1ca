import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { type RecordColumn, RecordTable } from '#ui/layout/RecordTable.tsx';
import { consoleMessages } from '../lib/messages';
import type { RowSelection } from '../lib/use-row-selection';
import type { StaffListState } from '../lib/use-staff-list';
import { LoadFailure } from './LoadFailure';
import { selectionColumn } from './selection-column';
import styles from './StaffList.module.css';

interface StaffListProps<Row> {
  list: StaffListState<Row>;
  /** Accessible name of the list. */
  caption: string;
  /** Error message if the list cannot be loaded; a generic one by default. */
  failed?: string | undefined;
  columns: readonly RecordColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Content if the list is empty without filters, e.g. an `<EmptyState>`. */
  empty: ReactNode;
  isFiltered?: boolean;
  onClearFilters?: () => void;
  /** Row selection for bulk actions; `nameOf` names each row's checkbox. */
  selection?: RowSelection;
  nameOf?: (row: Row) => string;
  /** Whether rows are low on wide screens, so that many fit. */
  isDense?: boolean;
}

/**
 * Staff list with its loading, error and empty states: a table on wide screens, cards on phones.
 */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const t = useMessages(consoleMessages);
  const { list, caption, failed = t.loadFailed, columns, keyOf } = props;
  const { selection, nameOf = keyOf, isDense } = props;
  const { rows } = list;
  if (!rows) return <ListPlaceholder list={list} failed={failed} />;
  if (rows.length === 0) {
    return (
      <>
        <UnreadableNotice list={list} />
        {list.unreadable === 0 && <EmptyList {...props} />}
      </>
    );
  }
  const shown = selection
    ? [selectionColumn({ selection, keyOf, nameOf, texts: t }), ...columns]
    : columns;
  return (
    <div className={cx(styles.list, list.isStale && styles.stale)} aria-busy={list.isStale}>
      <UnreadableNotice list={list} />
      <RecordTable {...{ caption, rows, keyOf, isDense }} columns={shown} />
      {list.error && <ListFailure {...{ list, failed }} />}
      {list.hasMore && (
        <Button
          className={styles.more}
          isBusy={list.isLoadingMore}
          busyLabel={t.loadingMore}
          onClick={list.showMore}
        >
          {t.more}
        </Button>
      )}
    </div>
  );
}

/** Notice about records that are not listed because they cannot be read. */
function UnreadableNotice<Row>({ list: { unreadable } }: { list: StaffListState<Row> }) {
  const t = useMessages(consoleMessages);
  return unreadable > 0 && <InlineMessage tone="error">{t.unreadable(unreadable)}</InlineMessage>;
}

interface ListFailureProps<Row> {
  list: StaffListState<Row>;
  failed: string;
}

function ListFailure<Row>({ list, failed }: ListFailureProps<Row>) {
  const { error, isRetrying, retry } = list;
  return <LoadFailure query={{ error, isFetching: isRetrying, refetch: retry }} failed={failed} />;
}

const PLACES = [1, 2, 3, 4, 5, 6];

/** Placeholder while the first page loads, or the error message if loading failed. */
function ListPlaceholder<Row>({ list, failed }: ListFailureProps<Row>) {
  if (list.error) return <ListFailure {...{ list, failed }} />;
  return (
    <Loading>
      <div className="stack gap-2">
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="3.25rem" />
        ))}
      </div>
    </Loading>
  );
}

function EmptyList<Row>({ isFiltered, onClearFilters, empty }: StaffListProps<Row>) {
  const t = useMessages(consoleMessages);
  if (!isFiltered) return empty;
  return (
    <EmptyState
      drawing="search"
      title={t.nothingFound}
      action={onClearFilters && <Button onClick={onClearFilters}>{t.clearFilters}</Button>}
    />
  );
}
