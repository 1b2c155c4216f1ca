import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { useMessages } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';
import { albumStatusMessages } from '#ui/feedback/album-status-messages.ts';

const TONES: Readonly<Record<AlbumStatus, StatusTone>> = {
  Cart: 'neutral',
  Draft: 'neutral',
  Requested: 'info',
  Responded: 'waiting',
  Approved: 'success',
};

interface AlbumStatusBadgeProps {
  status: AlbumStatus;
}

/** Badge with an album's status: text, icon and colour. */
export function AlbumStatusBadge({ status }: AlbumStatusBadgeProps) {
  const t = useMessages(albumStatusMessages);
  return <StatusBadge tone={TONES[status]}>{t[status]}</StatusBadge>;
}
