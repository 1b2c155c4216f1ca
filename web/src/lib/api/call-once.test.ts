import { endpoint } from '@smriti/shared/base/endpoint';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { callOnce } from './call-once';

const pay = endpoint({
  method: 'POST',
  path: '/things/:id/pay',
  params: z.object({ id: z.string() }),
  body: z.object({ amount: z.number() }),
  response: z.object({ paid: z.number() }),
});

const paid = () => Promise.resolve(Response.json({ paid: 1 }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
/** Response whose body is cut off, as by a lost connection. */
const brokenOff = () => Promise.resolve(new Response('{"paid":'));
const refused = (status: number) => () =>
  Promise.resolve(Response.json({ message: 'No.', code: 'internal', request_id: 'r' }, { status }));

/** Makes calls with these answers one after the other and returns their idempotency keys. */
async function keysOf(...calls: { answer: () => Promise<Response>; amount?: number }[]) {
  const keys: (string | null)[] = [];
  for (const { answer, amount = 100 } of calls) {
    vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      return answer();
    });
    await callOnce(pay, { params: { id: 'a' }, body: { amount } }).catch(() => undefined);
  }
  return keys;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no response', lost],
  ['a response that was cut off', brokenOff],
  ['an internal error', refused(500)],
])('reuses the idempotency key after %s', async (_what, answer) => {
  const [first, second] = await keysOf({ answer }, { answer: paid });
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});

it('uses a new key after a response', async () => {
  const [first, second] = await keysOf({ answer: paid }, { answer: paid });
  expect(second).not.toBe(first);
});

it('uses a separate key for another call, and keeps the first', async () => {
  const [first, other, again] = await keysOf(
    { answer: lost },
    { answer: paid, amount: 200 },
    { answer: paid },
  );
  expect(other).not.toBe(first);
  expect(again).toBe(first);
});
