import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { RazorpaySettings } from './razorpay-settings';

const TIMEOUT_MILLISECONDS = 10_000;
/** Delays before the retries of a read call, in ms. */
const RETRY_AFTER_MILLISECONDS = [250, 1000];

const text = z.string().check(z.maxLength(500));

/** https://razorpay.com/docs/api/payments/entity, only the fields used here. */
export const razorpayPayment = z.object({
  id: text,
  amount: z.int(),
  currency: text,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** Whether the money was captured: Razorpay refunds uncaptured payments after some days. */
  captured: z.optional(z.boolean()),
  order_id: z.nullish(text),
  error_description: z.nullish(z.string()),
});
export type RazorpayPayment = z.output<typeof razorpayPayment>;

/** https://razorpay.com/docs/api/refunds/entity; empty notes are a list. */
export const razorpayRefund = z.object({
  id: text,
  payment_id: text,
  status: z.enum(['pending', 'processed', 'failed']),
  notes: z.union([z.object({ refund_key: z.optional(text) }), z.array(z.unknown())]),
});
export type RazorpayRefund = z.output<typeof razorpayRefund>;

/** https://razorpay.com/docs/api/disputes/entity, only the fields used here. */
export const razorpayDispute = z.object({
  id: text,
  payment_id: text,
  status: z.enum(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
});
export type RazorpayDispute = z.output<typeof razorpayDispute>;

const order = z.object({ id: text });
const paymentList = z.object({ items: z.array(razorpayPayment) });
const refundList = z.object({ items: z.array(razorpayRefund) });
const errorAnswer = z.object({ error: z.object({ description: z.string() }) });

/** A rejection by Razorpay, with its message, which is not for customers. */
export class RazorpayRejection extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(`Razorpay answered ${status}: ${description}`);
    this.name = 'RazorpayRejection';
    this.status = status;
  }
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(
  { apiOrigin, keyId, keySecret }: RazorpaySettings,
  call: Call,
): Promise<unknown> {
  const { method, path, body, headers } = call;
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  const response = await fetch(`${apiOrigin}/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${credentials}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    redirect: 'error',
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const description = errorAnswer.safeParse(answer).data?.error.description ?? 'no reason given';
  throw new RazorpayRejection(response.status, description.slice(0, 500));
}

/** Whether a retry may help: the error is not a rejection of this call. */
function isTransient(error: unknown): boolean {
  return !(error instanceof RazorpayRejection) || error.status >= 500 || error.status === 429;
}

/** A read call, with retries on network and server errors. */
async function read(config: RazorpaySettings, path: string): Promise<unknown> {
  for (const wait of RETRY_AFTER_MILLISECONDS) {
    try {
      return await ask(config, { method: 'GET', path });
    } catch (error) {
      if (!isTransient(error)) throw error;
      await setTimeout(wait);
    }
  }
  return ask(config, { method: 'GET', path });
}

const segment = encodeURIComponent;

interface NewOrder {
  amountPaise: number;
  receipt: string;
}

interface NewRefund {
  amountPaise: number;
  key: string;
  idempotencyKey: string;
}

/**
 * Client of Razorpay's payment API (https://razorpay.com/docs/api). Amounts in paise. Write calls are
 * not retried: the outcome of an interrupted one is read later.
 * @throws RazorpayRejection for a rejected call, other errors when Razorpay is unreachable.
 */
export function createRazorpayApi(config: RazorpaySettings) {
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    ask(config, { method: 'POST', path, body, headers });
  return {
    async createOrder({ amountPaise, receipt }: NewOrder) {
      const body = { amount: amountPaise, currency: 'INR', receipt };
      return z.parse(order, await post('/orders', body));
    },

    async payment(id: string) {
      return z.parse(razorpayPayment, await read(config, `/payments/${segment(id)}`));
    },

    async paymentsOfOrder(orderId: string) {
      const answer = await read(config, `/orders/${segment(orderId)}/payments`);
      return z.parse(paymentList, answer).items;
    },

    async capture(id: string, amountPaise: number) {
      const body = { amount: amountPaise, currency: 'INR' };
      return z.parse(razorpayPayment, await post(`/payments/${segment(id)}/capture`, body));
    },

    async refundsOf(paymentId: string) {
      const answer = await read(config, `/payments/${segment(paymentId)}/refunds?count=100`);
      return z.parse(refundList, answer).items;
    },

    /** Idempotent per `idempotencyKey`. */
    async refund(paymentId: string, { amountPaise, key, idempotencyKey }: NewRefund) {
      const body = { amount: amountPaise, speed: 'normal', notes: { refund_key: key } };
      const headers = { 'x-refund-idempotency': idempotencyKey };
      const path = `/payments/${segment(paymentId)}/refund`;
      return z.parse(razorpayRefund, await post(path, body, headers));
    },
  };
}
