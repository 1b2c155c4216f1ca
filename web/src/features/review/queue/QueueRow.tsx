import type { QueueItem } from '@smriti/shared/album/approval';
import Clock from 'lucide-react/icons/clock';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useState } from 'react';
import { formatDateTime, formatTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { StatusBadge } from '#ui/feedback/StatusBadge.tsx';
import { Thumbnail } from '#ui/media/Thumbnail.tsx';
import { previewMessages } from '../messages';
import { queueMessages } from '../staff-messages';
import { computeQueueWait } from './queue-filters';
import styles from './QueueRow.module.css';

interface QueueRowProps {
  item: QueueItem;
}

/** Album in the queue; the whole row is a link. */
export function QueueRow({ item }: QueueRowProps) {
  const t = useMessages(queueMessages);
  const { untitled } = useMessages(previewMessages);
  const { id, title, order_number, photos, round, requested_at, cover_url } = item;
  return (
    <li className={cx('stack items-center relative surface', styles.row)}>
      <Thumbnail src={cover_url} size={48} />
      <div className={cx('stack gap-1 min-w-0', styles.texts)}>
        <h2 className="text-lg wrap-anywhere">
          <Link to={`?id=${id}`} className={cx('plain-link', styles.link)}>
            {title || untitled}
          </Link>
        </h2>
        <p className="cluster gap-x-4 muted text-sm">
          {order_number !== null && <span>{t.orderNumber({ number: order_number })}</span>}
          <span>{t.photos(photos)}</span>
          <span>{t.round({ round })}</span>
          <span>{t.requestedAt({ moment: formatDateTime(requested_at) })}</span>
        </p>
      </div>
      <RowBadges item={item} />
    </li>
  );
}

function RowBadges({ item }: QueueRowProps) {
  const { is_unpaid, open_remarks, taken, status } = item;
  const t = useMessages(queueMessages);
  const [now] = useState(() => Date.now());
  const { days, isUrgent } = computeQueueWait(item, now);
  return (
    <div className={cx('cluster gap-2', styles.badges)}>
      {status === 'Requested' && days > 0 && (
        <StatusBadge tone={isUrgent ? 'danger' : 'neutral'} icon={<Clock aria-hidden="true" />}>
          {isUrgent ? t.urgentDays(days) : t.days(days)}
        </StatusBadge>
      )}
      {is_unpaid && <StatusBadge tone="waiting">{t.unpaid}</StatusBadge>}
      {open_remarks > 0 && (
        <StatusBadge tone="neutral" icon={<MessageSquareText aria-hidden="true" />}>
          {t.openRemarks(open_remarks)}
        </StatusBadge>
      )}
      {taken && (
        <StatusBadge
          tone={taken.is_mine ? 'success' : 'info'}
          icon={<UserRoundPen aria-hidden="true" />}
        >
          {taken.is_mine
            ? t.takenByMe({ time: formatTime(taken.until) })
            : t.takenByOther({ name: taken.by, time: formatTime(taken.until) })}
        </StatusBadge>
      )}
    </div>
  );
}
