import type { AddressInfo } from 'node:net';
import { errorBody } from '@smriti/shared/base/errors';
import express, { type RequestHandler } from 'express';
import { afterEach, expect, it, vi } from 'vitest';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const close of closing) close();
});

// The time is that of loading every module of the API.
it(
  'answers and logs, rather than hang, when a setting is missing',
  { timeout: 30_000 },
  async () => {
    vi.stubEnv('GCLOUD_PROJECT', 'smriti-shop');
    vi.stubEnv('WEB_API_KEY', undefined);
    vi.stubEnv('FIREBASE_CONFIG', '{"storageBucket":"smriti-shop.appspot.com"}');
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
