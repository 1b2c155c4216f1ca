import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { hasUsedAllAttempts, isMailTooOld } from './mail.domain';
import { type DeliveryInfo, type MailRecord, mailRecord } from './mail.records';

/**
 * Lease of a message during sending, in ms: longer than any instance lives, so that the holder of an
 * expired lease no longer runs.
 */
const LEASE_MILLISECONDS = 10 * 60_000;

const MAIL = 'mail';
const pathOf = (id: string) => `${MAIL}/${id}`;

export interface ClaimedMail extends Pick<
  MailRecord,
  'to' | 'message' | 'order_ids' | 'confirmed_uid'
> {
  id: string;
  /** Number of this attempt; identifies the holder of the lease. */
  attempt: number;
}

async function findMail(tx: DatabaseTransaction, id: string): Promise<MailRecord | null> {
  const document = await tx.get(pathOf(id));
  return document && z.parse(mailRecord, document.data);
}

function isDue({ state, attempts, startTime, due_at }: MailRecord['delivery'], now: Date): boolean {
  // a new message without a delay is due immediately, regardless of clock differences between instances
  if (state === 'PENDING' && attempts === 0 && due_at === startTime) return true;
  return due_at !== null && new Date(due_at) <= now;
}

function writeEnd(
  tx: DatabaseTransaction,
  id: string,
  { state, error, now }: { state: 'ERROR' | 'WITHHELD'; error: string; now: Date },
): void {
  tx.update(pathOf(id), {
    'delivery.state': state,
    'delivery.error': error,
    'delivery.endTime': now,
    'delivery.leaseExpireTime': null,
    'delivery.due_at': null,
  });
}

function writeExpired(tx: DatabaseTransaction, id: string, now: Date): void {
  tx.update(pathOf(id), {
    'delivery.state': 'EXPIRED',
    'delivery.endTime': now,
    'delivery.due_at': null,
  });
}

/**
 * Leases a message for sending; null when it is sent, leased by another instance, not due, too old, or
 * out of attempts.
 */
export function claimMail(db: Database, id: string, now: Date): Promise<ClaimedMail | null> {
  return db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail || !isDue(mail.delivery, now)) return null;
    const { attempts } = mail.delivery;
    if (isMailTooOld(mail.delivery, now)) {
      writeExpired(tx, id, now);
      return null;
    }
    if (hasUsedAllAttempts(attempts)) {
      const error = 'Broken off while it was sent, too many times.';
      writeEnd(tx, id, { state: 'ERROR', error, now });
      return null;
    }
    const leaseEnd = new Date(now.getTime() + LEASE_MILLISECONDS);
    tx.update(pathOf(id), {
      'delivery.state': 'PROCESSING',
      'delivery.attempts': attempts + 1,
      'delivery.leaseExpireTime': leaseEnd,
      'delivery.due_at': leaseEnd,
    });
    const { to, message, order_ids, confirmed_uid } = mail;
    return { id, to, message, order_ids, confirmed_uid, attempt: attempts + 1 };
  });
}

/** Marks a message as accepted by a server, even after the lease has ended. */
export async function recordMailSent(
  db: Database,
  { id }: ClaimedMail,
  info: DeliveryInfo,
  now: Date,
): Promise<void> {
  await db.batch((writes) => {
    writes.update(pathOf(id), {
      'delivery.state': 'SUCCESS',
      'delivery.error': null,
      'delivery.info': info,
      'delivery.endTime': now,
      'delivery.leaseExpireTime': null,
      'delivery.due_at': null,
    });
  });
}

interface FailedAttempt {
  error: string;
  /** Time of the next attempt; null gives up the message. */
  retryAt: Date | null;
  now: Date;
  /** Whether the message was held back because its address is unconfirmed. */
  isWithheld?: boolean;
}

/** Records a failed attempt, unless another attempt has begun since. */
export function recordMailFailure(
  db: Database,
  { id, attempt }: ClaimedMail,
  { error, retryAt, now, isWithheld = false }: FailedAttempt,
): Promise<void> {
  return db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (mail?.delivery.state !== 'PROCESSING' || mail.delivery.attempts !== attempt) return;
    if (retryAt === null) {
      writeEnd(tx, id, { state: isWithheld ? 'WITHHELD' : 'ERROR', error, now });
      return;
    }
    tx.update(pathOf(id), {
      'delivery.state': 'PENDING',
      'delivery.error': error,
      'delivery.leaseExpireTime': null,
      'delivery.due_at': retryAt,
    });
  });
}

/**
 * Queues a failed message like a new one, with its old Message-ID.
 * @returns the number of previous attempts; null when it has not failed or does not exist
 */
export async function planMailRequeue(
  tx: DatabaseTransaction,
  id: string,
): Promise<{ attempts: number; write: (now: Date) => void } | null> {
  const mail = await findMail(tx, id);
  if (mail?.delivery.state !== 'ERROR') return null;
  const write = (now: Date) =>
    tx.update(pathOf(id), {
      'delivery.state': 'PENDING',
      'delivery.attempts': 0,
      'delivery.startTime': now,
      'delivery.endTime': null,
      'delivery.error': null,
      'delivery.due_at': now,
    });
  return { attempts: mail.delivery.attempts, write };
}

/** Ids of due messages, longest waiting first. */
export async function findDueMail(db: Database, now: Date, limit: number): Promise<string[]> {
  const documents = await db.find(MAIL, (all) =>
    all.where('delivery.due_at', '<=', now).orderBy('delivery.due_at').limit(limit),
  );
  return documents.map(({ id }) => id);
}
