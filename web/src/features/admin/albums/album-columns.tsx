import type { AlbumStatus } from '@smriti/shared/album/album-states';
import type { QueueItem } from '@smriti/shared/album/approval';
import type { StoreValue } from 'nanostores';
import { reviewPath } from '#lib/navigation/review-path.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import type { RecordColumn } from '#ui/layout/RecordTable.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { WaitingTime } from '../components/formatted-values';
import { formatClock } from '../lib/format';
import styles from './Albums.module.css';
import type { adminAlbumMessages } from './messages';

interface AlbumColumnsOptions {
  t: StoreValue<typeof adminAlbumMessages>;
  status: AlbumStatus;
  /** Called to hand an album over; undefined for those who may not. */
  onHandOver: ((album: QueueItem) => void) | undefined;
}

/** Columns of the album list; the reviewer is shown only while the album waits for a review. */
export function albumColumns(options: AlbumColumnsOptions): RecordColumn<QueueItem>[] {
  const { t, status } = options;
  const isWaiting = status === 'Requested';
  return [
    { id: 'album', label: t.album, cell: (item) => <AlbumName item={item} t={t} />, isWide: true },
    { id: 'waiting', label: t.waiting, cell: ({ since }) => <WaitingTime since={since} /> },
    ...(isWaiting
      ? [{ id: 'takenBy', label: t.takenBy, cell: (item: QueueItem) => takenText(item, t) }]
      : []),
    {
      id: 'actions',
      label: t.actions,
      cell: (item) => <Actions {...options} item={item} isWaiting={isWaiting} />,
      align: 'end',
      isWide: true,
    },
  ];
}

function takenText({ taken }: QueueItem, t: AlbumColumnsOptions['t']): string {
  if (!taken) return t.nobody;
  return t.until({ name: taken.is_mine ? t.you : taken.by, time: formatClock(taken.until) });
}

function AlbumName({ item, t }: { item: QueueItem; t: AlbumColumnsOptions['t'] }) {
  const { title, order_number, photos, round, cover_url, is_unpaid } = item;
  return (
    <div className={styles.album}>
      <Thumbnail src={cover_url} size={40} />
      <div className="stack justify-items-start wrap-anywhere">
        <strong>{title || t.untitled}</strong>
        <p className="cluster gap-x-4 muted text-sm">
          {order_number !== null && <span>{t.order({ number: order_number })}</span>}
          <span>{t.photos(photos)}</span>
          <span>{t.round({ round })}</span>
          {is_unpaid && <StatusBadge tone="waiting">{t.unpaid}</StatusBadge>}
        </p>
      </div>
    </div>
  );
}

interface ActionsProps extends AlbumColumnsOptions {
  item: QueueItem;
  isWaiting: boolean;
}

function Actions({ item, isWaiting, t, onHandOver }: ActionsProps) {
  const title = item.title || t.untitled;
  return (
    <div className="cluster gap-2 justify-end">
      {isWaiting && onHandOver && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t.handOverNamed({ title })}
          onClick={() => onHandOver(item)}
        >
          {t.handOver}
        </Button>
      )}
      <ButtonLink size="small" to={reviewPath(item.id)} aria-label={t.openNamed({ title })}>
        {t.open}
      </ButtonLink>
    </div>
  );
}
