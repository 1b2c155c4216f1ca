import * as z from 'zod/mini';
import { pointPack } from './credits';
import { paymentStatus } from './payment-states';
import { endpoint } from '../base/endpoint';
import { recordId, uid } from '../base/ids';
import { MAX_RUPEES, rupeesTotal } from '../base/money';
import { PAYMENT_FORMS, paymentCheckout, paymentProvider } from './payment-providers';
import { isoTime } from '../base/time';

export const PAYMENT_TYPES = ['initial', 'order', 'reorder', 'credits'] as const;
export const PAYMENT_METHODS = ['card', 'upi', 'netbanking'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The most that one payment may be of: many copies of many albums. */
const MAX_PAYMENT_RUPEES = MAX_RUPEES * 10_000;

/** A payment. `reference` is what people read out: PAY and 8 characters. */
export const payment = z.object({
  id: z.string(),
  user_id: z.string(),
  amount: rupeesTotal,
  /** What was given back of it, in rupees; `refunded` is one that was given back in whole. */
  refunded_amount: rupeesTotal,
  payment_type: z.enum(PAYMENT_TYPES),
  payment_date: isoTime,
  payment_status: paymentStatus,
  cart_id: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  placement_id: z.nullable(z.string()),
  /** How many points it buys; 0 for what is no purchase of points. */
  points: z.int(),
  payment_method: z.enum(PAYMENT_METHODS),
  transaction_id: z.string(),
  reference: z.string(),
  provider: paymentProvider,
  /** Whether money moves: not in the sandbox, and not with a provider's test keys. */
  livemode: z.boolean(),
  /** null where the page needs no window of the provider, and once the payment is settled. */
  checkout: z.nullable(paymentCheckout),
  /** Why it failed, in words for the customer; '' otherwise. */
  failure: z.string(),
});
export type Payment = z.infer<typeof payment>;

/**
 * Begins a payment, once for each `transaction_id` of one customer: the same call gives the same
 * payment again, another call with the same id 409. The amount is the server's: another one 409.
 * What is paid is named by `cart_id` (initial), `order_id` (order, reorder), `placement_id` (order)
 * or `points` (credits). `provider` is the one that the page was made for: 409 when it does not take
 * payments any more. The client's status and date are taken, and ignored.
 */
export const createPayment = endpoint({
  method: 'POST',
  path: '/payments',
  body: z.strictObject({
    user_id: uid,
    amount: z.number().check(z.gte(0), z.lte(MAX_PAYMENT_RUPEES)),
    payment_type: z.enum(PAYMENT_TYPES),
    payment_date: z.optional(isoTime),
    payment_status: z.optional(z.literal('pending')),
    cart_id: z.optional(recordId),
    order_id: z.optional(recordId),
    placement_id: z.optional(recordId),
    points: z.optional(pointPack),
    payment_method: z.enum(PAYMENT_METHODS),
    provider: z.optional(paymentProvider),
    transaction_id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  }),
  response: payment,
});

const proofText = z.string().check(z.minLength(1), z.maxLength(500));

/** What a provider's page gives the customer to hand in; each provider knows its own fields. */
export const paymentProof = z.strictObject({
  /** The sandbox's. */
  token: z.optional(proofText),
  /** Of a provider's window: its payment, and its signature over that and the server's order. */
  provider_payment_id: z.optional(proofText),
  signature: z.optional(proofText),
});
export type PaymentProof = z.infer<typeof paymentProof>;

/**
 * Hands in what the provider's page gave: the sandbox's token, or the signature of another one. Only
 * the provider makes a payment paid; while it has none, the payment stays pending, and
 * asking again without a proof looks once more.
 */
export const confirmPayment = endpoint({
  method: 'POST',
  path: '/payments/:id/confirm',
  params: z.object({ id: recordId }),
  body: paymentProof,
  response: payment,
});

/** The caller's payments, newest first, at most 100. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/payments/user/:id',
  params: z.object({ id: uid }),
  response: z.object({ payments: z.array(payment) }),
});

/**
 * The active provider and the methods it offers; the others read 'Coming Soon'. A demo project may
 * have several, of which `provider` asks for one.
 */
export const getPaymentOptions = endpoint({
  method: 'GET',
  path: '/payments/options',
  query: z.strictObject({ provider: z.optional(paymentProvider) }),
  response: z.object({
    provider: paymentProvider,
    methods: z.array(z.enum(PAYMENT_METHODS)),
    form: z.enum(PAYMENT_FORMS),
  }),
});

/** A message of a provider about one of its payments, signed over its bytes. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook/:provider',
  params: z.object({ provider: paymentProvider }),
  response: z.object({ received: z.literal(true) }),
});

/** What is to be paid at the request of an album: nothing when it is paid, or nothing is asked. */
export const getInitialDue = endpoint({
  method: 'GET',
  path: '/payments/initial-due/:cartId',
  params: z.object({ cartId: recordId }),
  response: z.object({ cart_id: z.string(), amount: rupeesTotal }),
});

/** The `details` of the 409 for another amount, in rupees. */
export const amountConflict = z.object({ amount: rupeesTotal });

/**
 * The sandbox's test cards, and the tokens that the page makes of them so that no card number
 * leaves it: well known numbers that no bank gave out.
 */
export const SANDBOX_CARDS = {
  '4111111111111111': 'tok_sandbox_success',
  '4000000000000002': 'tok_sandbox_decline',
  '4000000000003220': 'tok_sandbox_late',
} as const;
