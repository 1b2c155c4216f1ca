import { countUse } from '../../../functions/src/features/photos/uploads/quota.repository';
import { workDeps } from '../../support/deps';

/** Uses up a part of somebody's quota, as so many calls would. */
export async function spend(use: Parameters<typeof countUse>[2], times: number): Promise<void> {
  await workDeps.db.batch((writes) => {
    for (let count = 0; count < times; count += 1) countUse(writes, workDeps.clock, use);
  });
}
