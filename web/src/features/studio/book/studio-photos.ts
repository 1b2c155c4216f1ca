import type { ShownPhoto } from '#domains/book/spread/shown-photo.ts';
import type { StudioPhoto, StudioState } from '../studio-store';

/** A photo as spreads show it, in both sizes. */
function shown({ thumbnail, large = null, width, height }: StudioPhoto, place: number): ShownPhoto {
  return { place, width, height, small: thumbnail, large };
}

/** The photos of an open design by key: the album's first, then those left out. */
export function studioPhotos({
  order,
  photos,
  book,
}: Pick<StudioState, 'order' | 'photos' | 'book'>): [key: string, ShownPhoto][] {
  const tray = book.scene?.tray.map(({ photo }) => photo) ?? [];
  return [...order, ...tray].flatMap((key, index) => {
    const photo = photos[key];
    return photo ? [[key, shown(photo, index + 1)]] : [];
  });
}
