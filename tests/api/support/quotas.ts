import { countUse } from '../../../functions/src/features/photos/uploads/quota.repository';
import { jobDeps } from '../../support/deps';

/** Counts `times` uses against a quota. */
export async function spend(use: Parameters<typeof countUse>[2], times: number): Promise<void> {
  await jobDeps.db.batch((writes) => {
    for (let count = 0; count < times; count += 1) countUse(writes, jobDeps.clock, use);
  });
}
