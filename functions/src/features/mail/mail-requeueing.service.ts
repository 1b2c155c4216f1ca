import type { StaffMember } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import { recordStaffAction } from '../audit/audit.service';
import { planMailRequeue } from './mail-delivery.repository';

/**
 * Queues failed messages again; the scheduled job sends them within 5 minutes.
 * @returns number of queued messages; those not in the failed state are skipped
 */
export function requeueMails(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  { by, ids }: { by: StaffMember; ids: readonly string[] },
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const found = await Promise.all(
      [...new Set(ids)].map(async (id) => ({ id, mail: await planMailRequeue(tx, id) })),
    );
    const given = found.flatMap(({ id, mail }) => (mail ? [{ id, mail }] : []));
    for (const { id, mail } of given) {
      mail.write(deps.clock.now());
      const [before, after] = [{ attempts: mail.attempts }, { attempts: 0 }];
      const record = { kind: 'mail', id } as const;
      recordStaffAction(tx, deps, { by, action: 'mail.sent_again', record, before, after });
    }
    return given.length;
  });
}
