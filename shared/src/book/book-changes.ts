import { isSameValue } from '../base/same-value';
import { spreadIds, spreadOf, type Whole, WHOLE_FIELDS, wholeOf } from './book-parts';
import type { DesignChange } from './designs';
import { type Book, COVER_ID, coverAndSpreads } from './scene';

/** What two pages have made of one book: what differs, and how both go together. */

/** A book and the change that it is of. */
export interface RevisedBook {
  rev: number;
  book: Book;
}

type Change = Omit<DesignChange, 'base_rev'>;

function differences(before: Book, after: Book): Change {
  const [had, has] = [wholeOf(before), wholeOf(after)];
  const changed = spreadIds(before, after).filter(
    (id) => !isSameValue(spreadOf(before, id), spreadOf(after, id)),
  );
  const fields = WHOLE_FIELDS.filter((field) => !isSameValue(had[field], has[field]));
  return {
    spreads: Object.fromEntries(changed.map((id) => [id, spreadOf(after, id)])),
    ...Object.fromEntries(fields.map((field) => [field, has[field]])),
  };
}

/** All of a book, as its first change names it. */
function wholeChange(book: Book): Change {
  const spreads = coverAndSpreads(book).map((one) => [one.id, one] as const);
  return { spreads: Object.fromEntries(spreads), ...wholeOf(book) };
}

/** What has changed of a book since it was saved; null: nothing. */
export function changeOf(saved: RevisedBook, now: Book): DesignChange | null {
  const { spreads, ...whole } = differences(saved.book, now);
  const isSame = Object.keys(spreads).length + Object.keys(whole).length === 0;
  if (isSame) return null;
  // what the server filled may be another by now, so that a part of it would not go with the rest
  if (saved.rev === 0) return { base_rev: 0, ...wholeChange(now) };
  return { base_rev: saved.rev, spreads, ...whole };
}

/** Stands among the ids of spreads for what belongs to the book as a whole. */
export const WHOLE_BOOK = 'book';

/** Both books, and what they have in common. */
export interface BookVersions {
  base: Book;
  mine: Book;
  theirs: Book;
}

export interface MergedBook {
  book: Book;
  /** What both have changed, each in another way: ids of spreads, or WHOLE_BOOK. */
  conflicts: string[];
}

/** What becomes of one part; `isTheirs` decides where both have changed it. */
function picked<T>(base: T, mine: T, theirs: T, isTheirs: boolean): { part: T; isOpen: boolean } {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return { part: mine, isOpen: false };
  if (isSameValue(mine, base)) return { part: theirs, isOpen: false };
  return { part: isTheirs ? theirs : mine, isOpen: true };
}

/** Some ids in an order, each of the others behind the one that it follows in `other`. */
function ordered(order: readonly string[], other: readonly string[], ids: ReadonlySet<string>) {
  const made = order.filter((id) => ids.has(id));
  for (const [at, id] of other.entries()) {
    if (!ids.has(id) || made.includes(id)) continue;
    const before = other.slice(0, at).findLast((one) => made.includes(one));
    made.splice(before === undefined ? 0 : made.indexOf(before) + 1, 0, id);
  }
  return made;
}

/** Whether two orders have what is in both of them in the same order. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((id) => other.includes(id));
  return isSameValue(
    common,
    other.filter((id) => common.includes(id)),
  );
}

function pickedWhole(versions: BookVersions, isTheirs: boolean) {
  const [base, mine, theirs] = [
    wholeOf(versions.base),
    wholeOf(versions.mine),
    wholeOf(versions.theirs),
  ];
  let isOpen = false;
  const parts = WHOLE_FIELDS.map((field) => {
    const one = picked<Whole[typeof field]>(base[field], mine[field], theirs[field], isTheirs);
    const isOrder = field === 'order' && isSameOrder(mine.order, theirs.order);
    isOpen ||= one.isOpen && !isOrder;
    return [field, one.part];
  });
  return { whole: { ...mine, ...(Object.fromEntries(parts) as Partial<Whole>) }, isOpen };
}

/**
 * Puts two changed books together, part by part: what one of them has changed is taken from that one.
 * @param taken where both have changed something, what is taken from the other one; else mine stays
 */
export function mergedBook(
  versions: BookVersions,
  taken: ReadonlySet<string> = new Set(),
): MergedBook {
  const { base, mine, theirs } = versions;
  const spreads = spreadIds(base, mine, theirs).map((id) => {
    const [had, own, other] = [spreadOf(base, id), spreadOf(mine, id), spreadOf(theirs, id)];
    return { id, ...picked(had, own, other, taken.has(id)) };
  });
  const known = new Map(spreads.flatMap(({ id, part }) => (part ? [[id, part]] : [])));
  const cover = known.get(COVER_ID) ?? null;
  known.delete(COVER_ID);
  const { whole, isOpen } = pickedWhole(versions, taken.has(WHOLE_BOOK));
  const { order, ...fields } = whole;
  const others = [...wholeOf(mine).order, ...wholeOf(theirs).order];
  const ids = ordered(order, others, new Set(known.keys()));
  const conflicts = spreads.flatMap(({ id, isOpen: isAsked }) => (isAsked ? [id] : []));
  return {
    book: { ...mine, ...fields, cover, spreads: ids.flatMap((id) => known.get(id) ?? []) },
    conflicts: isOpen ? [...conflicts, WHOLE_BOOK] : conflicts,
  };
}
