import { setTimeout } from 'node:timers/promises';
import { type DueRecord, processDueRecords } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { isUserMissing } from '../../platform/token-errors';
import { deletePhotosOfOwner } from '../photos/photo-copying.service';
import { deleteGuest, findGuest, findStaleGuests } from './guest.repository';
import { guestExpiryCutoff } from './guest-tokens.service';

type CleanupDeps = Pick<Deps, 'db' | 'bucket' | 'auth' | 'clock' | 'logger'>;

const GUESTS_AT_ONCE = 5;
const GUESTS_PER_QUERY = 500;
/** Pause between bulk deletions of accounts, in ms: Firebase accepts one per second. */
const DELETION_PAUSE_MILLISECONDS = 1000;

/** Deletes a guest's photos and their account at the identity provider; the record stays. */
export async function deleteGuestData(
  deps: Pick<CleanupDeps, 'db' | 'bucket' | 'auth'>,
  guestId: string,
): Promise<void> {
  // Delete the account first. ID tokens already issued stay valid for an hour, but no longer have an upload
  // ticket.
  await deps.auth.deleteUser(guestId).catch((error: unknown) => {
    if (!isUserMissing(error)) throw error;
  });
  await deletePhotosOfOwner(deps, guestId);
}

async function removeGuest(deps: CleanupDeps, { id }: DueRecord, before: Date): Promise<void> {
  await deletePhotosOfOwner(deps, id);
  await deps.db.transaction(async (tx) => {
    const guest = await findGuest(tx, id);
    if (guest && new Date(guest.last_used_at) <= before) deleteGuest(tx, id);
  });
}

/**
 * Deletes the accounts of a page of guests in one call, because Firebase limits single deletions to ten a
 * second. @returns the ids of accounts that could not be deleted
 */
async function deleteSignIns({ auth, logger }: CleanupDeps, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  try {
    const { errors } = await auth.deleteUsers(ids);
    const left = errors.map(({ index }) => ids[index] ?? '');
    if (left.length > 0) logger.error({ err: errors[0]?.error, guests: left }, 'sign-ins left');
    return new Set(left);
  } catch (error) {
    logger.error({ err: error, guests: ids.length }, 'sign-ins left');
    return new Set(ids);
  }
}

/**
 * Deletes guests that were not used for 30 days, with all their data, including the remains of claimed ones.
 * The record goes last, so that an interrupted removal is retried by the next run.
 * @returns the number of guests removed
 */
export async function removeStaleGuests(deps: CleanupDeps): Promise<number> {
  const before = guestExpiryCutoff(deps.clock.now());
  let kept = new Set<string>();
  const removed = await processDueRecords({
    async find(page) {
      if (page.after) await setTimeout(DELETION_PAUSE_MILLISECONDS);
      const guests = await findStaleGuests(deps.db, before, page);
      kept = await deleteSignIns(
        deps,
        guests.map(({ id }) => id),
      );
      return guests;
    },
    pageSize: GUESTS_PER_QUERY,
    atOnce: GUESTS_AT_ONCE,
    async work(guest) {
      if (kept.has(guest.id)) return false;
      await removeGuest(deps, guest, before);
      return true;
    },
    report: (error, { id }) => deps.logger.error({ err: error, guest: id }, 'guest not removed'),
  });
  return removed.filter(Boolean).length;
}
