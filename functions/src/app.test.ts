import type { AddressInfo } from 'node:net';
import { errorBody } from '@smriti/shared/base/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from './app';
import type { Database } from './platform/database/database';
import { createLiveDeps } from './platform/live-deps';

const variables = { GCLOUD_PROJECT: 'demo-unit', FUNCTIONS_EMULATOR: 'true', LOG_LEVEL: 'silent' };
let server: ReturnType<ReturnType<typeof createApp>['listen']> | undefined;
afterEach(() => server?.close());

const NOTHING = () => Promise.resolve(null);

/** Serves the API with these settings and an empty Firestore; rejected calls need no data. */
async function serve(settings: Record<string, string>, get: Database['get'] = NOTHING) {
  const deps = createLiveDeps({ ...variables, ...settings });
  server = createApp(Object.assign(deps, { db: { ...deps.db, get } })).listen(0);
  await new Promise((resolve) => server?.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (path: string, from = '203.0.113.1, 198.51.100.9', method = 'GET') => {
    const headers = { 'x-forwarded-for': from, origin: 'https://else.example' };
    return fetch(`${origin}${path}`, { method, headers });
  };
}

const statuses = async (times: number, ask: () => Promise<Response>) => {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await ask()).status);
  return all;
};

describe('the rate limits', () => {
  it('answer 429 in the common error format, with the time to wait', async () => {
    const ask = await serve({ RATE_LIMIT_ALL: '2' });
    expect(await statuses(2, () => ask('/api/health'))).toEqual([200, 200]);
    const refused = await ask('/api/health');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(errorBody.parse(await refused.json())).toMatchObject({
      code: 'rate_limited',
      request_id: refused.headers.get('x-request-id'),
    });
  });

  it('are stricter for writes and for /auth, with any prefix', async () => {
    const ask = await serve({ RATE_LIMIT_WRITES: '1', RATE_LIMIT_AUTH: '3' });
    expect(await statuses(2, () => ask('/api/users', undefined, 'PUT'))).toEqual([401, 429]);
    const refresh = () => ask('/api/api/auth/refresh-token');
    expect(await statuses(4, refresh)).toEqual([404, 404, 404, 429]);
    expect((await ask('/api/health')).status).toBe(200);
  });

  it('do not apply to session checks and signed calls', async () => {
    const ask = await serve({ RATE_LIMIT_WRITES: '1', RATE_LIMIT_AUTH: '1', RATE_LIMIT_ALL: '9' });
    const user = () => ask('/api/auth/user/x');
    expect(await statuses(3, user)).toEqual([401, 401, 401]);
    const verify = () => ask('/api/auth/verify-token', undefined, 'POST');
    expect(await statuses(3, verify)).toEqual([400, 400, 400]);
    const webhook = () => ask('/api/payments/webhook/nobody', undefined, 'POST');
    expect(await statuses(12, webhook)).not.toContain(429);
  });

  it('trust only the proxy networks in the settings, if any are set', async () => {
    const TRUST_PROXY_RANGES = '198.51.100.0/24,2001:db8:cd::/48';
    const ask = await serve({ RATE_LIMIT_ALL: '1', TRUST_PROXY_RANGES });
    expect((await ask('/health', '203.0.113.1, 198.51.100.9')).status).toBe(200);
    expect((await ask('/health', '203.0.113.1, 198.51.100.7')).status).toBe(429);
    expect((await ask('/health', '203.0.113.2, 2001:db8:cd::7')).status).toBe(200);
    // direct request, bypassing the CDN: the last address is the caller's, earlier ones may be forged
    expect((await ask('/health', '9.9.9.1, 192.0.2.50')).status).toBe(200);
    expect((await ask('/health', '9.9.9.2, 192.0.2.50')).status).toBe(429);
    await expect(serve({ TRUST_PROXY_RANGES: '198.51.100.0' })).rejects.toThrow(/PROXY_RANGES/);
  });

  it('count requests through Hosting by the real address of the visitor, not the claimed one', async () => {
    const ask = await serve({ RATE_LIMIT_ALL: '1', TRUST_PROXY_HOPS: '2' });
    const hosting = '198.51.100.9';
    expect((await ask('/health', `203.0.113.1, ${hosting}`)).status).toBe(200);
    expect((await ask('/health', `203.0.113.2, ${hosting}`)).status).toBe(200);
    expect((await ask('/health', `203.0.113.1, ${hosting}`)).status).toBe(429);
    expect((await ask('/health', `192.0.2.77, 203.0.113.1, ${hosting}`)).status).toBe(429);
  });

  it('count all addresses of an IPv6 subscriber together', async () => {
    const ask = await serve({ RATE_LIMIT_ALL: '1', TRUST_PROXY_HOPS: '1' });
    expect((await ask('/health', '2001:db8:1:2::1')).status).toBe(200);
    expect((await ask('/health', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await ask('/health', '2001:db8:9:2::1')).status).toBe(200);
  });

  it('trust no header in the emulators, where no proxy sets it', async () => {
    const ask = await serve({ RATE_LIMIT_ALL: '1' });
    expect((await ask('/health', '203.0.113.1')).status).toBe(200);
    expect((await ask('/health', '203.0.113.2')).status).toBe(429);
  });
});

describe('public pages', () => {
  const PAGES = ['/', '/sitemap.xml', `/shared/${'x'.repeat(63)}`];

  it.each(PAGES)('%s beyond the limit is refused with an HTML page', async (path) => {
    const ask = await serve({ RATE_LIMIT_ALL: '1' });
    await ask('/api/health');
    const refused = await ask(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await refused.text()).toContain('Please wait a minute and try again.');
  });

  it('answer an address that cannot be decoded with an HTML page, too', async () => {
    const answer = await (await serve({}))('/shared/%E0%A4%A');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<h1>Page not found</h1>');
  });
});

describe('the health check', () => {
  it('includes Firestore', async () => {
    const away = Object.assign(new Error('No connection established'), { code: 14 });
    const ask = await serve({}, () => Promise.reject(away));
    const answer = await ask('/api/health');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(errorBody.parse(await answer.json()).code).toBe('unavailable');
  });
});

it('sends no CORS headers, so that pages of other sites cannot read its answers', async () => {
  const ask = await serve({}); // the emulators trust all proxies
  for (const method of ['OPTIONS', 'GET']) {
    const { headers } = await ask('/api/health', undefined, method);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

describe('the counters of Firestore', () => {
  it('are returned in the emulators only', async () => {
    const inEmulator = await serve({});
    expect((await inEmulator('/health')).headers.get('x-firestore-reads')).toBe('0');
    server?.close();
    const live = await serve({
      FUNCTIONS_EMULATOR: 'false',
      WEB_API_KEY: 'real-key',
      PICTURE_SECRET: 'not a real one, but long enough for one',
      ALLOW_SANDBOX_PAYMENTS: 'no-money-moves',
    });
    const { headers } = await live('/health');
    expect(headers.get('x-firestore-reads')).toBeNull();
    expect(headers.get('x-firestore-writes')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
