import { withPhotoIds } from '@smriti/shared/book/map-photos';
import type { Book, Spread } from '@smriti/shared/book/scene';
import type { StudioPhoto } from '../studio-store';

/* The studio names photos by keys of its own, the shop by ids that they have once they are uploaded. */

type Photos = readonly Pick<StudioPhoto, 'key' | 'photoId'>[];

/** The shop trims what is typed: so that the two can be compared, it is trimmed here already. */
function trimmed(spread: Spread): Spread {
  const items = spread.items.map((item) =>
    item.type === 'text' ? { ...item, text: item.text.trim() } : item,
  );
  return { ...spread, items };
}

/** A book whose frames name photos as the shop does; a photo that is not uploaded leaves an empty one. */
export function inShopsNames(book: Book, photos: Photos): Book {
  const ids = photos.flatMap(({ key, photoId }) =>
    photoId === null ? [] : [[key, photoId] as const],
  );
  const named = withPhotoIds(book, new Map(ids));
  const cover = named.cover && trimmed(named.cover);
  return { ...named, cover, spreads: named.spreads.map(trimmed) };
}

/** A book of the shop whose frames name photos as they are named here. */
export function inStudiosNames(book: Book, photos: Photos): Book {
  const keys = photos.flatMap(({ key, photoId }) =>
    photoId === null ? [] : [[photoId, key] as const],
  );
  return withPhotoIds(book, new Map(keys));
}
