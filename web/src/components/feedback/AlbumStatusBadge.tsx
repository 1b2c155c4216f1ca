import type { AlbumStatus } from '@smriti/shared/album/album-states';
import { StatusBadge, type StatusTone } from './StatusBadge';

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

/** The state of an album in the shop's word, with icon and colour. */
export function AlbumStatusBadge({ status }: AlbumStatusBadgeProps) {
  return <StatusBadge tone={TONES[status]}>{status}</StatusBadge>;
}
