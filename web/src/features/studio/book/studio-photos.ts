import type { ShownPhoto } from '../../../domains/book/spread/shown-photo';
import type { StudioPhoto, StudioState } from '../studio-store';

/** The large rendition stands beside the small one, under the same token. */
function shown({ thumbnail, large = null, width, height }: StudioPhoto, place: number): ShownPhoto {
  return { place, width, height, small: thumbnail, large };
}

/** The photos of an open design by their keys: those of the album first, then those left out. */
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
