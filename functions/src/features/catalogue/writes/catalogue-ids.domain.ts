/** Ids of records that admins make are seconds since then: a number that no counter has to keep. */
const EPOCH = Date.UTC(2026, 0, 1);

/**
 * The id of a new record: greater than all there are, so that lists keep their order, and of the
 * time, so that a deleted record's id does not come back to drafts and links that still name it.
 * @param last the greatest id of the kind; 0 without any
 */
export function nextCatalogueId(last: number, now: Date): number {
  return Math.max(last + 1, Math.floor((now.getTime() - EPOCH) / 1000));
}
