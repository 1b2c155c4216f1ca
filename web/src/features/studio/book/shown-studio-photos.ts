import type { ShownPhoto } from '#domains/book/spread/shown-photo.ts';
import { rememberLast } from '../remember-last';
import type { StudioBook, StudioPhoto, StudioState } from '../studio-store';

/** Converts a studio photo for display on spreads, in both sizes. */
function shown(
  { thumbnail, large = null, width, height, facts }: StudioPhoto,
  place: number,
): ShownPhoto {
  return { place, width, height, small: thumbnail, large, faces: facts?.faces };
}

type Tray = NonNullable<StudioBook['scene']>['tray'];

const listShownPhotos = rememberLast(
  (
    order: StudioState['order'],
    photos: StudioState['photos'],
    tray: Tray | null,
  ): [key: string, ShownPhoto][] => {
    const leftOut = tray?.map(({ photo }) => photo) ?? [];
    return [...order, ...leftOut].flatMap((key, index) => {
      const photo = photos[key];
      return photo ? [[key, shown(photo, index + 1)]] : [];
    });
  },
);

/** Photos of an open design by key: first the album's, then those left out. */
export const toShownStudioPhotos = ({
  order,
  photos,
  book,
}: Pick<StudioState, 'order' | 'photos' | 'book'>) =>
  listShownPhotos(order, photos, book.scene?.tray ?? null);
