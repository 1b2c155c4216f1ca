import { isDeepStrictEqual } from 'node:util';
import { spreadIds, spreadOf, WHOLE_FIELDS, wholeOf } from '@smriti/shared/book/book-parts';
import {
  type DesignChange,
  type designConflict,
  staleDesign,
  type StaleDesign,
} from '@smriti/shared/book/designs';
import { type Book, book, COVER_ID, type Spread, spread } from '@smriti/shared/book/scene';
import { AppError } from '@smriti/shared/base/errors';
import {
  keepingUnknownFields,
  withoutUnknownFields,
  withUnknownFields,
} from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import { refusedFields } from '../../platform/refused-fields';
import type { Design } from './design.records';

/** Revisions that are remembered of spreads that were removed. */
const MAX_REMOVED = 1000;

/** A change with what the book keeps beside what whoever sent it sees. */
function withKept(now: Book, change: DesignChange): DesignChange {
  const spreads = Object.entries(change.spreads).map(
    ([id, one]) => [id, one && keepingUnknownFields(spread, spreadOf(now, id), one)] as const,
  );
  const { tray, calendar } = change;
  const { shape } = book._zod.def;
  return {
    ...change,
    spreads: Object.fromEntries(spreads),
    ...(tray && { tray: keepingUnknownFields(shape.tray, now.tray, tray) }),
    ...(calendar && { calendar: keepingUnknownFields(shape.calendar, now.calendar, calendar) }),
  };
}

/** What of a change is another than it is now: what was sent twice is not. */
function differences(now: Book, change: DesignChange) {
  const whole = wholeOf(now);
  return {
    spreads: Object.entries(change.spreads).filter(
      ([id, spread]) => !isDeepStrictEqual(spreadOf(now, id), spread),
    ),
    whole: WHOLE_FIELDS.filter(
      (field) => change[field] !== undefined && !isDeepStrictEqual(whole[field], change[field]),
    ),
  };
}

const CHANGED_ELSEWHERE = 'This book was changed in another window or on another device.';

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
  const current = wholeOf(now);
  const details: StaleDesign = {
    rev,
    revs,
    order_rev,
    spreads: Object.fromEntries(stale.map((id) => [id, spreadOf(now, id)])),
    ...Object.fromEntries(staleWhole.map((field) => [field, current[field]])),
  };
  throw new AppError('conflict', CHANGED_ELSEWHERE, {
    details: z.parse(withoutUnknownFields(staleDesign), details),
  });
}

function refused(field: string, message: string): AppError {
  return refusedFields([{ field, message }]);
}

/**
 * Whether a change brings all spreads of its book. The first change of a book that the server has filled
 * does so, and takes its place: the server may have filled another book from what it knew later.
 */
function replacesFilledBook({ rev }: Design, { order, spreads }: DesignChange): boolean {
  if (rev > 0 || !order || order.length === 0) return false;
  return order.every((id) => spreads[id]);
}

/** The spreads of a book after a change, in their order. */
function spreadsWith(before: Design, change: DesignChange): Spread[] {
  const { book: now } = before;
  const there = replacesFilledBook(before, change) ? [] : now.spreads;
  const known = new Map(there.map((spread) => [spread.id, spread]));
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
  const parsed = withUnknownFields(book).safeParse(made);
  if (parsed.success) return parsed.data;
  throw refusedFields(
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  );
}

function withoutOldest(revs: Readonly<Record<string, number>>, made: Book) {
  const isThere = new Set(spreadIds(made));
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
 * What a newer release keeps in a part of the book stays in it (docs/rules.md#api-10).
 */
export function withBook(before: Design, made: Book): Design {
  const after = keepingUnknownFields(book, before.book, made);
  const changed = spreadIds(before.book, after).filter(
    (id) => !isDeepStrictEqual(spreadOf(before.book, id), spreadOf(after, id)),
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

/**
 * A whole book that goes on from the change `base` of a design.
 * @throws AppError conflict where there is a newer one, and that is another book.
 */
export function assertNewest(stored: Design | null, base: number, after: Book): void {
  const design_rev = stored?.rev ?? 0;
  const made = keepingUnknownFields(book, stored?.book, after);
  if (design_rev === base || isDeepStrictEqual(stored?.book, made)) return;
  const details: z.output<typeof designConflict> = { design_rev };
  throw new AppError('conflict', CHANGED_ELSEWHERE, { details });
}

/**
 * What a change makes of a design (docs/rules.md#books-5); the same one where it changes nothing.
 * @throws AppError conflict for what another page has changed since; invalid_input for what is no
 *   book.
 */
export function changedDesign(before: Design, sent: DesignChange): Design {
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
  return withBook(before, bounded(after));
}
