import type { PhotoForBook } from '../auto-fill/fill-types';
import { frameGap, spreadAreas } from '../auto-fill/page-areas';
import { sortInBookOrder } from '../auto-fill/photo-order';
import { type TraitsById, traitsById } from '../auto-fill/photo-traits';
import { toPhotoItem } from '../auto-fill/place-spread';
import { spreadLayouts } from '../auto-fill/spread-layouts';
import { type BookFormat, coverShape, countPages, spreadCount, spreadGeometry } from '../page';
import { applyCoverShape } from '../apply-cover-shape';
import { type Book, spreadPhotoIds, placedPhotoIds, type Spread, type TextItem } from '../scene';
import { findReadableArea, readableAreas } from './readable-areas';

export interface SpreadEditContext {
  format: BookFormat;
  photos: readonly PhotoForBook[];
}

/** Number of pages of an added spread. */
export const PAGES_PER_SPREAD = 2;

/** Type of a spread's position; spreads have to be laid out again when it changes. */
function spreadPositionType(book: Book, index: number): string {
  const { pages } = spreadGeometry(book, index);
  if (pages === 2 || book.kind !== 'book') return 'wide';
  return index === 0 ? 'first' : 'last';
}

function traitsOf(book: Book, photos: readonly PhotoForBook[]): TraitsById {
  return traitsById(sortInBookOrder(photos, book.photo_order));
}

/** Moves a text into the readable area of a spread whose width has changed. */
function moveTextIntoArea(book: Book, id: string, text: TextItem): TextItem {
  const area = findReadableArea(readableAreas(book, id), text);
  if (!area) return text;
  const { safe } = area;
  const w = Math.min(text.w, safe.w);
  const x = Math.min(Math.max(text.x, safe.x), safe.x + safe.w - w);
  return { ...text, x, w };
}

/** Puts photos on a spread in the best layout for its position; its texts stay. */
function layOutPhotos(
  book: Book,
  index: number,
  ids: readonly string[],
  traits: TraitsById,
): Spread {
  const spread = book.spreads[index];
  if (!spread) throw new Error('there is no such spread');
  const photos = ids.flatMap((id) => traits.get(id) ?? []);
  const areas = spreadAreas(book, index);
  const [best] =
    photos.length === 0
      ? []
      : spreadLayouts({ areas, photos, gap: frameGap(book), style: book.style });
  const texts = spread.items.filter((item) => item.type === 'text');
  return {
    ...spread,
    locked: true,
    layout: best?.layout ?? '',
    rank: null,
    why: null,
    items: [
      ...(best?.place() ?? []).map((placed, at) => toPhotoItem(placed, `p${at + 1}`)),
      ...texts.map((text) => moveTextIntoArea(book, spread.id, text)),
    ],
  };
}

/**
 * Sets the spreads of a book. Those whose position changes between a single page and a full spread are laid
 * out again, and the spine is adapted to the number of pages.
 */
function withSpreads(
  book: Book,
  spreads: readonly Spread[],
  { format, photos }: SpreadEditContext,
): Book {
  const before = new Map(
    book.spreads.map(({ id }, index) => [id, spreadPositionType(book, index)]),
  );
  const after: Book = { ...book, spreads: [...spreads] };
  const moved = after.spreads.filter((spread, index) => {
    const was = before.get(spread.id);
    return was !== undefined && was !== spreadPositionType(after, index);
  });
  const traits = moved.length > 0 ? traitsOf(book, photos) : new Map();
  const placed = after.spreads.map((spread, index) =>
    moved.includes(spread) ? layOutPhotos(after, index, spreadPhotoIds(spread), traits) : spread,
  );
  const made = { ...after, spreads: placed };
  return applyCoverShape(made, coverShape(format, countPages(made)));
}

export function canMoveSpreads({ kind }: Pick<Book, 'kind'>): boolean {
  return kind === 'book' || kind === 'set';
}

/** Moves a spread to another position and locks it; no effect beyond the ends. */
export function moveSpread(book: Book, id: string, to: number, context: SpreadEditContext): Book {
  const from = book.spreads.findIndex((spread) => spread.id === id);
  const spread = book.spreads[from];
  if (!spread || from === to || to < 0 || to >= book.spreads.length || !canMoveSpreads(book))
    return book;
  const order = book.spreads.toSpliced(from, 1).toSpliced(to, 0, { ...spread, locked: true });
  return withSpreads(book, order, context);
}

/** Number of spreads that can still be added without changing the price. */
export function countSpreadsLeft(book: Book, { format, photos }: SpreadEditContext): number {
  if (book.kind !== 'book') return 0;
  const content = { photos: photos.length, extraPages: book.extra_pages };
  return Math.max(0, spreadCount(format, { ...content, style: 'airy' }) - book.spreads.length);
}

/** Whether pages can be added at a price: only to books that are priced by page. */
export function canAddPages({ kind, isPaidPerPhoto, photosPerPage }: BookFormat): boolean {
  return kind === 'book' && !isPaidPerPhoto && photosPerPage > 0;
}

function freshId(spreads: readonly Spread[]): string {
  const used = new Set(spreads.map(({ id }) => id));
  let number = 1;
  while (used.has(`s${number}`)) number += 1;
  return `s${number}`;
}

/**
 * Adds a spread after another one and moves the second half of its photos there; after a spread with a single
 * photo it stays empty, for texts. Adds two pages at their price if no more are included.
 */
export function addSpread(book: Book, afterId: string, context: SpreadEditContext): Book {
  const { format } = context;
  const isPaid = countSpreadsLeft(book, context) === 0;
  const at = book.spreads.findIndex(({ id }) => id === afterId);
  const before = book.spreads[at];
  if (!before || book.kind !== 'book' || (isPaid && !canAddPages(format))) return book;
  const shown = spreadPhotoIds(before);
  const half = Math.ceil(shown.length / 2);
  const blank: Spread = {
    id: freshId(book.spreads),
    seed: 1,
    locked: true,
    layout: '',
    rank: null,
    background: null,
    items: [],
    why: null,
  };
  const extra = isPaid ? PAGES_PER_SPREAD : 0;
  const longer = withSpreads(
    { ...book, extra_pages: book.extra_pages + extra },
    book.spreads.toSpliced(at + 1, 0, blank),
    context,
  );
  if (shown.length < 2) return longer;
  const traits = traitsOf(book, context.photos);
  const first = layOutPhotos(longer, at, shown.slice(0, half), traits);
  const second = layOutPhotos(longer, at + 1, shown.slice(half), traits);
  return { ...longer, spreads: longer.spreads.with(at, first).with(at + 1, second) };
}

export type RemovedPhotosTarget = 'tray' | 'elsewhere';

/** Index of the nearest unlocked spread in a direction, otherwise of the nearest spread. */
function neighbour(spreads: readonly Spread[], from: number, step: 1 | -1): number | null {
  const places = spreads
    .map((_, index) => index)
    .filter((index) => (step === 1 ? index >= from : index < from))
    .toSorted((one, other) => step * (one - other));
  return places.find((index) => !spreads[index]?.locked) ?? places[0] ?? null;
}

/** Distributes photos to the spreads before and after their previous position. */
function distributePhotos(
  book: Book,
  at: number,
  ids: readonly string[],
  context: SpreadEditContext,
): Book {
  const sides = [neighbour(book.spreads, at, -1), neighbour(book.spreads, at, 1)];
  const [before, after] = sides;
  const half = before === null || before === undefined ? 0 : Math.ceil(ids.length / 2);
  const cut = after === null || after === undefined ? ids.length : half;
  const traits = traitsOf(book, context.photos);
  const given = [
    { index: before, more: ids.slice(0, cut), isFirst: false },
    { index: after, more: ids.slice(cut), isFirst: true },
  ];
  return given.reduce((made, { index, more, isFirst }) => {
    const spread = made.spreads[index ?? -1];
    if (!spread || index === null || index === undefined || more.length === 0) return made;
    const own = spreadPhotoIds(spread);
    const all = isFirst ? [...more, ...own] : [...own, ...more];
    return { ...made, spreads: made.spreads.with(index, layOutPhotos(made, index, all, traits)) };
  }, book);
}

/** Whether a spread can be removed: a book keeps at least one. */
export function canRemoveSpreads({ kind, spreads }: Pick<Book, 'kind' | 'spreads'>): boolean {
  return kind === 'book' && spreads.length > 1;
}

/**
 * Removes a spread. Its photos move to the tray or to the neighbouring spreads, unless they are also in
 * another frame. Removes extra pages that were added at a price first.
 */
export function removeSpread(
  book: Book,
  id: string,
  to: RemovedPhotosTarget,
  context: SpreadEditContext,
): Book {
  const at = book.spreads.findIndex((spread) => spread.id === id);
  const spread = book.spreads[at];
  if (!spread || !canRemoveSpreads(book)) return book;
  const fewer = withSpreads(
    { ...book, extra_pages: Math.max(0, book.extra_pages - PAGES_PER_SPREAD) },
    book.spreads.toSpliced(at, 1),
    context,
  );
  const placed = placedPhotoIds({ cover: null, spreads: fewer.spreads });
  const lost = [...new Set(spreadPhotoIds(spread))].filter((photo) => !placed.has(photo));
  if (to === 'elsewhere') return distributePhotos(fewer, at, lost, context);
  const onCover = placedPhotoIds({ cover: fewer.cover, spreads: [] });
  const inTray = new Set(fewer.tray.map(({ photo }) => photo));
  const laidBy = lost.filter((photo) => !onCover.has(photo) && !inTray.has(photo));
  return {
    ...fewer,
    tray: [...fewer.tray, ...laidBy.map((photo) => ({ photo, why: null }))],
  };
}
