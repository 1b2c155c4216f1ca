import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import type { PaymentProof } from '@smriti/shared/payment/payments';
import { refusedFields } from '../../../platform/refused-fields';
import type { RazorpayConfig } from '../../../platform/payment-config';
import type {
  Charge,
  PaymentProvider,
  ProviderWord,
  RefundOrder,
  RefundWord,
  Webhook,
} from './payment-provider';
import {
  razorpayApi,
  type RazorpayPayment,
  type RazorpayRefund,
  RazorpayRefusal,
} from './razorpay-api';
import { isSignedBy } from './razorpay-signature';
import { readEvent } from './razorpay-webhook';
import { REFUND_STATES, stageOf, wordOf } from './razorpay-words';

type Api = ReturnType<typeof razorpayApi>;

/** The most that Razorpay takes as a receipt; the start of our id is no less unique. */
const MAX_RECEIPT_LENGTH = 40;
const SIGNATURE_HEADER = 'x-razorpay-signature';
/** The furthest that a payment got is what counts, when an order had several attempts. */
const BY_PROGRESS = ['captured', 'refunded', 'authorized', 'created', 'failed'] as const;

function orderIdOf({ id, state }: Charge): string {
  const orderId = state['order_id'];
  if (orderId === undefined) throw new Error(`payment ${id} has no order at Razorpay`);
  return orderId;
}

async function create(api: Api, { id, amountPaise }: Omit<Charge, 'state'>) {
  try {
    const order = await api.createOrder({ amountPaise, receipt: id.slice(0, MAX_RECEIPT_LENGTH) });
    return { order_id: order.id };
  } catch (error) {
    if (!(error instanceof RazorpayRefusal) || error.status !== 400) throw error;
    const message = 'This amount cannot be paid here. Please write to us, and we find a way.';
    throw new AppError('business_rule', message, { cause: error });
  }
}

/** Takes what the bank has set aside. @returns what became of it, captured by another call too. */
async function captured(api: Api, payment: RazorpayPayment): Promise<RazorpayPayment> {
  if (payment.status !== 'authorized') return payment;
  try {
    return await api.capture(payment.id, payment.amount);
  } catch (error) {
    if (!(error instanceof RazorpayRefusal)) throw error;
    return api.payment(payment.id);
  }
}

function furthest(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  return BY_PROGRESS.map((stage) => payments.find((payment) => stageOf(payment) === stage)).find(
    (payment) => payment !== undefined,
  );
}

/** @throws AppError invalid_input unless Razorpay has signed this payment for this order. */
function provenPaymentId(config: RazorpayConfig, orderId: string, proof: PaymentProof): string {
  const { provider_payment_id: paymentId, signature } = proof;
  if (paymentId === undefined || signature === undefined) {
    const message = 'is needed to confirm this payment';
    throw refusedFields(
      (['provider_payment_id', 'signature'] as const)
        .filter((field) => proof[field] === undefined)
        .map((field) => ({ field, message })),
    );
  }
  if (!isSignedBy(config.keySecret, `${orderId}|${paymentId}`, signature)) {
    throw refusedFields([{ field: 'signature', message: 'is not the signature of this payment' }]);
  }
  return paymentId;
}

async function verify(
  api: Api,
  config: RazorpayConfig,
  charge: Charge,
  proof: PaymentProof | null,
): Promise<ProviderWord | null> {
  const orderId = orderIdOf(charge);
  const found = proof
    ? await api.payment(provenPaymentId(config, orderId, proof))
    : furthest(await api.paymentsOfOrder(orderId));
  if (!found) return null;
  if (found.amount !== charge.amountPaise || found.currency !== 'INR') {
    throw new Error(
      `Razorpay's payment ${found.id} is of another amount than payment ${charge.id}`,
    );
  }
  const word = wordOf(await captured(api, found), orderId);
  return proof === null && word.status === 'pending' ? null : word;
}

function hasKey({ notes }: RazorpayRefund, key: string): boolean {
  return !Array.isArray(notes) && notes.refund_key === key;
}

/** A further attempt after one that failed is another refund; twins of the same attempt are one. */
async function refund(api: Api, charge: Charge, order: RefundOrder): Promise<RefundWord> {
  const paymentId = charge.state['payment_id'];
  if (paymentId === undefined) throw new Error(`payment ${charge.id} was never paid at Razorpay`);
  const earlier = (await api.refundsOf(paymentId)).filter((made) => hasKey(made, order.key));
  const standing = earlier.find(({ status }) => status !== 'failed');
  const attempt = `${charge.id}:${order.key}:${earlier.length}`;
  const idempotencyKey = createHash('sha256').update(attempt).digest('hex');
  const made = standing ?? (await api.refund(paymentId, { ...order, idempotencyKey }));
  return { state: REFUND_STATES[made.status], providerId: made.id };
}

function parseWebhook({ webhookSecret }: RazorpayConfig, { body, header }: Webhook) {
  if (!isSignedBy(webhookSecret, body, header(SIGNATURE_HEADER) ?? '')) {
    throw new AppError('invalid_input', 'The signature is not that of this message.');
  }
  try {
    return readEvent(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new AppError('invalid_input', 'The message is not well-formed JSON.', { cause });
  }
}

/**
 * Razorpay (https://razorpay.com/docs): the server makes an order there, the page's Checkout takes
 * the payment, and its signature over order and payment is checked against the order that the
 * server keeps. What is paid is what Razorpay's API says, never the page.
 */
export function createRazorpay(config: RazorpayConfig): PaymentProvider {
  const api = razorpayApi(config);
  return {
    name: 'razorpay',
    methods: config.methods,
    create: (charge) => create(api, charge),
    checkout: (charge) => ({
      key_id: config.keyId,
      order_id: orderIdOf(charge),
      amount_paise: charge.amountPaise,
      currency: 'INR',
    }),
    verify: (charge, proof) => verify(api, config, charge, proof),
    // async, so that a forged message rejects instead of throwing
    // eslint-disable-next-line @typescript-eslint/require-await
    parseWebhook: async (webhook) => parseWebhook(config, webhook),
    refund: (charge, order) => refund(api, charge, order),
  };
}
