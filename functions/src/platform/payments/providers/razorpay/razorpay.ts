import { createHash } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import type { PaymentProof } from '@smriti/shared/payment/payments';
import type { Clock } from '../../../clock';
import { invalidFieldsError } from '../../../invalid-fields';
import type {
  Charge,
  PaymentProvider,
  ProviderUpdate,
  RefundRequest,
  RefundUpdate,
  Webhook,
} from '../../payment-provider';
import {
  createRazorpayApi,
  type RazorpayPayment,
  type RazorpayRefund,
  RazorpayRejection,
} from './razorpay-api';
import { listValidSecrets } from './razorpay-secrets';
import type { RazorpaySettings } from './razorpay-settings';
import { isValidRazorpaySignature } from './razorpay-signature';
import {
  REFUND_STATE_BY_RAZORPAY_STATUS,
  effectivePaymentStatus,
  toProviderUpdate,
} from './razorpay-updates';
import { parseWebhookEvent } from './razorpay-webhook';

type Api = ReturnType<typeof createRazorpayApi>;

/** Maximum receipt length of Razorpay; a prefix of our id is still unique. */
const MAX_RECEIPT_LENGTH = 40;
const LIVE_KEY = 'rzp_live_';
const SIGNATURE_HEADER = 'x-razorpay-signature';
/** Statuses by progress: of several attempts for an order the furthest counts. */
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
    if (!(error instanceof RazorpayRejection) || error.status !== 400) throw error;
    const message = 'This amount cannot be paid online. Please call us and we will help you.';
    throw new AppError('business_rule', message, { cause: error });
  }
}

/** Captures an authorised payment. @returns the payment, even if a concurrent call captured it */
async function captured(api: Api, payment: RazorpayPayment): Promise<RazorpayPayment> {
  if (payment.status !== 'authorized') return payment;
  try {
    return await api.capture(payment.id, payment.amount);
  } catch (error) {
    if (!(error instanceof RazorpayRejection)) throw error;
    return api.payment(payment.id);
  }
}

function furthest(payments: readonly RazorpayPayment[]): RazorpayPayment | undefined {
  return BY_PROGRESS.map((stage) =>
    payments.find((payment) => effectivePaymentStatus(payment) === stage),
  ).find((payment) => payment !== undefined);
}

/** @throws AppError invalid_input unless Razorpay signed this payment for this order. */
function provenPaymentId(config: RazorpaySettings, orderId: string, proof: PaymentProof): string {
  const { provider_payment_id: paymentId, signature } = proof;
  if (paymentId === undefined || signature === undefined) {
    const message = 'is needed to confirm this payment';
    throw invalidFieldsError(
      (['provider_payment_id', 'signature'] as const)
        .filter((field) => proof[field] === undefined)
        .map((field) => ({ field, message })),
    );
  }
  if (!isValidRazorpaySignature(config.keySecret, `${orderId}|${paymentId}`, signature)) {
    throw invalidFieldsError([
      { field: 'signature', message: 'is not the signature of this payment' },
    ]);
  }
  return paymentId;
}

async function verify(
  api: Api,
  config: RazorpaySettings,
  charge: Charge,
  proof: PaymentProof | null,
): Promise<ProviderUpdate | null> {
  const orderId = orderIdOf(charge);
  const found = proof
    ? await api.payment(provenPaymentId(config, orderId, proof))
    : furthest(await api.paymentsOfOrder(orderId));
  if (!found) return null;
  const isAsAsked = found.amount === charge.amountPaise && found.currency === 'INR';
  const update = toProviderUpdate(isAsAsked ? await captured(api, found) : found, orderId);
  const isNews = update.status !== 'pending' || !isAsAsked;
  return proof === null && !isNews ? null : update;
}

function hasKey({ notes }: RazorpayRefund, key: string): boolean {
  return !Array.isArray(notes) && notes.refund_key === key;
}

/**
 * Requests a refund. A retry after a failure is a new refund; duplicate calls of the same attempt are
 * one.
 */
async function refund(api: Api, charge: Charge, request: RefundRequest): Promise<RefundUpdate> {
  const paymentId = charge.state['payment_id'];
  if (paymentId === undefined) throw new Error(`payment ${charge.id} was never paid at Razorpay`);
  const earlier = (await api.refundsOf(paymentId)).filter((made) => hasKey(made, request.key));
  const standing = earlier.find(({ status }) => status !== 'failed');
  const attempt = `${charge.id}:${request.key}:${earlier.length}`;
  const idempotencyKey = createHash('sha256').update(attempt).digest('hex');
  const made = standing ?? (await api.refund(paymentId, { ...request, idempotencyKey }));
  return { state: REFUND_STATE_BY_RAZORPAY_STATUS[made.status], providerId: made.id };
}

function parseWebhook(settings: RazorpaySettings, clock: Clock, { body, header }: Webhook) {
  const signature = header(SIGNATURE_HEADER) ?? '';
  const secrets = listValidSecrets(settings.webhookSecrets, clock.now());
  if (!secrets.some((secret) => isValidRazorpaySignature(secret, body, signature))) {
    throw new AppError('invalid_input', 'The signature is not that of this message.');
  }
  try {
    return parseWebhookEvent(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw new AppError('invalid_input', 'The message is not well-formed JSON.', { cause });
  }
}

/**
 * Razorpay (https://razorpay.com/docs): the server creates an order, Checkout on the page takes the
 * payment, and its signature over order and payment is verified with the stored order. The outcome
 * always comes from Razorpay's API, never from the page.
 */
export function createRazorpay(
  settings: RazorpaySettings,
  { clock }: { clock: Clock },
): PaymentProvider {
  const api = createRazorpayApi(settings);
  return {
    name: 'razorpay',
    livemode: settings.keyId.startsWith(LIVE_KEY),
    methods: settings.methods,
    form: 'window',
    create: (charge) => create(api, charge),
    checkout: (charge) => ({
      provider: 'razorpay',
      key_id: settings.keyId,
      order_id: orderIdOf(charge),
      amount_paise: charge.amountPaise,
      currency: 'INR',
    }),
    verify: (charge, proof) => verify(api, settings, charge, proof),
    // async, so that a forged message rejects instead of throwing
    // eslint-disable-next-line @typescript-eslint/require-await
    parseWebhook: async (webhook) => parseWebhook(settings, clock, webhook),
    refund: (charge, request) => refund(api, charge, request),
  };
}
