import { replacePhotoIds } from '@smriti/shared/book/replace-photo-ids';
import type { Book, Spread } from '@smriti/shared/book/scene';
import type { StudioPhoto } from '../studio-store';

/*
 * Converts photo references: the studio identifies photos by its own keys, the server by the ids
 * that they get when uploaded.
 */

type Photos = readonly Pick<StudioPhoto, 'key' | 'photoId'>[];

/** Trims texts as the server does, so that both books can be compared. */
function trimmed(spread: Spread): Spread {
  const items = spread.items.map((item) =>
    item.type === 'text' ? { ...item, text: item.text.trim() } : item,
  );
  return { ...spread, items };
}

/**
 * Book whose frames refer to photos by server id. Frames of photos that are not uploaded become
 * empty.
 */
export function toServerPhotoIds(book: Book, photos: Photos): Book {
  const ids = photos.flatMap(({ key, photoId }) =>
    photoId === null ? [] : [[key, photoId] as const],
  );
  const named = replacePhotoIds(book, new Map(ids));
  const cover = named.cover && trimmed(named.cover);
  return { ...named, cover, spreads: named.spreads.map(trimmed) };
}

/** Saved book whose frames refer to photos by studio key. */
export function toStudioPhotoKeys(book: Book, photos: Photos): Book {
  const keys = photos.flatMap(({ key, photoId }) =>
    photoId === null ? [] : [[photoId, key] as const],
  );
  return replacePhotoIds(book, new Map(keys));
}
