import { isDeepStrictEqual } from 'node:util';
import type { DesignChange, StaleDesign } from '@smriti/shared/book/designs';
import { type Book, book, COVER_ID, type Spread } from '@smriti/shared/book/scene';
import { AppError } from '@smriti/shared/base/errors';
import { refusedFields } from '../../platform/refused-fields';
import type { Design } from './design.records';

/** What belongs to a book as a whole, and is of one change together. */
const WHOLE = [
  'order',
  'tray',
  'extra_pages',
  'style',
  'photo_order',
  'page_numbers',
  'calendar',
] as const;
type WholeField = (typeof WHOLE)[number];
type Whole = Pick<DesignChange, WholeField>;

/** Revisions that are remembered of spreads that were removed. */
const MAX_REMOVED = 1000;

function wholeOf({ spreads, ...whole }: Book) {
  const { tray, extra_pages, style, photo_order, page_numbers, calendar } = whole;
  const order = spreads.map(({ id }) => id);
  return { order, tray, extra_pages, style, photo_order, page_numbers, calendar };
}

/** A spread of a book, or its cover; null where it has none of that id. */
export function spreadOf({ cover, spreads }: Book, id: string): Spread | null {
  return id === COVER_ID ? cover : (spreads.find((spread) => spread.id === id) ?? null);
}

/** What of a change is another than it is now: what was sent twice is not. */
function differences(now: Book, change: DesignChange) {
  const whole = wholeOf(now);
  return {
    spreads: Object.entries(change.spreads).filter(
      ([id, spread]) => !isDeepStrictEqual(spreadOf(now, id), spread),
    ),
    whole: WHOLE.filter(
      (field) => change[field] !== undefined && !isDeepStrictEqual(whole[field], change[field]),
    ),
  };
}

/** @throws AppError conflict with what of a change is newer than the caller knows. */
function assertFresh(
  { rev, revs, order_rev, book: now }: Design,
  base: number,
  { spreads, whole }: ReturnType<typeof differences>,
): void {
  const isNewer = (one: number) => one > base || base > rev;
  const stale = spreads.map(([id]) => id).filter((id) => isNewer(revs[id] ?? 0));
  const staleWhole = isNewer(order_rev) ? whole : [];
  if (stale.length + staleWhole.length === 0) return;
  const current: Whole = wholeOf(now);
  const details: StaleDesign = {
    ...{ rev, revs, order_rev },
    spreads: Object.fromEntries(stale.map((id) => [id, spreadOf(now, id)])),
    ...Object.fromEntries(staleWhole.map((field) => [field, current[field]])),
  };
  throw new AppError('conflict', 'This book was changed in another window or on another device.', {
    details,
  });
}

function refused(field: string, message: string): AppError {
  return refusedFields([{ field, message }]);
}

/** The spreads of a book once those of a change stand in it, in their order. */
function spreadsWith(now: Book, change: DesignChange): Spread[] {
  const known = new Map(now.spreads.map((spread) => [spread.id, spread]));
  for (const [id, spread] of Object.entries(change.spreads)) {
    if (id === COVER_ID) continue;
    if (spread === null) known.delete(id);
    else known.set(id, spread);
  }
  const order = change.order ?? wholeOf(now).order.filter((id) => known.has(id));
  const ordered = order.flatMap((id) => known.get(id) ?? []);
  if (ordered.length !== order.length || order.length !== known.size) {
    throw refused('order', 'The order must name every spread of the book.');
  }
  return ordered;
}

function coverWith(now: Book, { spreads }: DesignChange): Spread | null {
  const cover = spreads[COVER_ID];
  if (cover === undefined) return now.cover;
  if ((cover === null) === (now.cover === null)) return cover;
  throw refused(`spreads.${COVER_ID}`, 'Whether there is a cover is a choice of the album.');
}

/** @throws AppError invalid_input for a book beyond its bounds. */
function bounded(made: Book): Book {
  const parsed = book.safeParse(made);
  if (parsed.success) return parsed.data;
  throw refusedFields(
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
}

function withoutOldest(revs: Readonly<Record<string, number>>, made: Book) {
  const isThere = new Set([COVER_ID, ...made.spreads.map(({ id }) => id)]);
  const removed = Object.entries(revs)
    .filter(([id]) => !isThere.has(id))
    .toSorted(([, one], [, other]) => other - one);
  const forgotten = new Set(removed.slice(MAX_REMOVED).map(([id]) => id));
  return Object.fromEntries(Object.entries(revs).filter(([id]) => !forgotten.has(id)));
}

/** All of a book but what stands on its spreads. */
function withoutSpreads(made: Book) {
  return { ...made, cover: null, spreads: made.spreads.map(({ id }) => id) };
}

/**
 * A design with another book: what differs is of a new change. The same design where nothing does.
 */
export function withBook(before: Design, after: Book): Design {
  const ids = [COVER_ID, ...before.book.spreads, ...after.spreads].map((one) =>
    typeof one === 'string' ? one : one.id,
  );
  const changed = [...new Set(ids)].filter(
    (id) => !isDeepStrictEqual(spreadOf(before.book, id), spreadOf(after, id)),
  );
  const isRearranged = !isDeepStrictEqual(withoutSpreads(before.book), withoutSpreads(after));
  if (changed.length === 0 && !isRearranged) return before;
  const rev = before.rev + 1;
  const news = Object.fromEntries(changed.map((id) => [id, rev]));
  return {
    rev,
    revs: withoutOldest({ ...before.revs, ...news }, after),
    order_rev: isRearranged ? rev : before.order_rev,
    book: after,
  };
}

/**
 * What a change makes of a design (docs/rules.md#books-5); the same one where it changes nothing.
 * @throws AppError conflict for what another page has changed since; invalid_input for what is no
 *   book.
 */
export function changedDesign(before: Design, change: DesignChange): Design {
  const different = differences(before.book, change);
  if (different.spreads.length + different.whole.length === 0) return before;
  assertFresh(before, change.base_rev, different);
  const { tray, extra_pages, style, photo_order, page_numbers, calendar } = change;
  const whole = { tray, extra_pages, style, photo_order, page_numbers, calendar };
  const given = Object.entries(whole).filter(([, value]) => value !== undefined);
  const after = {
    ...before.book,
    ...Object.fromEntries(given),
    cover: coverWith(before.book, change),
    spreads: spreadsWith(before.book, change),
  };
  return withBook(before, bounded(after));
}
