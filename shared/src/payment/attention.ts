import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { uid } from '../base/ids';
import { rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { payment } from './payments';

export const MAX_ATTENTION_PER_ANSWER = 100;

/** Reasons why a payment needs a person's attention. */
export const PAYMENT_ATTENTION_KINDS = ['check', 'stuck', 'refund'] as const;

/** A payment that needs a person's attention. */
const paymentToLookAt = z.extend(payment, {
  customer: z.object({ uid, name: z.string() }),
  /** Start of the waiting time. */
  since: isoTime,
  /** Set when another amount was received, which is neither credited nor refunded until a person decides. */
  attention: z.nullable(
    z.object({
      reason: z.enum(['other_amount']),
      /** The received payment, as described by the provider. */
      details: z.string(),
      /** The received amount in rupees; null if it came in another currency. */
      received_amount: z._default(z.nullable(rupeesTotal), null),
      at: isoTime,
    }),
  ),
  /** Amount to refund that the provider has not accepted yet, in rupees. */
  owed_amount: rupeesTotal,
  /** All known status changes, oldest first. */
  history: z.array(
    z.object({
      at: isoTime,
      by: z.string(),
      by_uid: z.nullable(z.string()),
      from: z.nullable(z.string()),
      to: z.string(),
    }),
  ),
});

/**
 * Payments that need attention, longest waiting first, for admins; X-Next-Cursor gives the next page, if any.
 */
export const listPaymentAttention = endpoint({
  method: 'GET',
  path: '/payments/attention',
  query: z.strictObject({
    /**
     * `check` (default): another amount was received; `stuck`: the result has been unknown for an hour;
     * `refund`: a refund is owed.
     */
    kind: z.optional(z.enum(PAYMENT_ATTENTION_KINDS)),
    limit: z.optional(wholeNumber(1, MAX_ATTENTION_PER_ANSWER)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ payments: z.array(paymentToLookAt) }),
});
