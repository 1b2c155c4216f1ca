import { spreadCount } from '../page';
import { type Book, COVER_ID, spreadPhotoIds, type Spread } from '../scene';
import type { FillTask } from './fill-task';
import type { PhotoForBook } from './fill-types';
import { type LockedSpread, placeLockedSpreads } from './locked-spreads';
import { spreadAreas } from './page-areas';
import { sortInBookOrder } from './photo-order';

/** The spreads of a book before photos are assigned to them. */
export interface SpreadPlan {
  /** The book with its final number of spreads, still empty. */
  book: Book;
  locked: ReadonlyMap<number, Spread>;
  /** Photos that no locked spread shows, in book order. */
  open: PhotoForBook[];
}

function emptyBook({ format, style, order, extraPages = 0, tray = [], ...task }: FillTask): Book {
  return {
    v: 1,
    kind: format.kind,
    page: format.page,
    bleed: format.bleed,
    safe: format.safe,
    lay_flat: format.layFlat,
    page_numbers: task.pageNumbers ?? false,
    style,
    photo_order: order,
    look: format.look,
    cover_shape: null,
    cover: null,
    spreads: [],
    tray: [...tray],
    extra_pages: extraPages,
    calendar: format.kind === 'calendar' ? (task.calendar ?? null) : null,
  };
}

function blankSpread(id: string): Spread {
  return {
    id,
    seed: 1,
    locked: false,
    layout: '',
    rank: null,
    background: null,
    items: [],
    why: null,
  };
}

/** The photos, repeated from the first on until there are at least `least`. */
function repeated(photos: readonly PhotoForBook[], least: number): PhotoForBook[] {
  if (photos.length === 0) return [];
  return Array.from(
    { length: Math.max(photos.length, least) },
    (_, at) => photos[at % photos.length],
  ).flatMap((photo) => photo ?? []);
}

/** Minimum number of photos; fewer are repeated. */
function leastPhotos({ format, photos, style }: FillTask): number {
  if (format.kind === 'book') return format.minPhotos;
  if (format.kind === 'sheet') return 0;
  return spreadCount(format, { photos: photos.length, style });
}

function openPhotos(task: FillTask, kept: readonly LockedSpread[]): PhotoForBook[] {
  const shown = new Set(kept.flatMap(({ spread }) => spreadPhotoIds(spread)));
  const open = sortInBookOrder(task.photos, task.order).filter(({ id }) => !shown.has(id));
  return kept.length === 0 ? repeated(open, leastPhotos(task)) : open;
}

/** Minimum number of spreads with which every unlocked spread gets a photo. */
function fewestSpreads(task: FillTask, kept: number, open: number): number {
  const { format, photos, style, extraPages } = task;
  const wanted = spreadCount(format, { photos: photos.length, style, extraPages });
  if (format.kind !== 'book') return wanted;
  if (open === 0) return Math.max(1, kept);
  return Math.max(kept + 1, Math.min(wanted, kept + open));
}

/** Number of pages that a spread's items need. */
function pagesNeeded({ items }: Spread, { kind, page, bleed }: Book): number {
  return kind === 'book' && items.some(({ x, w }) => x + w > page.w + 2 * bleed) ? 2 : 1;
}

/** Determines the number of spreads, the positions of the locked ones, and the photos for the others. */
export function planSpreads(task: FillTask): SpreadPlan {
  const inside = (task.keep ?? []).filter(({ id }) => id !== COVER_ID);
  let kept = inside.flatMap((spread, index) => (spread.locked ? [{ spread, index }] : []));
  let open = openPhotos(task, kept);
  let count = fewestSpreads(task, kept.length, open.length);
  if (task.format.kind !== 'book' && open.length > 0 && kept.length >= count) {
    // the number of faces is fixed, and every photo has to be placed
    kept = kept.slice(0, count - 1);
    open = openPhotos(task, kept);
  }
  const empty = emptyBook(task);
  for (;;) {
    const spreads = Array.from({ length: count }, (_, at) => blankSpread(`s${at + 1}`));
    const book = { ...empty, spreads };
    const pagesAt = spreads.map((_, at) => spreadAreas(book, at).pages.length);
    const locked = placeLockedSpreads(kept, pagesAt, (spread) => pagesNeeded(spread, empty));
    if (locked) return { book, locked, open };
    count += 1;
  }
}
