import type { ShownPhoto } from '#domains/book/spread/shown-photo.ts';
import type { StudioPhoto, StudioState } from '../studio-store';

/** Converts a studio photo for display on spreads, in both sizes. */
function shown(
  { thumbnail, large = null, width, height, facts }: StudioPhoto,
  place: number,
): ShownPhoto {
  return { place, width, height, small: thumbnail, large, faces: facts?.faces };
}

/** Photos of an open design by key: first the album's, then those left out. */
export function toShownStudioPhotos({
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
