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

/** Maximum amount of one payment: many copies of many albums. */
const MAX_PAYMENT_RUPEES = MAX_RUPEES * 10_000;

/** A payment. `reference` is human-readable: PAY and 8 characters. */
export const payment = z.object({
  id: z.string(),
  user_id: z.string(),
  amount: rupeesTotal,
  /** Refunded amount in rupees; the status `refunded` means all of it. */
  refunded_amount: rupeesTotal,
  payment_type: z.enum(PAYMENT_TYPES),
  payment_date: isoTime,
  payment_status: paymentStatus,
  cart_id: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  placement_id: z.nullable(z.string()),
  /** Number of points bought; 0 for other payments. */
  points: z.int(),
  payment_method: z.enum(PAYMENT_METHODS),
  transaction_id: z.string(),
  reference: z.string(),
  provider: paymentProvider,
  /** Whether real money moves: false in the sandbox, and with a provider's test keys. */
  livemode: z.boolean(),
  /** Parameters of the provider's window; null when no window is needed, and once the payment is settled. */
  checkout: z.nullable(paymentCheckout),
  /** Reason of the failure, as a text for the customer; '' otherwise. */
  failure: z.string(),
  /** Name of the sentence in `failure`, for its translation; missing if it has none. */
  failure_reason: z.optional(z.string()),
});
export type Payment = z.infer<typeof payment>;

/**
 * Creates a payment, once per `transaction_id` of a customer: the same call returns the same payment; a
 * different call with the same id gets 409, as does an amount other than the server's. `cart_id` (initial),
 * `order_id` (order, reorder), `placement_id` (order) or `points` (credits) names what is paid. `provider` is
 * the one that the page was rendered for: 409 when it no longer accepts payments. The client's status and
 * date are accepted but ignored.
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

/** Proof of payment that a provider's page gives to the customer; the fields depend on the provider. */
export const paymentProof = z.strictObject({
  /** Proof of the sandbox. */
  token: z.optional(proofText),
  /** Proof of a provider's window: payment id, and signature over it and the server's order. */
  provider_payment_id: z.optional(proofText),
  signature: z.optional(proofText),
});
export type PaymentProof = z.infer<typeof paymentProof>;

/**
 * Confirms a payment with the proof from the provider's page: the sandbox's token, or another provider's
 * signature. Only the provider can make a payment paid; until it does, the payment stays pending. A repeated
 * call without a proof asks the provider again.
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
 * The active provider and its payment methods; others are displayed as 'Coming Soon'. A demo project may have
 * several providers; `provider` selects one.
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

/** A provider's message about one of its payments, signed over its bytes. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/payments/webhook/:provider',
  params: z.object({ provider: paymentProvider }),
  response: z.object({ received: z.literal(true) }),
});

/** The initial payment due when an album is requested; 0 when it is paid or not required. */
export const getInitialDue = endpoint({
  method: 'GET',
  path: '/payments/initial-due/:cartId',
  params: z.object({ cartId: recordId }),
  response: z.object({ cart_id: z.string(), amount: rupeesTotal }),
});

/** The `details` of the 409 for a wrong amount, in rupees. */
export const amountConflict = z.object({ amount: rupeesTotal });

/**
 * Test cards of the sandbox, and the tokens that the page sends instead, so that no card number leaves it.
 * The numbers are well known and were not issued by any bank.
 */
export const SANDBOX_CARDS = {
  '4111111111111111': 'tok_sandbox_success',
  '4000000000000002': 'tok_sandbox_decline',
  '4000000000003220': 'tok_sandbox_late',
} as const;
