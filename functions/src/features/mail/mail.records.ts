import * as z from 'zod/mini';
import { storedTime } from '../../platform/database/stored-fields';

/**
 * `PENDING`: waits for `due_at`. `PROCESSING`: somebody is sending it until its lease ends.
 * `SUCCESS`: a server has taken it on. `ERROR`: given up. `EXPIRED`: waited so long for a server that
 * nobody is to be told any more. `WITHHELD`: the address was not confirmed in time.
 */
const deliveryState = z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR', 'EXPIRED', 'WITHHELD']);

/** mail/{id}, in the form of the Trigger Email extension, as far as sending it takes. */
export const mailRecord = z.object({
  to: z.string(),
  /** uids of the accounts whose data the message holds; empty in messages of earlier releases. */
  uids: z._default(z.array(z.string()), []),
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
    /** When it was queued. */
    startTime: storedTime,
    /** Times that it was taken up so far. */
    attempts: z.int(),
    /** When it is to be taken up, again or for the first time; null once there is nothing to do. */
    due_at: z.nullable(storedTime),
  }),
});
export type MailRecord = z.output<typeof mailRecord>;

/** What a server answered that has taken a message on. */
export interface DeliveryInfo {
  messageId: string;
  accepted: string[];
  rejected: string[];
  response: string;
}
