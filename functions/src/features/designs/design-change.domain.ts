import { isDeepStrictEqual } from 'node:util';
import {
  spreadIds,
  findSpread,
  WHOLE_BOOK_FIELDS,
  wholeBookFields,
} from '@smriti/shared/book/book-parts';
import {
  type DesignChange,
  type designConflict,
  staleDesign,
  type StaleDesign,
} from '@smriti/shared/book/designs';
import { type Book, book, COVER_ID, type Spread, spread } from '@smriti/shared/book/scene';
import { AppError } from '@smriti/shared/base/errors';
import {
  mergeUnknownFields,
  stripUnknownFields,
  keepUnknownFields,
} from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import { invalidFieldsError } from '../../platform/invalid-fields';
import type { Design } from './design.records';

/** Maximum number of remembered revisions of removed spreads. */
const MAX_REMOVED_REVISIONS = 1000;

/** Adds to a change the stored fields that are unknown to its sender's release. */
function withKept(now: Book, change: DesignChange): DesignChange {
  const spreads = Object.entries(change.spreads).map(
    ([id, one]) => [id, one && mergeUnknownFields(spread, findSpread(now, id), one)] as const,
  );
  const { tray, calendar } = change;
  const { shape } = book._zod.def;
  return {
    ...change,
    spreads: Object.fromEntries(spreads),
    ...(tray && { tray: mergeUnknownFields(shape.tray, now.tray, tray) }),
    ...(calendar && { calendar: mergeUnknownFields(shape.calendar, now.calendar, calendar) }),
  };
}

/** The parts of a change that differ from the current book; none for a repeated call. */
function differences(now: Book, change: DesignChange) {
  const whole = wholeBookFields(now);
  return {
    spreads: Object.entries(change.spreads).filter(
      ([id, spread]) => !isDeepStrictEqual(findSpread(now, id), spread),
    ),
    whole: WHOLE_BOOK_FIELDS.filter(
      (field) => change[field] !== undefined && !isDeepStrictEqual(whole[field], change[field]),
    ),
  };
}

const CHANGED_ELSEWHERE = 'This book was changed in another window or on another device.';

/** @throws AppError conflict with the changed parts that are newer than the caller's revision. */
function assertFresh(
  { rev, revs, order_rev, book: now }: Design,
  base: number,
  { spreads, whole }: ReturnType<typeof differences>,
): void {
  const isNewer = (one: number) => one > base || base > rev;
  const stale = spreads.map(([id]) => id).filter((id) => isNewer(revs[id] ?? 0));
  const staleWhole = isNewer(order_rev) ? whole : [];
  if (stale.length + staleWhole.length === 0) return;
  const current = wholeBookFields(now);
  const details: StaleDesign = {
    rev,
    revs,
    order_rev,
    spreads: Object.fromEntries(stale.map((id) => [id, findSpread(now, id)])),
    ...Object.fromEntries(staleWhole.map((field) => [field, current[field]])),
  };
  throw new AppError('conflict', CHANGED_ELSEWHERE, {
    details: z.parse(stripUnknownFields(staleDesign), details),
  });
}

function refused(field: string, message: string): AppError {
  return invalidFieldsError([{ field, message }]);
}

/**
 * Whether a change replaces a server-filled book as a whole. The first change of such a book brings all
 * spreads, because the server may since have filled a different book from newer photo facts.
 */
function replacesFilledBook({ rev }: Design, { order, spreads }: DesignChange): boolean {
  if (rev > 0 || !order || order.length === 0) return false;
  return order.every((id) => spreads[id]);
}

/** The spreads of a book after a change, in book order. */
function spreadsWith(before: Design, change: DesignChange): Spread[] {
  const { book: now } = before;
  const there = replacesFilledBook(before, change) ? [] : now.spreads;
  const known = new Map(there.map((spread) => [spread.id, spread]));
  for (const [id, spread] of Object.entries(change.spreads)) {
    if (id === COVER_ID) continue;
    if (spread === null) known.delete(id);
    else known.set(id, spread);
  }
  const order = change.order ?? wholeBookFields(now).order.filter((id) => known.has(id));
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

/** @throws AppError invalid_input for a book that exceeds its limits. */
function bounded(made: Book): Book {
  const parsed = keepUnknownFields(book).safeParse(made);
  if (parsed.success) return parsed.data;
  throw invalidFieldsError(
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
}

function withoutOldest(revs: Readonly<Record<string, number>>, made: Book) {
  const isThere = new Set(spreadIds(made));
  const removed = Object.entries(revs)
    .filter(([id]) => !isThere.has(id))
    .toSorted(([, one], [, other]) => other - one);
  const forgotten = new Set(removed.slice(MAX_REMOVED_REVISIONS).map(([id]) => id));
  return Object.fromEntries(Object.entries(revs).filter(([id]) => !forgotten.has(id)));
}

/** A book reduced to its whole-book fields and the order of its spreads. */
function withoutSpreads(made: Book) {
  return { ...made, cover: null, spreads: made.spreads.map(({ id }) => id) };
}

/**
 * Replaces the book of a design and gives the changed parts a new revision; unchanged if nothing differs.
 * Fields written by a newer release are retained (docs/rules.md#api-10).
 */
export function replaceDesignBook(before: Design, made: Book): Design {
  const after = mergeUnknownFields(book, before.book, made);
  const changed = spreadIds(before.book, after).filter(
    (id) => !isDeepStrictEqual(findSpread(before.book, id), findSpread(after, id)),
  );
  const isRearranged = !isDeepStrictEqual(withoutSpreads(before.book), withoutSpreads(after));
  if (changed.length === 0 && !isRearranged) return before;
  const rev = before.rev + 1;
  const news = Object.fromEntries(changed.map((id) => [id, rev]));
  return {
    ...before,
    rev,
    revs: withoutOldest({ ...before.revs, ...news }, after),
    order_rev: isRearranged ? rev : before.order_rev,
    book: after,
  };
}

/** The design with the given book; unchanged if it already has that book. */
export function setDesignBook(stored: Design | null, book: Book): Design {
  return stored ? replaceDesignBook(stored, book) : { rev: 0, revs: {}, order_rev: 0, book };
}

/**
 * Checks that a whole book is based on the newest revision of the design.
 * @throws AppError conflict when `base` is outdated and the stored book differs.
 */
export function assertNewestRevision(stored: Design | null, base: number, after: Book): void {
  const design_rev = stored?.rev ?? 0;
  const made = mergeUnknownFields(book, stored?.book, after);
  if (design_rev === base || isDeepStrictEqual(stored?.book, made)) return;
  const details: z.output<typeof designConflict> = { design_rev };
  throw new AppError('conflict', CHANGED_ELSEWHERE, { details });
}

/**
 * Applies a change to a design (docs/rules.md#books-5); returns the same design when it changes nothing.
 * @throws AppError conflict for parts that another page has changed since; invalid_input when the result is
 *   not a valid book.
 */
export function applyDesignChange(before: Design, sent: DesignChange): Design {
  const change = withKept(before.book, sent);
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
    spreads: spreadsWith(before, change),
  };
  return replaceDesignBook(before, bounded(after));
}
