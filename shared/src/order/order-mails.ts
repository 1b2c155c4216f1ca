import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { documentId, recordId } from '../base/ids';
import { isoTime } from '../base/time';

/* Mails about an order, as staff read them and have them sent again (docs/rules.md#mail-6). */

/** Maximum number of copies of one mail that staff can send. */
export const MAX_MAIL_COPIES = 10;

/** States of a mail: `withheld` if its address was not confirmed in time. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'withheld'] as const;

export const orderMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  queued_at: isoTime,
  /** Time of the delivery or of the last failure; null while it waits. */
  ended_at: z.nullable(isoTime),
  /** Whether the mail is a copy that staff have sent again, and the name of the person who sent it. */
  is_copy: z.boolean(),
  by_name: z.string(),
});

const mailOfOrder = z.object({
  id: recordId,
  mail: documentId(/^[\w-]{1,200}$/, 'must be the id of a mail'),
});

/** The text of a mail about an order, as it was sent. */
export const getOrderMail = endpoint({
  method: 'GET',
  path: '/orders/:id/mails/:mail',
  params: mailOfOrder,
  response: z.object({ subject: z.string(), to: z.string(), text: z.string() }),
});

/**
 * Sends a mail about an order again, to the customer's current e-mail address (docs/rules.md#mail-6); 422
 * while it or a copy waits, and beyond MAX_MAIL_COPIES.
 */
export const sendOrderMailAgain = endpoint({
  method: 'POST',
  path: '/orders/:id/mails/:mail/send-again',
  params: mailOfOrder,
  response: z.object({ to: z.string() }),
});
