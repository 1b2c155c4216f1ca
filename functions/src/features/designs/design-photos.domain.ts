import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import { invalidFieldsError } from '../../platform/invalid-fields';

/** Photos of an album: the printed ones in order, and those in the tray. */
export interface AlbumPhotos {
  photo_ids: readonly string[];
  tray_photo_ids: readonly string[];
}

/**
 * Photos of an album after a book is saved: photos in the tray leave the printed ones, photos taken out of
 * the tray are appended to them.
 * @throws AppError invalid_input for photos that do not belong to the album, or that are both in a frame and
 *   in the tray.
 */
export function albumPhotosForBook(
  { photo_ids, tray_photo_ids }: AlbumPhotos,
  book: Book,
): AlbumPhotos {
  const own = [...photo_ids, ...tray_photo_ids];
  const tray = book.tray.map(({ photo }) => photo);
  const isOwn = new Set(own);
  const isInTray = new Set(tray);
  const placed = [...placedPhotoIds(book)];
  if (tray.some((id) => !isOwn.has(id))) {
    throw invalidFieldsError([
      { field: 'tray', message: 'A photo in the tray is not in this album.' },
    ]);
  }
  if (placed.some((id) => !isOwn.has(id))) {
    const message = 'A photo of the book is not in this album.';
    throw invalidFieldsError([{ field: 'spreads', message }]);
  }
  if (placed.some((id) => isInTray.has(id))) {
    const message = 'A photo is in the book and in the tray.';
    throw invalidFieldsError([{ field: 'tray', message }]);
  }
  return {
    photo_ids: [...new Set(own)].filter((id) => !isInTray.has(id)),
    tray_photo_ids: tray,
  };
}
