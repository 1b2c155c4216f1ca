import type { Book, PhotoItem } from '@smriti/shared/book/scene';
import { type Face, partOf } from './face';
import { placedIn, type ShownPhotos } from './shown-photo';

/** What is to be said of a frame before it is printed. */
export interface SpreadWarning {
  face: Face;
  item: PhotoItem;
  kind: 'poor' | 'fair' | 'fold' | 'cut' | 'empty';
  /** Of its photo, where that is why. */
  dpi: number | null;
}

/** A hair more than rounding: an edge that lies on the cut is on it. */
const HAIR_MM = 0.2;

/** An edge that is neither cut through nor further from the cut than a cut may be off. */
function endsNearCut({ x, y, w, h }: PhotoItem, { trim }: Face, tolerance: number): boolean {
  const inside = [x - trim.x, y - trim.y, trim.x + trim.w - (x + w), trim.y + trim.h - (y + h)];
  return inside.some((distance) => distance > HAIR_MM && distance < tolerance - HAIR_MM);
}

function kindOf(
  book: Pick<Book, 'bleed'>,
  face: Face,
  item: PhotoItem,
): SpreadWarning['kind'] | null {
  if (item.photo === null) return 'empty';
  if (face.fold !== null && !face.isFlat && partOf(face, item) === null) return 'fold';
  return item.angle === 0 && endsNearCut(item, face, book.bleed) ? 'cut' : null;
}

/** Everything in a book that one should look at before it is printed, in its order. */
export function spreadWarnings(
  book: Pick<Book, 'bleed'>,
  faces: readonly Face[],
  photos: ShownPhotos,
): SpreadWarning[] {
  return faces.flatMap((face) =>
    face.spread.items.flatMap((item) => {
      if (item.type !== 'photo') return [];
      const placed = placedIn(item, photos);
      const soft = placed && placed.quality !== 'good' ? placed.quality : null;
      const other = kindOf(book, face, item);
      return [
        ...(soft ? [{ face, item, kind: soft, dpi: placed?.dpi ?? null }] : []),
        ...(other ? [{ face, item, kind: other, dpi: null }] : []),
      ];
    }),
  );
}
