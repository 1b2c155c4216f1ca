import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { InlineMessage } from '../../../ui/feedback/InlineMessage';
import { Loading } from '../../../ui/feedback/Loading';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { type RecordColumn, RecordTable } from '../../../ui/layout/RecordTable';
import { cx } from '../../../ui/cx';
import { useMessages } from '../../../lib/language/i18n';
import { partMessages } from '../lib/messages';
import type { Selection } from '../lib/use-selection';
import type { StaffListState } from '../lib/use-staff-list';
import { selectionColumn } from './selection-column';
import styles from './StaffList.module.css';

interface StaffListProps<Row> {
  list: StaffListState<Row>;
  /** What is listed, for those who cannot see it. */
  caption: string;
  /** What is said where it could not be read; otherwise a sentence that fits all. */
  failed?: string | undefined;
  columns: readonly RecordColumn<Row>[];
  keyOf: (row: Row) => string;
  /** What stands there when there is nothing at all; give an `<EmptyState>`. */
  empty: ReactNode;
  isFiltered?: boolean;
  onClearFilters?: () => void;
  /** Rows can be chosen for bulk actions; `nameOf` is what their checkboxes are called. */
  selection?: Selection;
  nameOf?: (row: Row) => string;
}

/** A list of staff: rows on wide screens, cards on phones, and what stands there without rows. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const t = useMessages(partMessages);
  const { list, caption, failed = t.loadFailed, columns, keyOf } = props;
  const { selection, nameOf = keyOf } = props;
  const { rows } = list;
  if (!rows) return <Unread list={list} failed={failed} />;
  if (rows.length === 0) {
    return (
      <>
        <LeftOut list={list} />
        {list.unreadable === 0 && <Nothing {...props} />}
      </>
    );
  }
  const shown = selection
    ? [selectionColumn({ selection, keyOf, nameOf, texts: t }), ...columns]
    : columns;
  return (
    <div className={cx(styles.list, list.isStale && styles.stale)} aria-busy={list.isStale}>
      <LeftOut list={list} />
      <RecordTable caption={caption} columns={shown} rows={rows} keyOf={keyOf} />
      {list.hasFailed && <ErrorState message={failed} retryLabel={t.retry} onRetry={list.retry} />}
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

/** How many records the list lacks because they cannot be read. */
function LeftOut<Row>({ list: { unreadable } }: { list: StaffListState<Row> }) {
  const t = useMessages(partMessages);
  return unreadable > 0 && <InlineMessage tone="error">{t.unreadable(unreadable)}</InlineMessage>;
}

const PLACES = [1, 2, 3, 4, 5, 6];

/** Before the first page is there, or where it could not be had. */
function Unread<Row>({ list, failed }: { list: StaffListState<Row>; failed: string }) {
  const t = useMessages(partMessages);
  if (list.hasFailed) {
    return (
      <ErrorState
        message={failed}
        retryLabel={t.retry}
        onRetry={list.retry}
        isRetrying={list.isRetrying}
      />
    );
  }
  return (
    <Loading label={t.loading}>
      <div className={styles.skeletons}>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="3.25rem" />
        ))}
      </div>
    </Loading>
  );
}

function Nothing<Row>({ isFiltered, onClearFilters, empty }: StaffListProps<Row>) {
  const t = useMessages(partMessages);
  if (!isFiltered) return empty;
  return (
    <EmptyState
      drawing="search"
      title={t.nothingFound}
      action={onClearFilters && <Button onClick={onClearFilters}>{t.clearFilters}</Button>}
    />
  );
}
