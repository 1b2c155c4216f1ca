import { isSameValue } from '@smriti/shared/base/same-value';
import { WHOLE_BOOK } from '@smriti/shared/book/book-changes';
import { spreadIds, spreadOf, WHOLE_FIELDS, wholeOf } from '@smriti/shared/book/book-parts';
import type { DesignChange } from '@smriti/shared/book/designs';
import type { Book } from '@smriti/shared/book/scene';
import type { StudioStore } from '../studio-store';
import { noteSent, sentTimes } from './sent-marks';

/** Names a field of the whole book as no spread is named. */
const wholePart = (field: string) => `${WHOLE_BOOK}.${field}`;

/** When an open page sent its first change: it goes back to nothing that it sent itself. */
const firstSent = new WeakMap<StudioStore, number>();

/** Notes a change of an album's book that is about to be sent. */
export function noteSentChange(store: StudioStore, albumId: string, change: DesignChange): void {
  if (!firstSent.has(store)) firstSent.set(store, Date.now());
  const fields = WHOLE_FIELDS.filter((field) => change[field] !== undefined);
  const whole = fields.map((field) => [wholePart(field), change[field]] as const);
  noteSent(albumId, [...Object.entries(change.spreads), ...whole]);
}

interface OwnParts {
  /** What of the shop's book this browser sent itself: nobody is asked about it. */
  own: ReadonlySet<string>;
  /** Those that were sent by a page before this one, after what it goes on from was kept. */
  newer: ReadonlySet<string>;
}

/**
 * What this browser has made itself of the shop's book, by the ids of spreads and WHOLE_BOOK.
 * @param base the book that both go on from
 * @param theirs the book as the shop has it; both with the shop's names
 */
export function ownParts(
  store: StudioStore,
  albumId: string,
  { base, theirs }: { base: Book; theirs: Book },
): OwnParts {
  const sentAt = sentTimes(albumId);
  const [had, has] = [wholeOf(base), wholeOf(theirs)];
  const others = WHOLE_FIELDS.filter((field) => !isSameValue(had[field], has[field]));
  const fields = others.map((field) => sentAt(wholePart(field), has[field]) ?? Infinity);
  const spreads = spreadIds(base, theirs).map(
    (id) => [id, sentAt(id, spreadOf(theirs, id)) ?? Infinity] as const,
  );
  const whole = [WHOLE_BOOK, Math.max(0, ...fields)] as const;
  const own = [...spreads, whole].filter(([, at]) => at < Infinity);
  const keptAt = store.getState().savedAt ?? Infinity;
  const opened = firstSent.get(store) ?? Infinity;
  const newer = own.filter(([, at]) => at > keptAt && at < opened);
  const ids = (some: typeof own) => new Set(some.map(([part]) => part));
  return { own: ids(own), newer: ids(newer) };
}
