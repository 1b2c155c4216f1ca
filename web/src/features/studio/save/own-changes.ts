import { isSameValue } from '@smriti/shared/base/same-value';
import { WHOLE_BOOK_PART_ID } from '@smriti/shared/book/book-changes';
import {
  spreadIds,
  findSpread,
  WHOLE_BOOK_FIELDS,
  wholeBookFields,
} from '@smriti/shared/book/book-parts';
import type { DesignChange } from '@smriti/shared/book/designs';
import type { Book } from '@smriti/shared/book/scene';
import type { StudioStore } from '../studio-store';
import { recordSentParts, createSentTimeLookup } from './sent-hashes';

/** Key of a field of the whole book, which no spread has as its id. */
const wholePart = (field: string) => `${WHOLE_BOOK_PART_ID}.${field}`;

/**
 * Time at which each open page sent its first change; parts sent before that time came from earlier pages
 * (`newer`).
 */
const firstSent = new WeakMap<StudioStore, number>();

/** Records a change of an album's book that is about to be sent. */
export function recordSentChange(store: StudioStore, albumId: string, change: DesignChange): void {
  if (!firstSent.has(store)) firstSent.set(store, Date.now());
  const fields = WHOLE_BOOK_FIELDS.filter((field) => change[field] !== undefined);
  const whole = fields.map((field) => [wholePart(field), change[field]] as const);
  recordSentParts(albumId, [...Object.entries(change.spreads), ...whole]);
}

interface OwnParts {
  /** Parts of the server's book that this browser itself sent; they cause no conflict. */
  own: ReadonlySet<string>;
  /** Parts of `own` that an earlier page sent after the local copy was stored. */
  newer: ReadonlySet<string>;
}

/**
 * Parts of the server's book that this browser sent, as spread ids and WHOLE_BOOK_PART_ID.
 * @param base book that both versions are based on
 * @param theirs book on the server; both refer to photos by server id
 */
export function listOwnParts(
  store: StudioStore,
  albumId: string,
  { base, theirs }: { base: Book; theirs: Book },
): OwnParts {
  const sentAt = createSentTimeLookup(albumId);
  const [had, has] = [wholeBookFields(base), wholeBookFields(theirs)];
  const others = WHOLE_BOOK_FIELDS.filter((field) => !isSameValue(had[field], has[field]));
  const fields = others.map((field) => sentAt(wholePart(field), has[field]) ?? Infinity);
  const spreads = spreadIds(base, theirs).map(
    (id) => [id, sentAt(id, findSpread(theirs, id)) ?? Infinity] as const,
  );
  const whole = [WHOLE_BOOK_PART_ID, Math.max(0, ...fields)] as const;
  const own = [...spreads, whole].filter(([, at]) => at < Infinity);
  const keptAt = store.getState().savedAt ?? Infinity;
  const opened = firstSent.get(store) ?? Infinity;
  const newer = own.filter(([, at]) => at > keptAt && at < opened);
  const ids = (some: typeof own) => new Set(some.map(([part]) => part));
  return { own: ids(own), newer: ids(newer) };
}
