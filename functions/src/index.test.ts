import type { AddressInfo } from 'node:net';
import { errorBody } from '@smriti/shared/base/errors';
import express, { type RequestHandler } from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type * as functions from './index';

/** Needed to define functions with Cloud Storage triggers. */
const FIREBASE_CONFIG = '{"storageBucket":"smriti-shop.appspot.com"}';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const close of closing) close();
});

// The timeout allows for loading every module of the API.
it(
  'answers and logs instead of hanging when a setting is missing',
  { timeout: 30_000 },
  async () => {
    vi.stubEnv('GCLOUD_PROJECT', 'smriti-shop');
    vi.stubEnv('WEB_API_KEY', undefined);
    vi.stubEnv('FIREBASE_CONFIG', FIREBASE_CONFIG);
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { api } = await import('./index');
    const handle: RequestHandler = (request, response) =>
      void api(Object.assign(request, { rawBody: Buffer.alloc(0) }), response);
    const server = express().use(handle).listen(0);
    closing.push(() => server.close());
    await new Promise((resolve) => server.once('listening', resolve));

    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/health`);

    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(errorBody.parse(await answer.json()).code).toBe('internal');
    expect(JSON.stringify(log.mock.calls)).toContain('WEB_API_KEY');
  },
);

/** Deployed settings of a function: memory in MiB, and concurrency per instance. */
const settings = z.object({ availableMemoryMb: z.int(), concurrency: z.int() });

async function settingsOf(name: string): Promise<string> {
  vi.stubEnv('FIREBASE_CONFIG', FIREBASE_CONFIG);
  const all = new Map<string, object>(Object.entries(await import('./index')));
  const endpoint: unknown = Reflect.get(all.get(name) ?? {}, '__endpoint');
  const { availableMemoryMb, concurrency } = z.parse(settings, endpoint);
  return `${availableMemoryMb} ${concurrency}`;
}

/** Functions with measured memory, or with a concurrency that prevents parallel runs. */
const MEASURED = {
  // 12 bodies of 31 MiB at once, and a catalogue of 10,000 products
  api: '2048 12',
  // decodes one picture at a time
  photoUploaded: '1024 1',
  // consecutive numbers and averages need sequential runs
  issueInvoices: '256 1',
  orderPaid: '256 1',
  ratingGiven: '256 1',
  // prevents overlapping runs
  countOrders: '512 1',
  expireOrders: '512 1',
  expireOriginals: '512 1',
  foldDailyFigures: '512 1',
  reconcilePayments: '512 1',
  settleRewards: '512 1',
  // one archive at a time
  exportRequested: '512 1',
} as const satisfies Partial<Record<keyof typeof functions, string>>;

it.each(Object.entries(MEASURED))('%s has the memory and concurrency %s', async (name, figures) => {
  expect(await settingsOf(name)).toBe(figures);
});
