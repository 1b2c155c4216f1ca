/** Ids of records made by admins are seconds since this time, so that no counter is needed. */
const EPOCH = Date.UTC(2026, 0, 1);

/**
 * Id of a new record: greater than all existing ones, so that lists keep their order, and based on the time,
 * so that the id of a deleted record, to which drafts and links may still refer, is not reused.
 * @param last the greatest id of the kind; 0 without any
 */
export function nextCatalogueId(last: number, now: Date): number {
  return Math.max(last + 1, Math.floor((now.getTime() - EPOCH) / 1000));
}
