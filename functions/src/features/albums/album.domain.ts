import type { AlbumRecord } from './album.records';

/** Whether an initial payment is asked for that is not paid: until then nobody reviews the album. */
export function isUnpaid(album: {
  initial_due_paise: number;
  initial_paid_paise: number;
}): boolean {
  return album.initial_paid_paise < album.initial_due_paise;
}

/**
 * The photos that an album keeps: its own, those in its tray, and those of its rounds, so that these
 * can be shown.
 */
export function keptPhotos(
  album: Pick<AlbumRecord, 'photo_ids' | 'tray_photo_ids' | 'round_photo_ids'> | null,
): string[] {
  if (!album) return [];
  const { photo_ids, tray_photo_ids, round_photo_ids } = album;
  return [...new Set([...photo_ids, ...tray_photo_ids, ...round_photo_ids])];
}
