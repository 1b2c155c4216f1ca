import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { uid } from '../base/ids';
import { rupeesTotal } from '../base/money';
import { isoTime } from '../base/time';
import { payment } from './payments';

/** Payments that one answer has at most. */
export const MAX_ATTENTION_PER_ANSWER = 100;

/** Why a payment waits for a person. */
export const PAYMENT_TROUBLES = ['check', 'stuck', 'refund'] as const;

/** A payment that a person has to look at. */
const paymentToLookAt = z.extend(payment, {
  customer: z.object({ uid, name: z.string() }),
  /** Since when it waits. */
  since: isoTime,
  /** Of what came to another amount: neither counted nor given back until somebody settles it. */
  attention: z.nullable(
    z.object({
      reason: z.enum(['other_amount']),
      /** What came, as the provider told it. */
      details: z.string(),
      at: isoTime,
    }),
  ),
  /** What is to be given back of it and the provider has not taken on yet, in rupees. */
  owed_amount: rupeesTotal,
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

/** Payments that wait for a person, longest first, for admins; X-Next-Cursor leads on where there is more. */
export const listPaymentAttention = endpoint({
  method: 'GET',
  path: '/payments/attention',
  query: z.strictObject({
    /**
     * `check` when left out: what came to another amount; `stuck`: nobody knows for an hour what has
     * become of it; `refund`: what is to be given back.
     */
    kind: z.optional(z.enum(PAYMENT_TROUBLES)),
    limit: z.optional(wholeNumber(1, MAX_ATTENTION_PER_ANSWER)),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ payments: z.array(paymentToLookAt) }),
});
