import { isDeepStrictEqual } from 'node:util';
import type { CatalogueRecord } from '../catalogue.records';

/** Product fields changed by customers' actions: they are added to the snapshot in batches. */
const BATCHED: ReadonlySet<string> = new Set<keyof CatalogueRecord<'products'>>([
  'rating_average',
  'rating_count',
  'rating_sum',
  'order_count',
]);

type Fields = Record<string, unknown>;

/**
 * How soon a change of a catalogue document has to be published: immediately, with the next batch, or never
 * because nothing has changed. `undefined` is a document that does not exist.
 */
export function publishingUrgency(
  before: Fields | undefined,
  after: Fields | undefined,
): 'now' | 'batch' | 'never' {
  if (!before || !after) return before === after ? 'never' : 'now';
  const changed = Object.keys({ ...before, ...after }).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (changed.length === 0) return 'never';
  return changed.every((field) => BATCHED.has(field)) ? 'batch' : 'now';
}

/** Whether a document was written by an admin's call, which has already noted the change for the snapshot. */
export function isWrittenByAdmin(before: Fields | undefined, after: Fields | undefined): boolean {
  return after !== undefined && !isDeepStrictEqual(before?.changed_at, after.changed_at);
}
