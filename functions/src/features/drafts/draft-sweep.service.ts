import { processDueRecords } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { isDraftUnexpired } from './draft.records';
import { findDraft, findExpiredDrafts } from './draft.repository';
import { planDraftRemoval } from './draft.service';

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'logger'>;

const DRAFTS_AT_ONCE = 5;
const DRAFTS_PER_QUERY = 200;

/** Removes an expired draft, unless it has been changed since it was found. */
function removeExpired(deps: SweepDeps, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const record = await findDraft(tx, id);
    if (!record || isDraftUnexpired(record, deps.clock.now())) return false;
    (await planDraftRemoval(tx, deps, record)).write();
    return true;
  });
}

/**
 * Removes drafts that were not changed for 30 days (docs/rules.md#studio-5) and unreferences their photos. A
 * TTL policy would leave the photos marked as used for ever.
 * @returns the number of drafts removed
 */
export async function removeExpiredDrafts(deps: SweepDeps): Promise<number> {
  const now = deps.clock.now();
  const removed = await processDueRecords({
    find: (page) => findExpiredDrafts(deps.db, now, page),
    pageSize: DRAFTS_PER_QUERY,
    atOnce: DRAFTS_AT_ONCE,
    work: ({ id }) => removeExpired(deps, id),
    report: (error, { id }) => deps.logger.error({ err: error, draft: id }, 'draft not removed'),
  });
  return removed.filter(Boolean).length;
}
