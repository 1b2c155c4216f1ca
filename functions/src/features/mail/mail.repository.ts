import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { Plan } from '../../platform/database/plan';
import type { Deps } from '../../platform/deps';
import {
  affectedAccounts,
  affectedOrders,
  type MailEvent,
  uidRequiredToConfirm,
} from './mail-events.domain';
import { layOutMail } from './mail-layout.presenter';
import { mailRecord } from './mail.records';
import { mailContent, mailId } from './mail-texts.presenter';

/** Retention of messages in ms. */
export const MAIL_RETENTION_MILLISECONDS = 90 * 86_400_000;

const pathOf = (id: string) => `mail/${id}`;

/** Paths of the messages with data of an account, regardless of their address. */
export async function findMailPathsByAccount(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<string[]> {
  const documents = await reader.find('mail', (all) => all.where('uids', 'array-contains', uid));
  return documents.map(({ path }) => path);
}

/** Whether the message of an event was queued before and still exists. */
export async function isMailQueued(
  reader: Pick<Database, 'get'>,
  event: MailEvent,
): Promise<boolean> {
  return (await reader.get(pathOf(mailId(event)))) !== null;
}

/** Removes the queued message about an order, if there is one, so that it is not sent. */
export function withdrawMail(
  tx: Pick<DatabaseTransaction, 'delete'>,
  type: 'order_shipped' | 'order_tracked',
  orderId: string,
): void {
  tx.delete(pathOf(`${type}-${orderId}`));
}

/** Removes the message with an id, if it exists: the link in it is no longer valid. */
export function removeMail(tx: Pick<DatabaseTransaction, 'delete'>, id: string): void {
  tx.delete(pathOf(id));
}

const layOut = ({ config }: Pick<Deps, 'config'>, event: MailEvent) =>
  layOutMail(mailContent(event, (path) => `${config.siteOrigin}${path}`));

/**
 * Plans new content for the message of an event that waits for its first attempt; null when it does not
 * wait.
 */
export async function planMailUpdate(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'config'>,
  event: MailEvent,
): Promise<Plan | null> {
  const path = pathOf(mailId(event));
  const document = await tx.get(path);
  const mail = document && z.parse(mailRecord, document.data);
  if (mail?.delivery.state !== 'PENDING' || mail.delivery.attempts > 0) return null;
  const { subject, text, html } = layOut(deps, event);
  return {
    write: () =>
      tx.update(path, { 'message.subject': subject, 'message.text': text, 'message.html': html }),
  };
}

/**
 * Queues the message of an event within the transaction of its change: one create, no reads. Each event
 * has one document; queueing it again fails the commit (see isAlreadyExists), so the change must happen
 * only once. The document has the format of the Trigger Email extension; mail-delivery.service.ts sends
 * it. No message is queued without an address.
 * @param delayMs time before the first attempt in ms
 */
export function queueMail(
  tx: Pick<DatabaseTransaction, 'create'>,
  deps: Pick<Deps, 'config' | 'clock'>,
  event: MailEvent,
  delayMs = 0,
): void {
  const { config, clock } = deps;
  const to = event.type === 'changes_requested' ? config.reviewersEmail : event.to.email;
  if (to === '') return;
  const id = mailId(event);
  const now = clock.now();
  const { host } = new URL(config.siteOrigin);
  tx.create(pathOf(id), {
    event: event.type,
    to,
    uids: affectedAccounts(event),
    order_ids: affectedOrders(event),
    confirmed_uid: uidRequiredToConfirm(event),
    message: {
      ...layOut(deps, event),
      // Constant over all attempts, so that mailboxes recognize duplicates (docs/decisions/mail.md).
      messageId: `<${id}@${host}>`,
      date: now,
    },
    delivery: createPendingDelivery(now, delayMs),
    expires_at: new Date(now.getTime() + MAIL_RETENTION_MILLISECONDS),
  });
}

/** Delivery of a new message that is due after a delay. */
export function createPendingDelivery(now: Date, delayMs = 0) {
  return {
    state: 'PENDING',
    startTime: now,
    endTime: null,
    leaseExpireTime: null,
    attempts: 0,
    error: null,
    info: null,
    due_at: new Date(now.getTime() + delayMs),
  };
}
