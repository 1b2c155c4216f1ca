import { inBatches } from '../../platform/batches';
import type { Deps } from '../../platform/deps';
import { isNoUser } from '../../platform/token-problem';
import { deletePhotosOf } from '../photos/photo.moves';
import type { GuestRecord } from './guest.records';
import { deleteGuest, findGuest, findStaleGuests } from './guest.repository';
import { guestsEndedBy } from './guest.tokens';

type CleanupDeps = Pick<Deps, 'db' | 'bucket' | 'auth' | 'clock'>;

const GUESTS_AT_ONCE = 5;
const GUESTS_PER_QUERY = 100;

/** Deletes a guest's photos and account at the identity provider; the record stays. */
export async function clearGuest(
  deps: Pick<CleanupDeps, 'db' | 'bucket' | 'auth'>,
  guestId: string,
): Promise<void> {
  // first, so that no upload comes after
  await deps.auth.deleteUser(guestId).catch((error: unknown) => {
    if (!isNoUser(error)) throw error;
  });
  await deletePhotosOf(deps, guestId);
}

async function removeGuest(deps: CleanupDeps, { id }: GuestRecord, before: Date): Promise<void> {
  await clearGuest(deps, id);
  await deps.db.transaction(async (tx) => {
    const guest = await findGuest(tx, id);
    if (guest && new Date(guest.last_used_at) <= before) deleteGuest(tx, id);
  });
}

/**
 * Deletes the guests that were not used for 30 days, with everything of theirs; also what is left of
 * those whose draft was claimed. The record goes last: what breaks off goes on the next time.
 * @returns how many
 */
export async function removeStaleGuests(deps: CleanupDeps): Promise<number> {
  const before = guestsEndedBy(deps.clock.now());
  let removed = 0;
  for (;;) {
    const guests = await findStaleGuests(deps.db, before, GUESTS_PER_QUERY);
    await inBatches(guests, GUESTS_AT_ONCE, (guest) => removeGuest(deps, guest, before));
    removed += guests.length;
    if (guests.length < GUESTS_PER_QUERY) return removed;
  }
}
