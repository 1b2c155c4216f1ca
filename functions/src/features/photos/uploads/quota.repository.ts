import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { MAX_NETWORK_NOTES_PER_DAY, MAX_NOTES_PER_HOUR } from '@smriti/shared/book/shares';
import { MAX_WRONG_COUPON_CODES_PER_HOUR } from '@smriti/shared/order/coupons';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import { storedObject, storedTime } from '../../../platform/database/stored-fields';

/** Limits per subject and time window for actions that cost money or reach other people. */
const QUOTAS = {
  /** Guests created from one network; a college or a carrier may share one address. */
  guests: { limit: 300, windowMilliseconds: 3_600_000 },
  /** Mails to an inviter about friends who joined. */
  friend_mails: { limit: 10, windowMilliseconds: 24 * 3_600_000 },
  /** Wrong coupon codes of a customer. */
  coupon_tries: { limit: MAX_WRONG_COUPON_CODES_PER_HOUR, windowMilliseconds: 3_600_000 },
  /** Exports of an account's data. */
  exports: { limit: 3, windowMilliseconds: 24 * 3_600_000 },
  /** Notes of one visitor of a shared book. */
  share_notes: { limit: MAX_NOTES_PER_HOUR, windowMilliseconds: 3_600_000 },
  /** Notes from one network on one link, regardless of the visitor ids that it sends. */
  share_network_notes: { limit: MAX_NETWORK_NOTES_PER_DAY, windowMilliseconds: 24 * 3_600_000 },
} as const;

/** A use by a subject: a uid, a caller's network, or a visitor. */
interface QuotaUse {
  kind: keyof typeof QUOTAS;
  subject: string;
}

const quota = storedObject({ used: z.int(), expires_at: storedTime });

/** Path of a counter. Subjects are hashed, so that network addresses are not stored. */
function pathOf({ kind, subject }: QuotaUse, now: Date): string {
  const window = Math.floor(now.getTime() / QUOTAS[kind].windowMilliseconds);
  const name = createHash('sha256').update(subject).digest('base64url');
  return `quotas/${kind}_${name}_${window}`;
}

/** Whether a subject has quota left in the current window. Costs one read. */
export async function hasQuotaLeft(
  { db, clock }: { db: Pick<Database, 'get'>; clock: Clock },
  use: QuotaUse,
): Promise<boolean> {
  const document = await db.get(pathOf(use, clock.now()));
  return !document || z.parse(quota, document.data).used < QUOTAS[use.kind].limit;
}

export function quotaExceededError(): AppError {
  return new AppError('rate_limited', 'Too many requests. Please try again later.');
}

/** @throws AppError rate_limited when a subject has used up its quota of the current window. */
export async function assertQuotaLeft(
  deps: { db: Pick<Database, 'get'>; clock: Clock },
  use: QuotaUse,
): Promise<void> {
  if (!(await hasQuotaLeft(deps, use))) throw quotaExceededError();
}

/** Lifetime of a lock document in ms. The lock itself ends with its commit. */
const LOCK_MILLISECONDS = 24 * 3_600_000;

/**
 * Serialises the transactions of a subject: each sees what the one before has written. Call it before reading
 * anything that the lock protects.
 * @returns function that writes the lock document, to be called after all reads
 */
export async function planOpenPaymentLock(
  tx: DatabaseTransaction,
  clock: Clock,
  { kind, subject }: { kind: 'open_payments'; subject: string },
): Promise<() => void> {
  const name = createHash('sha256').update(subject).digest('base64url');
  const path = `quotas/${kind}_${name}`;
  await tx.get(path);
  const expires_at = new Date(clock.now().getTime() + LOCK_MILLISECONDS);
  return () => tx.set(path, { used: FieldValue.increment(1), expires_at }, { merge: true });
}

/**
 * Counts one use, in the commit of its effect. Reads nothing, so that concurrent uses do not wait for each
 * other; a few more than the limit may pass.
 */
export function addQuotaUse(
  writes: Pick<DatabaseTransaction, 'set'>,
  clock: Clock,
  use: QuotaUse,
): void {
  const now = clock.now();
  const { windowMilliseconds } = QUOTAS[use.kind];
  const expires_at = new Date(now.getTime() + 2 * windowMilliseconds);
  const counted = { used: FieldValue.increment(1), expires_at };
  writes.set(pathOf(use, now), counted, { merge: true });
}

const HOUR_MS = 3_600_000;
/** Number of documents that share the count of new guests, because each takes about one write a second. */
const GUEST_SHARDS = 5;

function guestShardPath(now: Date, shard: number): string {
  return `quotas/guests_shop_${Math.floor(now.getTime() / HOUR_MS)}_${shard}`;
}

/** Number of new guests of the whole shop in the current hour. */
export async function countNewGuests({
  db,
  clock,
}: {
  db: Pick<Database, 'getAll'>;
  clock: Clock;
}): Promise<number> {
  const now = clock.now();
  const paths = Array.from({ length: GUEST_SHARDS }, (_, shard) => guestShardPath(now, shard));
  const documents = await db.getAll(paths);
  const counts = documents.map((document) => (document ? z.parse(quota, document.data).used : 0));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Counts a new guest of the whole shop, in the commit that creates the guest. */
export function addNewGuestToCount(writes: Pick<DatabaseTransaction, 'set'>, clock: Clock): void {
  const now = clock.now();
  const shard = Math.floor(Math.random() * GUEST_SHARDS);
  const expires_at = new Date(now.getTime() + 2 * HOUR_MS);
  const counted = { used: FieldValue.increment(1), expires_at };
  writes.set(guestShardPath(now, shard), counted, { merge: true });
}
