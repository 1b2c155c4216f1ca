import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { RAZORPAY_ACCOUNT } from '../../../shared/local/environment.ts';
import { origins } from '../environment.ts';
import type { PaymentOutcome } from './account.ts';

const entity = z.looseObject({ id: z.string(), amount: z.number(), status: z.string() });
type Entity = z.output<typeof entity>;

async function callRazorpay(path: string, body?: unknown): Promise<unknown> {
  const { keyId, keySecret } = RAZORPAY_ACCOUNT;
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  const response = await fetch(`${origins.razorpay}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

const attemptResponse = z.object({
  payment: entity,
  answer: z.object({ razorpay_payment_id: z.string(), razorpay_signature: z.string() }),
});

/**
 * Pays as a customer does in Razorpay's window. Returns the payment and the proof that the window
 * gives to the page.
 */
export async function payAtRazorpay(
  orderId: string,
  outcome: PaymentOutcome = 'captured',
  method = 'upi',
) {
  const body = { order_id: orderId, method, outcome };
  const { payment, answer } = attemptResponse.parse(await callRazorpay('/stand-in/payments', body));
  const { razorpay_payment_id, razorpay_signature: signature } = answer;
  return { payment, proof: { provider_payment_id: razorpay_payment_id, signature } };
}

/** The refunds of a payment at Razorpay. */
export async function fetchRefundsAtRazorpay(paymentId: string): Promise<Entity[]> {
  const answer = await callRazorpay(`/v1/payments/${paymentId}/refunds`);
  return z.object({ items: z.array(entity) }).parse(answer).items;
}

/** Completes or fails a refund, as the bank does. */
export async function settleRefund(id: string, status: 'processed' | 'failed'): Promise<Entity> {
  return entity.parse(await callRazorpay(`/stand-in/refunds/${id}`, { status }));
}

/** Makes the next `calls` calls of the API fail with 502. */
export async function failRazorpayCalls(calls: number): Promise<void> {
  await callRazorpay('/stand-in/trouble', { calls });
}

interface Event {
  body: string;
  signature: string;
}

/** A signed event as Razorpay sends it; `entities` by their kind. */
export function buildSignedEvent(event: string, entities: Record<string, Entity>): Event {
  const payload = Object.fromEntries(
    Object.entries(entities).map(([kind, one]) => [kind, { entity: one }]),
  );
  const contains = Object.keys(entities);
  const body = JSON.stringify({ entity: 'event', event, contains, payload, created_at: 1 });
  return { body, signature: signWebhookBody(body) };
}

/** The signature of a webhook's body with the shop's secret or another one. */
export function signWebhookBody(
  body: string,
  secret: string = RAZORPAY_ACCOUNT.webhookSecret,
): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
