import { frameGap, spreadAreas } from '../auto-fill/page-areas';
import type { PhotoForBook } from '../auto-fill/fill-types';
import { sortInBookOrder } from '../auto-fill/photo-order';
import { traitsById } from '../auto-fill/photo-traits';
import { layOutSpread } from '../auto-fill/place-spread';
import { spreadLayouts } from '../auto-fill/spread-layouts';
import { type Book, type Look, spreadPhotoIds } from '../scene';

/**
 * Applies another look to a book: items without their own colour, font or border follow it, also on locked
 * spreads. Margins and gaps stay unchanged until the pages are laid out again.
 */
export function applyLook(book: Book, look: Look): Book {
  const { margin, gap } = book.look;
  return { ...book, look: { ...look, margin, gap } };
}

/** Index of the first spread with photos and two pages, else of the first with photos. */
export function previewSpreadIndex({ spreads, kind, lay_flat }: Book): number {
  const hasPhotos = (at: number) => spreadPhotoIds(spreads[at] ?? { items: [] }).length > 0;
  const places = spreads.map((_, at) => at).filter(hasPhotos);
  const isWide = (at: number) =>
    kind === 'book' && (lay_flat || (at > 0 && at < spreads.length - 1));
  return places.find(isWide) ?? places[0] ?? 0;
}

/**
 * Previews a look on one spread of a book: an unlocked spread gets the margins of that look and keeps its
 * layout if that is still among the ranked ones.
 * @param photos those of the album
 */
export function previewLook(
  book: Book,
  look: Look,
  at: number,
  photos: readonly PhotoForBook[],
): Book {
  const tried = { ...book, look };
  const spread = tried.spreads[at];
  if (!spread || spread.locked) return tried;
  const traits = traitsById(sortInBookOrder(photos, book.photo_order));
  const shown = spreadPhotoIds(spread).flatMap((id) => traits.get(id) ?? []);
  if (shown.length === 0) return tried;
  const areas = spreadAreas(tried, at);
  const layouts = spreadLayouts({ areas, photos: shown, gap: frameGap(tried), style: book.style });
  const same = layouts.findIndex(({ layout }) => layout === spread.layout);
  const { id, seed } = spread;
  const placed = layOutSpread({
    id,
    seed,
    order: book.photo_order,
    layouts,
    at: Math.max(0, same),
  });
  const texts = spread.items.filter(({ type }) => type === 'text');
  return {
    ...tried,
    spreads: tried.spreads.with(at, { ...placed, items: [...placed.items, ...texts] }),
  };
}
