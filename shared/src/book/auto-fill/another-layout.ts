import { type Book, photosOfSpread, type Spread } from '../scene';
import type { PhotoForBook } from './fill-types';
import { gapOf, spreadAreas } from './page-areas';
import { traitsById } from './photo-traits';
import { inBookOrder } from './photo-order';
import { placedSpread } from './place-spread';
import { spreadLayouts } from './spread-layouts';

/** The next of the ranked layouts, or the one before; after the last comes the first again. */
function stepped(at: number, step: 1 | -1, of: number): number {
  return (at + step + of) % of;
}

/**
 * Another layout for one spread, of the up to eight that were found good: its photos stay, its texts
 * too. A locked spread stays as it is.
 * @param photos those of the album
 */
export function anotherLayout(
  book: Book,
  spreadId: string,
  photos: readonly PhotoForBook[],
  step: 1 | -1,
): Book {
  const index = book.spreads.findIndex(({ id }) => id === spreadId);
  const spread = book.spreads[index];
  if (!spread || spread.locked) return book;
  const traits = traitsById(inBookOrder(photos, book.photo_order));
  const shown = photosOfSpread(spread).flatMap((id) => traits.get(id) ?? []);
  if (shown.length === 0) return book;
  const areas = spreadAreas(book, index);
  const layouts = spreadLayouts({ areas, photos: shown, gap: gapOf(book), style: book.style });
  const before = spread.rank ? spread.rank.at - 1 : layouts.length - 1;
  const at = stepped(Math.min(before, layouts.length - 1), step, layouts.length);
  const { id, seed } = spread;
  const placed = placedSpread({ id, seed: seed + 1, order: book.photo_order, layouts, at });
  const texts = spread.items.filter(({ type }) => type === 'text');
  const made: Spread = {
    ...placed,
    background: spread.background,
    items: [...placed.items, ...texts],
  };
  return { ...book, spreads: book.spreads.with(index, made) };
}
