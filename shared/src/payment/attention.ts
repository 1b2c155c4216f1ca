import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { isoTime } from '../base/time';
import { payment } from './payments';

/** Payments that one answer has at most. */
export const MAX_ATTENTION_PER_ANSWER = 100;

/** A payment that a person has to look at: neither counted nor given back until then. */
const paymentToLookAt = z.extend(payment, {
  attention: z.object({
    reason: z.enum(['other_amount']),
    /** What came, as the provider told it. */
    details: z.string(),
    at: isoTime,
  }),
  /** Every move that is known, oldest first. */
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

/** What waits for a person, longest first, for admins; X-Next-Cursor leads on where there is more. */
export const listPaymentAttention = endpoint({
  method: 'GET',
  path: '/payments/attention',
  query: z.strictObject({
    limit: z.optional(wholeNumber(1, MAX_ATTENTION_PER_ANSWER)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ payments: z.array(paymentToLookAt) }),
});
