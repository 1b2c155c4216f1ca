import * as z from 'zod/mini';
import { storedTime } from '../../platform/database/stored-fields';

/**
 * `PENDING`: waits for `due_at`. `PROCESSING`: leased for sending. `SUCCESS`: accepted by a server.
 * `ERROR`: given up. `EXPIRED`: too old before its first attempt. `WITHHELD`: the address was not
 * confirmed in time.
 */
const deliveryState = z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'EXPIRED', 'WITHHELD']);

/** mail/{id}: the fields of the Trigger Email extension that sending needs. */
export const mailRecord = z.object({
  to: z.string(),
  /** uids of the accounts whose data the message holds; empty in messages of earlier releases. */
  uids: z._default(z.array(z.string()), []),
  /** Ids of the orders that the message is about; empty in messages of earlier releases. */
  order_ids: z._default(z.array(z.string()), []),
  /** uid of the account that must have confirmed the address; null when no confirmation is needed. */
  confirmed_uid: z._default(z.nullable(z.string()), null),
  message: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    messageId: z.string(),
    date: storedTime,
  }),
  delivery: z.object({
    state: deliveryState,
    /** Time of queueing. */
    startTime: storedTime,
    attempts: z.int(),
    /** Time of the next attempt; null when there is none. */
    due_at: z.nullable(storedTime),
  }),
});
export type MailRecord = z.output<typeof mailRecord>;

/** Answer of the server that accepted a message. */
export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  response: string;
}
