import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { StatusBadge, type StatusTone } from '#ui/feedback/StatusBadge.tsx';

/** Names of an album's statuses (docs/rules.md#states-1). */
export const albumStatusMessages = messageCatalogue('albumStatus', {
  Cart: 'Cart',
  Draft: 'Draft',
  Requested: 'Requested',
  Responded: 'Responded',
  Approved: 'Approved',
});

const TONES: Readonly<Record<AlbumStatus, StatusTone>> = {
  Cart: 'neutral',
  Draft: 'neutral',
  Requested: 'info',
  Responded: 'waiting',
  Approved: 'success',
};

export function AlbumStatusBadge({ status }: { status: AlbumStatus }) {
  const t = useMessages(albumStatusMessages);
  return <StatusBadge tone={TONES[status]}>{t[status]}</StatusBadge>;
}
