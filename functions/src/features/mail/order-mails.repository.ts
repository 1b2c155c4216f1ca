import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedTime } from '../../platform/database/stored-fields';
import { mailRecord } from './mail.records';
import { createPendingDelivery, MAIL_RETENTION_MILLISECONDS } from './mail.repository';

/* Messages about an order, for its page in the console. */

const pathOf = (id: string) => `mail/${id}`;

/** A message about an order, without its text. */
const orderMail = z.object({
  to: z.string(),
  message: z.object({ subject: z.string() }),
  delivery: z.object({
    state: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'EXPIRED', 'WITHHELD']),
    startTime: storedTime,
    endTime: z._default(z.nullable(storedTime), null),
  }),
  /** Original of this copy; null for the first one. */
  copy_of: z._default(z.nullable(z.string()), null),
  /** uid of the member of staff who had the copy sent. */
  sent_again_by: z._default(z.nullable(z.string()), null),
});
export type OrderMail = z.output<typeof orderMail> & { id: string };

/** Maximum number of messages of one order that are read; an order has about ten. */
const MAX_MAILS = 100;

/** Messages about an order, in no sequence. Kept for 90 days. */
export async function findMailsOfOrder(
  reader: Pick<Database, 'find'>,
  orderId: string,
): Promise<OrderMail[]> {
  const fields = ['to', 'message.subject', 'delivery', 'copy_of', 'sent_again_by'];
  const documents = await reader.find('mail', (all) =>
    all
      .where('order_ids', 'array-contains', orderId)
      .select(...fields)
      .limit(MAX_MAILS),
  );
  return documents.map(({ id, data }) => ({ id, ...z.parse(orderMail, data) }));
}

const wholeMail = z.object({
  ...orderMail.shape,
  event: z.string(),
  uids: mailRecord.shape.uids,
  order_ids: mailRecord.shape.order_ids,
  confirmed_uid: mailRecord.shape.confirmed_uid,
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});
export type WholeMail = z.output<typeof wholeMail> & { id: string };

/** A message about an order with its text; null if there is none with this id. */
export async function findMailOfOrder(
  reader: Pick<Database, 'get'>,
  orderId: string,
  id: string,
): Promise<WholeMail | null> {
  const document = await reader.get(pathOf(id));
  const mail = document && z.parse(wholeMail, document.data);
  return mail?.order_ids.includes(orderId) ? { id, ...mail } : null;
}

interface MailCopy {
  /** Id of the copy. */
  id: string;
  to: string;
  byUid: string;
  now: Date;
  /** Host of the shop, in the Message-ID. */
  host: string;
}

/**
 * Queues a copy of a message, with a Message-ID of its own: mailboxes hide a second message with the same.
 */
export function queueMailCopy(
  tx: Pick<DatabaseTransaction, 'create'>,
  original: WholeMail,
  { id, to, byUid, now, host }: MailCopy,
): void {
  const { event, uids, order_ids, confirmed_uid } = original;
  const { subject, text, html } = original.message;
  tx.create(pathOf(id), {
    event,
    to,
    uids,
    order_ids,
    confirmed_uid,
    copy_of: original.copy_of ?? original.id,
    sent_again_by: byUid,
    message: { subject, text, html, messageId: `<${id}@${host}>`, date: now },
    delivery: createPendingDelivery(now),
    expires_at: new Date(now.getTime() + MAIL_RETENTION_MILLISECONDS),
  });
}
