import type { AlbumRecord } from './album.records';

/** Whether the initial payment is due and not paid. The album is not reviewed until it is. */
export function isInitialPaymentMissing(album: {
  initial_due_paise: number;
  initial_paid_paise: number;
}): boolean {
  return album.initial_paid_paise < album.initial_due_paise;
}

/** Ids of the photos that an album uses: its content, its tray, and its rounds, which stay viewable. */
export function usedPhotoIds(
  album: Pick<AlbumRecord, 'photo_ids' | 'tray_photo_ids' | 'round_photo_ids'> | null,
): string[] {
  if (!album) return [];
  const { photo_ids, tray_photo_ids, round_photo_ids } = album;
  return [...new Set([...photo_ids, ...tray_photo_ids, ...round_photo_ids])];
}
