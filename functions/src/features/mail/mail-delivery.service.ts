import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { mapInBatches } from '../../platform/database/batches';
import type { Clock } from '../../platform/clock';
import { isConfirmedEmail } from '../../platform/confirmed-emails';
import type { Database } from '../../platform/database/database';
import {
  type ClaimedMail,
  claimMail,
  findDueMail,
  recordMailFailure,
  recordMailSent,
} from './mail-delivery.repository';
import { hasUsedAllAttempts, isPermanentFailure, nextAttemptTime } from './mail.domain';
import type { DeliveryInfo } from './mail.records';
import { hasPlaceForCovers, insertCovers } from './mail-layout.presenter';
import type { InlinePicture, MailSender, OutgoingMail } from './smtp-sender.service';

export interface DeliveryDeps {
  db: Database;
  auth: Pick<Auth, 'getUser'>;
  clock: Clock;
  sender: MailSender;
  /** Draws the covers of orders; leaves out what cannot be drawn. */
  drawCovers: (orderIds: readonly string[]) => Promise<InlinePicture[]>;
}

/**
 * Result of a delivery. `skipped`: leased elsewhere or not due; `withheld`: the address was not
 * confirmed in time.
 */
export type DeliveryOutcome = 'sent' | 'postponed' | 'given up' | 'withheld' | 'skipped';

const failure = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  responseCode: z.optional(z.number()),
});

const SENT_AT_ONCE = 5;
const DUE_PER_RUN = 100;
const WRITES_OF_SUCCESS = 5;
const PAUSE_MILLISECONDS = 500;

/** Records a success, with retries: otherwise the message would be sent twice (docs/decisions/mail.md). */
async function keepSuccess(deps: DeliveryDeps, mail: ClaimedMail, info: DeliveryInfo) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await recordMailSent(deps.db, mail, info, deps.clock.now());
      return;
    } catch (error) {
      if (attempt === WRITES_OF_SUCCESS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS * attempt));
    }
  }
}

async function keepFailure(deps: DeliveryDeps, mail: ClaimedMail, error: unknown) {
  const { message, ...told } = failure.safeParse(error).data ?? { message: String(error) };
  const now = deps.clock.now();
  const isOver = isPermanentFailure(told) || hasUsedAllAttempts(mail.attempt);
  const retryAt = isOver ? null : nextAttemptTime(mail.attempt, now);
  await recordMailFailure(deps.db, mail, { error: message, retryAt, now });
  return isOver ? ('given up' as const) : ('postponed' as const);
}

async function mayBeSent({ auth }: DeliveryDeps, { confirmed_uid: uid, to }: ClaimedMail) {
  return uid === null || (await isConfirmedEmail(auth, uid, to));
}

/** Postpones a message to an unconfirmed address; it is retried at the same times as a failed one. */
async function withhold(deps: DeliveryDeps, mail: ClaimedMail) {
  const now = deps.clock.now();
  const retryAt = hasUsedAllAttempts(mail.attempt) ? null : nextAttemptTime(mail.attempt, now);
  const error = 'The address is not confirmed.';
  await recordMailFailure(deps.db, mail, { error, retryAt, now, isWithheld: true });
  return retryAt === null ? ('withheld' as const) : ('postponed' as const);
}

/** A message with pictures of the covers of its orders, if it shows them. */
async function withCovers(
  { drawCovers }: DeliveryDeps,
  { to, message, order_ids }: ClaimedMail,
): Promise<OutgoingMail> {
  if (!hasPlaceForCovers(message.html)) return { to, message, pictures: [] };
  const pictures = await drawCovers(order_ids);
  const html = insertCovers(
    message.html,
    pictures.map(({ cid }) => cid),
  );
  return { to, message: { ...message, html }, pictures };
}

/** Sends a message if it is due and not leased elsewhere; duplicate and concurrent events send it once. */
export async function deliverMail(deps: DeliveryDeps, id: string): Promise<DeliveryOutcome> {
  const mail = await claimMail(deps.db, id, deps.clock.now());
  if (!mail) return 'skipped';
  let info: DeliveryInfo;
  try {
    if (!(await mayBeSent(deps, mail))) return await withhold(deps, mail);
    info = await deps.sender.send(await withCovers(deps, mail));
  } catch (error) {
    return keepFailure(deps, mail, error);
  }
  await keepSuccess(deps, mail, info);
  return 'sent';
}

/** Sends all due messages: failed ones, and those left over by an event or an instance. */
export async function deliverDueMail(deps: DeliveryDeps): Promise<Record<DeliveryOutcome, number>> {
  const outcomes = { sent: 0, postponed: 0, 'given up': 0, withheld: 0, skipped: 0 };
  const ids = await findDueMail(deps.db, deps.clock.now(), DUE_PER_RUN);
  await mapInBatches(ids, SENT_AT_ONCE, async (id) => {
    outcomes[await deliverMail(deps, id)] += 1;
  });
  return outcomes;
}
