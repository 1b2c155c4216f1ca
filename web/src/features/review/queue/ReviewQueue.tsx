import { formatCount } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { cx } from '#ui/cx.ts';
import { queueMessages } from '../staff-messages';
import { QueueFilterBar } from './QueueFilterBar';
import { QueueRow } from './QueueRow';
import styles from './ReviewQueue.module.css';
import { type ReviewQueueState, useReviewQueue } from './use-review-queue';

/**
 * Albums that wait for a review, oldest first; for reviewers and admins (docs/rules.md#pages-14).
 */
export function ReviewQueue() {
  const t = useMessages(queueMessages);
  const headings = useMessages(pageHeadings);
  const queue = useReviewQueue();
  const { items, isFiltered, isLookingOn, list, next, total } = queue;
  const isPartial = isLookingOn || list.hasNextPage;
  const first = isPartial && !isFiltered && items?.length;
  const shown = items && (isPartial ? t.shownSoFar(items.length) : t.shown(items.length));
  return (
    <>
      <title>{t.pageTitle}</title>
      <PageHeading
        intro={t.intro}
        actions={
          next && (
            <ButtonLink variant="filled" to={`?id=${next.id}`}>
              {t.startNext}
            </ButtonLink>
          )
        }
      >
        {headings.reviewQueue}
      </PageHeading>
      <div className={cx('cluster items-end justify-between mb-4', styles.tools)}>
        <QueueFilterBar filters={queue.filters} onChange={queue.setFilters} />
        <p role="status" className={styles.shown}>
          {first ? t.firstOfAll({ shown: formatCount(first), all: formatCount(total) }) : shown}
        </p>
      </div>
      {queue.unreadable > 0 && (
        <InlineMessage tone="error">{t.unreadable(queue.unreadable)}</InlineMessage>
      )}
      <QueueList queue={queue} />
    </>
  );
}

function QueueList({ queue }: { queue: ReviewQueueState }) {
  const t = useMessages(queueMessages);
  const { list, items, isLookingOn } = queue;
  if (!items) {
    if (list.isPending) return <QueueSkeleton />;
    return <ErrorState message={t.failed} query={list} />;
  }
  if (items.length === 0 && !isLookingOn) return <EmptyQueue queue={queue} />;
  return (
    <>
      <ul role="list" className="stack gap-2">
        {items.map((item) => (
          <QueueRow key={item.id} item={item} />
        ))}
      </ul>
      {list.isError && <ErrorState message={t.failed} onRetry={() => void list.refetch()} />}
      {isLookingOn && <Loading label={t.loadingMore} />}
      {list.hasNextPage && !isLookingOn && (
        <Button
          className={styles.more}
          isBusy={list.isFetchingNextPage}
          busyLabel={t.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}

function EmptyQueue({ queue: { filters, isFiltered, setFilters } }: { queue: ReviewQueueState }) {
  const t = useMessages(queueMessages);
  if (!isFiltered) {
    return (
      <EmptyState drawing="album" title={t.empty}>
        {t.emptyHint}
      </EmptyState>
    );
  }
  const clear = () => setFilters({ ...filters, isUnpaidOnly: false, isMineOnly: false, words: '' });
  return (
    <EmptyState
      drawing="search"
      title={t.emptyFiltered}
      action={<Button onClick={clear}>{t.clear}</Button>}
    />
  );
}

const PLACES = [1, 2, 3, 4, 5, 6];

function QueueSkeleton() {
  return (
    <Loading>
      <div className="stack gap-3">
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="6rem" />
        ))}
      </div>
    </Loading>
  );
}
