import { isSameValue } from '../base/same-value';
import {
  spreadIds,
  findSpread,
  type WholeBookFields,
  WHOLE_BOOK_FIELDS,
  wholeBookFields,
} from './book-parts';
import type { DesignChange } from './designs';
import { type Book, COVER_ID, coverAndSpreads } from './scene';

/** Compares two versions of a book and merges their changes. */

export interface RevisedBook {
  rev: number;
  book: Book;
}

type Change = Omit<DesignChange, 'base_rev'>;

function differences(before: Book, after: Book): Change {
  const [had, has] = [wholeBookFields(before), wholeBookFields(after)];
  const changed = spreadIds(before, after).filter(
    (id) => !isSameValue(findSpread(before, id), findSpread(after, id)),
  );
  const fields = WHOLE_BOOK_FIELDS.filter((field) => !isSameValue(had[field], has[field]));
  return {
    spreads: Object.fromEntries(changed.map((id) => [id, findSpread(after, id)])),
    ...Object.fromEntries(fields.map((field) => [field, has[field]])),
  };
}

function wholeChange(book: Book): Change {
  const spreads = coverAndSpreads(book).map((one) => [one.id, one] as const);
  return { spreads: Object.fromEntries(spreads), ...wholeBookFields(book) };
}

/** Changes of a book since it was saved; null when there are none. */
export function diffBook(saved: RevisedBook, now: Book): DesignChange | null {
  const { spreads, ...whole } = differences(saved.book, now);
  const isSame = Object.keys(spreads).length + Object.keys(whole).length === 0;
  if (isSame) return null;
  // the server may fill an unsaved book differently by now, so a partial change would not match it
  if (saved.rev === 0) return { base_rev: 0, ...wholeChange(now) };
  return { base_rev: saved.rev, spreads, ...whole };
}

/** Id in conflicts for the fields of the book as a whole. */
export const WHOLE_BOOK_PART_ID = 'book';

/** Two changed books and their common base. */
export interface BookVersions {
  base: Book;
  mine: Book;
  theirs: Book;
}

export interface MergedBook {
  book: Book;
  /** Parts changed differently in both: ids of spreads, or WHOLE_BOOK_PART_ID. */
  conflicts: string[];
}

/** Merges one part; `isTheirs` decides when both have changed it. */
function picked<T>(base: T, mine: T, theirs: T, isTheirs: boolean): { part: T; isOpen: boolean } {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return { part: mine, isOpen: false };
  if (isSameValue(mine, base)) return { part: theirs, isOpen: false };
  return { part: isTheirs ? theirs : mine, isOpen: true };
}

/**
 * The given ids in the order of `order`; ids missing there are inserted after their predecessor in `other`.
 */
function ordered(order: readonly string[], other: readonly string[], ids: ReadonlySet<string>) {
  const made = order.filter((id) => ids.has(id));
  for (const [at, id] of other.entries()) {
    if (!ids.has(id) || made.includes(id)) continue;
    const before = other.slice(0, at).findLast((one) => made.includes(one));
    made.splice(before === undefined ? 0 : made.indexOf(before) + 1, 0, id);
  }
  return made;
}

/** Whether two orders agree on the ids that they share. */
function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((id) => other.includes(id));
  return isSameValue(
    common,
    other.filter((id) => common.includes(id)),
  );
}

function pickedWhole(versions: BookVersions, isTheirs: boolean) {
  const [base, mine, theirs] = [
    wholeBookFields(versions.base),
    wholeBookFields(versions.mine),
    wholeBookFields(versions.theirs),
  ];
  let isOpen = false;
  const parts = WHOLE_BOOK_FIELDS.map((field) => {
    const one = picked<WholeBookFields[typeof field]>(
      base[field],
      mine[field],
      theirs[field],
      isTheirs,
    );
    const isOrder = field === 'order' && isSameOrder(mine.order, theirs.order);
    isOpen ||= one.isOpen && !isOrder;
    return [field, one.part];
  });
  return { whole: { ...mine, ...(Object.fromEntries(parts) as Partial<WholeBookFields>) }, isOpen };
}

/**
 * Merges two changed books part by part: a part changed in only one of them is taken from there.
 * @param taken parts to take from `theirs` if both have changed them; otherwise `mine` wins
 */
export function mergeBooks(
  versions: BookVersions,
  taken: ReadonlySet<string> = new Set(),
): MergedBook {
  const { base, mine, theirs } = versions;
  const spreads = spreadIds(base, mine, theirs).map((id) => {
    const [had, own, other] = [findSpread(base, id), findSpread(mine, id), findSpread(theirs, id)];
    return { id, ...picked(had, own, other, taken.has(id)) };
  });
  const known = new Map(spreads.flatMap(({ id, part }) => (part ? [[id, part]] : [])));
  const cover = known.get(COVER_ID) ?? null;
  known.delete(COVER_ID);
  const { whole, isOpen } = pickedWhole(versions, taken.has(WHOLE_BOOK_PART_ID));
  const { order, ...fields } = whole;
  const others = [...wholeBookFields(mine).order, ...wholeBookFields(theirs).order];
  const ids = ordered(order, others, new Set(known.keys()));
  const conflicts = spreads.flatMap(({ id, isOpen: isAsked }) => (isAsked ? [id] : []));
  return {
    book: { ...mine, ...fields, cover, spreads: ids.flatMap((id) => known.get(id) ?? []) },
    conflicts: isOpen ? [...conflicts, WHOLE_BOOK_PART_ID] : conflicts,
  };
}
