import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { RAZORPAY_ACCOUNT } from '../../../shared/local/environment.ts';
import { createMerchantAccount, PAYMENT_OUTCOMES, RazorpayError } from './account.ts';

/*
 * An in-memory stand-in for Razorpay's HTTP API, written from its public documentation
 * (https://razorpay.com/docs/api). Paths below /stand-in are additions for tests: actions of customers
 * and banks, and failures.
 */

const amount = z.int();
const newOrder = z.object({ amount, currency: z.literal('INR'), receipt: z.nullish(z.string()) });
const newCapture = z.object({ amount, currency: z.literal('INR') });
const newRefund = z.object({ amount, notes: z.optional(z.unknown()) });
const attempt = z.object({
  order_id: z.string(),
  method: z.string(),
  outcome: z.enum(PAYMENT_OUTCOMES),
});
const settlement = z.object({ status: z.enum(['processed', 'failed']) });
const trouble = z.object({ calls: z.int() });

type Account = ReturnType<typeof createMerchantAccount>;
interface Call {
  ids: string[];
  body: unknown;
  request: IncomingMessage;
}
type Handler = (account: Account, call: Call) => unknown;

function list(items: readonly unknown[]) {
  return { entity: 'collection', count: items.length, items };
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

const API: Readonly<Record<string, Handler>> = {
  'POST /v1/orders': (account, { body }) => {
    const order = newOrder.parse(body);
    return account.createOrder(order.amount, order.currency, order.receipt ?? null);
  },
  'GET /v1/orders/:id/payments': (account, { ids: [id = ''] }) => list(account.paymentsOfOrder(id)),
  'GET /v1/payments/:id': (account, { ids: [id = ''] }) => account.payment(id),
  'POST /v1/payments/:id/capture': (account, { ids: [id = ''], body }) =>
    account.capture(id, newCapture.parse(body).amount),
  'GET /v1/payments/:id/refunds': (account, { ids: [id = ''] }) => list(account.refundsOf(id)),
  'POST /v1/payments/:id/refund': (account, { ids: [id = ''], body, request }) => {
    const refund = newRefund.parse(body);
    const key = headerOf(request, 'x-refund-idempotency');
    return account.refund(id, { amount: refund.amount, notes: refund.notes ?? [], key });
  },
};

const STAND_IN: Readonly<Record<string, Handler>> = {
  'POST /stand-in/payments': (account, { body }) => {
    const { order_id: orderId, method, outcome } = attempt.parse(body);
    const payment = account.attempt(orderId, method, outcome);
    const razorpay_signature = createHmac('sha256', RAZORPAY_ACCOUNT.keySecret)
      .update(`${orderId}|${payment.id}`)
      .digest('hex');
    return {
      payment,
      answer: { razorpay_payment_id: payment.id, razorpay_order_id: orderId, razorpay_signature },
    };
  },
  'POST /stand-in/refunds/:id': (account, { ids: [id = ''], body }) =>
    account.settleRefund(id, settlement.parse(body).status),
};

function handlerOf(
  routes: Readonly<Record<string, Handler>>,
  method: string,
  path: string,
): { handler: Handler; ids: string[] } | null {
  for (const [route, handler] of Object.entries(routes)) {
    const pattern = new RegExp(`^${route.replaceAll(':id', '([^/]+)')}$`);
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { handler, ids: match.slice(1) };
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

const refusal = (description: string) => ({ error: { code: 'BAD_REQUEST_ERROR', description } });

function createStandIn() {
  const account = createMerchantAccount();
  const { keyId, keySecret } = RAZORPAY_ACCOUNT;
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  let troubledCalls = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const method = request.method ?? 'GET';
    const body = await bodyOf(request);
    if (pathname === '/stand-in/trouble') {
      troubledCalls = trouble.parse(body).calls;
      send(response, 200, {});
      return;
    }
    const isApi = pathname.startsWith('/v1/');
    if (isApi && request.headers.authorization !== credentials) {
      send(response, 401, refusal('Authentication failed'));
      return;
    }
    if (isApi && troubledCalls > 0) {
      troubledCalls -= 1;
      send(response, 502, refusal('Bad gateway'));
      return;
    }
    const route = handlerOf(isApi ? API : STAND_IN, method, pathname);
    if (!route) throw new RazorpayError('The requested URL was not found on the server.', 404);
    send(response, 200, route.handler(account, { ids: route.ids, body, request }));
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      send(response, error instanceof RazorpayError ? error.status : 400, refusal(message));
    });
  });
}

/** Serves the fake Razorpay API while the tests run. @returns the function that stops it */
export default async function serveRazorpay(): Promise<() => Promise<void>> {
  const origin = z.url().parse(process.env.SMRITI_TEST_RAZORPAY_ORIGIN);
  const server = createStandIn();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(new URL(origin).port), '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}
