import type { LagKind } from '@smriti/shared/staff/health';
import * as z from 'zod/mini';
import type { Database, QueryShape, StoredDocument } from '../../platform/database/database';
import { storedTime } from '../../platform/database/stored-fields';
import { findFiguresCompleteUntil } from '../analytics/figures.repository';

/** Waiting background work: count up to a limit, and oldest item; two reads each. */

/** Number of waiting items and the start of the oldest wait. */
export interface WaitingWork {
  count: number | null;
  since: string | null;
}

interface Asked {
  now: Date;
  limit: number;
}

type Reads = Pick<Database, 'find' | 'count' | 'get'>;

async function waiting(
  counted: Promise<number>,
  found: Promise<StoredDocument[]>,
  sinceOf: (data: unknown) => string,
): Promise<WaitingWork> {
  const [count, [oldest]] = await Promise.all([counted, found]);
  return { count, since: oldest ? sinceOf(oldest.data) : null };
}

const submitted = z.object({ submitted_at: storedTime });
const toAsk = z.object({ ask_at: storedTime });
const updated = z.object({ updated_at: storedTime });
const due = z.object({ since: storedTime });
const mail = z.object({ delivery: z.object({ startTime: storedTime }) });
const photo = z.object({ created_at: storedTime });
const asked = z.object({ asked_at: storedTime });
const requested = z.object({ requested_at: storedTime });
const erasure = z.object({ due_at: storedTime });

const unanswered = (now: Date, limit: number): QueryShape => {
  return (all) =>
    all
      .where('payment_status', '==', 'pending')
      .where('submitted_at', '<=', now)
      .orderBy('submitted_at')
      .limit(limit);
};

const questions = (now: Date, limit: number): QueryShape => {
  return (all) =>
    all
      .where('payment_status', 'in', ['pending', 'failed'])
      .where('ask_at', '<=', now)
      .orderBy('ask_at')
      .limit(limit);
};

const owed = (limit: number): QueryShape => {
  return (all) => all.where('refund', '==', 'owed').orderBy('updated_at').limit(limit);
};

const oldestDue = (limit: number): QueryShape => {
  return (all) => all.orderBy('since').limit(limit);
};

/** Unsent messages, including those that are being sent now. */
const unsent = (limit: number): QueryShape => {
  return (all) =>
    all
      .where('delivery.state', 'in', ['PENDING', 'PROCESSING'])
      .orderBy('delivery.startTime')
      .limit(limit);
};

const processing = (limit: number): QueryShape => {
  return (all) => all.where('state', '==', 'processing').orderBy('created_at').limit(limit);
};

const rendering = (limit: number): QueryShape => {
  return (all) => all.where('state', '==', 'making').orderBy('asked_at').limit(limit);
};

const packing = (limit: number): QueryShape => {
  return (all) => all.where('state', '==', 'making').orderBy('requested_at').limit(limit);
};

const erasing = (now: Date, limit: number): QueryShape => {
  return (all) => all.where('due_at', '<=', now).orderBy('due_at').limit(limit);
};

/** Query of each kind. */
const LOOK_UPS: Readonly<Record<LagKind, (db: Reads, asked: Asked) => Promise<WaitingWork>>> = {
  payments_unanswered: (db, { now, limit }) =>
    waiting(
      db.count('payments', unanswered(now, limit)),
      db.find('payments', unanswered(now, 1)),
      (data) => z.parse(submitted, data).submitted_at,
    ),
  payments_to_ask: (db, { now, limit }) =>
    waiting(
      db.count('payments', questions(now, limit)),
      db.find('payments', questions(now, 1)),
      (data) => z.parse(toAsk, data).ask_at,
    ),
  refunds: (db, { limit }) =>
    waiting(
      db.count('payments', owed(limit)),
      db.find('payments', owed(1)),
      (data) => z.parse(updated, data).updated_at,
    ),
  invoices: (db, { limit }) =>
    waiting(
      db.count('invoicesDue', oldestDue(limit)),
      db.find('invoicesDue', oldestDue(1)),
      (data) => z.parse(due, data).since,
    ),
  credit_notes: (db, { limit }) =>
    waiting(
      db.count('creditNotesDue', oldestDue(limit)),
      db.find('creditNotesDue', oldestDue(1)),
      (data) => z.parse(due, data).since,
    ),
  mails: (db, { limit }) =>
    waiting(
      db.count('mail', unsent(limit)),
      db.find('mail', unsent(1)),
      (data) => z.parse(mail, data).delivery.startTime,
    ),
  renditions: (db, { limit }) =>
    waiting(
      db.count('photos', processing(limit)),
      db.find('photos', processing(1)),
      (data) => z.parse(photo, data).created_at,
    ),
  print_files: (db, { limit }) =>
    waiting(
      db.count('printFiles', rendering(limit)),
      db.find('printFiles', rendering(1)),
      (data) => z.parse(asked, data).asked_at,
    ),
  print_archives: (db, { limit }) =>
    waiting(
      db.count('printArchives', rendering(limit)),
      db.find('printArchives', rendering(1)),
      (data) => z.parse(asked, data).asked_at,
    ),
  exports: (db, { limit }) =>
    waiting(
      db.count('exports', packing(limit)),
      db.find('exports', packing(1)),
      (data) => z.parse(requested, data).requested_at,
    ),
  erasures: (db, { now, limit }) =>
    waiting(
      db.count('erasures', erasing(now, limit)),
      db.find('erasures', erasing(now, 1)),
      (data) => z.parse(erasure, data).due_at,
    ),
  daily_figures: async (db) => ({ count: null, since: await findFiguresCompleteUntil(db) }),
};

export function findWaitingWork(db: Reads, kind: LagKind, question: Asked): Promise<WaitingWork> {
  return LOOK_UPS[kind](db, question);
}
