import { type Book, spreadPhotoIds, type Spread } from '../scene';
import type { PhotoForBook } from './fill-types';
import { frameGap, spreadAreas } from './page-areas';
import { traitsById } from './photo-traits';
import { sortInBookOrder } from './photo-order';
import { layOutSpread } from './place-spread';
import { type SpreadLayout, spreadLayouts } from './spread-layouts';

/** Index of the next or previous layout, wrapping around at both ends. */
function stepIndex(at: number, step: 1 | -1, of: number): number {
  return (at + step + of) % of;
}

/** A spread with the possible layouts of its photos, best first. */
interface Relayable {
  book: Book;
  index: number;
  spread: Spread;
  layouts: SpreadLayout[];
}

/**
 * The possible layouts of a spread's photos; null for a cover or a spread without photos.
 * @param photos those of the album
 */
export function findSpreadLayouts(
  book: Book,
  spreadId: string,
  photos: readonly PhotoForBook[],
): Relayable | null {
  const index = book.spreads.findIndex(({ id }) => id === spreadId);
  const spread = book.spreads[index];
  if (!spread) return null;
  const traits = traitsById(sortInBookOrder(photos, book.photo_order));
  const shown = spreadPhotoIds(spread).flatMap((id) => traits.get(id) ?? []);
  if (shown.length === 0) return null;
  const areas = spreadAreas(book, index);
  const layouts = spreadLayouts({ areas, photos: shown, gap: frameGap(book), style: book.style });
  return { book, index, spread, layouts };
}

/** Returns the spread with the layout at index `at`; photos and texts stay. */
export function applySpreadLayout({ book, spread, layouts }: Relayable, at: number): Spread {
  const { id, seed, background, items } = spread;
  const placed = layOutSpread({ id, seed: seed + 1, order: book.photo_order, layouts, at });
  const texts = items.filter(({ type }) => type === 'text');
  return { ...placed, background, items: [...placed.items, ...texts] };
}

/** Gives a spread its next or previous ranked layout, of up to eight. A locked spread stays unchanged. */
export function applyAnotherLayout(
  book: Book,
  spreadId: string,
  photos: readonly PhotoForBook[],
  step: 1 | -1,
): Book {
  const found = findSpreadLayouts(book, spreadId, photos);
  if (!found || found.spread.locked) return book;
  const { spread, layouts, index } = found;
  const before = spread.rank ? spread.rank.at - 1 : layouts.length - 1;
  const at = stepIndex(Math.min(before, layouts.length - 1), step, layouts.length);
  return { ...book, spreads: book.spreads.with(index, applySpreadLayout(found, at)) };
}
