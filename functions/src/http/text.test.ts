import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { sendText } from './text';

/** Fetches a page sent with this status. */
async function sent(
  status: 200 | 404 | 503,
  text = '<p>',
  headers: Record<string, string> = {},
): Promise<Response> {
  const server = express()
    .use((request, response) => {
      sendText(request, response, { text, type: 'html', status, cache: 'catalogue' });
    })
    .listen(0);
  await once(server, 'listening');
  try {
    return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers });
  } finally {
    server.close();
  }
}

test.each([200, 404] as const)(
  'a page with status %i has the stated cache headers',
  async (status) => {
    const { headers } = await sent(status);
    expect(headers.get('cache-control')).toContain('public');
    expect(headers.get('etag')).not.toBeNull();
  },
);

test('a temporary page is not cached, and has a Retry-After header', async () => {
  const { status, headers } = await sent(503);
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('retry-after')).toBe('10');
  expect(headers.get('content-type')).toContain('text/html');
});

test('a page is compressed for clients that accept gzip, with the same entity tag', async () => {
  const text = '<p>page</p>'.repeat(1000);
  const packed = await sent(200, text, { 'Accept-Encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 10);
  expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  expect(await packed.text()).toBe(text);
  const etag = packed.headers.get('etag') ?? '';
  const plain = await sent(200, text, { 'Accept-Encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('etag')).toBe(etag);
  expect((await sent(200, text, { 'If-None-Match': etag })).status).toBe(304);
});
