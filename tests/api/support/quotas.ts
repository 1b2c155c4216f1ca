import { addQuotaUse } from '../../../functions/src/features/photos/uploads/quota.repository';
import { jobDeps } from '../../support/deps';

/** Counts `times` uses against a quota. */
export async function countQuotaUses(
  use: Parameters<typeof addQuotaUse>[2],
  times: number,
): Promise<void> {
  await jobDeps.db.batch((writes) => {
    for (let count = 0; count < times; count += 1) addQuotaUse(writes, jobDeps.clock, use);
  });
}
