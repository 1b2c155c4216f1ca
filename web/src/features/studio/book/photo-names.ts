import { withPhotoIds } from '@smriti/shared/book/map-photos';
import type { Book } from '@smriti/shared/book/scene';
import type { StudioPhoto, StudioState } from '../studio-store';

/* The studio names photos by keys of its own, the shop by ids that they have once they are uploaded. */

function named(book: Book, photos: StudioState['photos'], pair: (photo: StudioPhoto) => string[]) {
  const pairs = Object.values(photos).flatMap((photo) => {
    const [from, to] = pair(photo);
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  return withPhotoIds(book, new Map(pairs));
}

/** A book whose frames name photos as the shop does. */
export function inShopsNames(book: Book, photos: StudioState['photos']): Book {
  return named(book, photos, ({ key, photoId }) => (photoId === null ? [] : [key, photoId]));
}

/** A book of the shop whose frames name photos as they are named here. */
export function inStudiosNames(book: Book, photos: StudioState['photos']): Book {
  return named(book, photos, ({ key, photoId }) => (photoId === null ? [] : [photoId, key]));
}
