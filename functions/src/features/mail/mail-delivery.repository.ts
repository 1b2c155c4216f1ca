import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { isGivenUp, isTooOld } from './mail.domain';
import { type DeliveryInfo, type MailRecord, mailRecord } from './mail.records';

/**
 * How long whoever sends a message has it to himself: longer than any instance works on, so that
 * one whose lease has ended is gone.
 */
const LEASE_MILLISECONDS = 10 * 60_000;

const MAIL = 'mail';
const pathOf = (id: string) => `${MAIL}/${id}`;

/** A message that is ours to send until the lease ends. */
export interface ClaimedMail extends Pick<MailRecord, 'to' | 'message' | 'confirmed_uid'> {
  id: string;
  /** This attempt's number, which tells whose the message is. */
  attempt: number;
}

async function findMail(tx: DatabaseTransaction, id: string): Promise<MailRecord | null> {
  const document = await tx.get(pathOf(id));
  return document && z.parse(mailRecord, document.data);
}

function isDue({ state, attempts, due_at }: MailRecord['delivery'], now: Date): boolean {
  // a new one at once, whatever the clock says of the instance that queued it
  if (state === 'PENDING' && attempts === 0) return true;
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
 * Takes a message up, or null when there is nothing to do: it is sent, somebody else is sending it,
 * it is not due yet, is news no more, or was left over too often.
 */
export function claimMail(db: Database, id: string, now: Date): Promise<ClaimedMail | null> {
  return db.transaction(async (tx) => {
    const mail = await findMail(tx, id);
    if (!mail || !isDue(mail.delivery, now)) return null;
    const { attempts } = mail.delivery;
    if (isTooOld(mail.delivery, now)) {
      writeExpired(tx, id, now);
      return null;
    }
    if (isGivenUp(attempts)) {
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
    const { to, message, confirmed_uid } = mail;
    return { id, to, message, confirmed_uid, attempt: attempts + 1 };
  });
}

/** Notes that a server has taken a message on: true however late it comes. */
export async function recordSent(
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
  /** null gives up. */
  retryAt: Date | null;
  now: Date;
  /** Whether it was not sent because its address is not confirmed. */
  isWithheld?: boolean;
}

/** Notes that an attempt failed, unless another one has begun since. */
export function recordFailure(
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
 * Puts a message that was given up into the queue as a new one is, under its own Message-ID.
 * @returns the attempts that it had; null when it is not given up, or there is none
 */
export async function requeueMail(
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

/** The ids of messages that are due, the longest waiting first. */
export async function findDueMail(db: Database, now: Date, limit: number): Promise<string[]> {
  const documents = await db.find(MAIL, (all) =>
    all.where('delivery.due_at', '<=', now).orderBy('delivery.due_at').limit(limit),
  );
  return documents.map(({ id }) => id);
}
