import { getHealth } from '@smriti/shared/base/health';
import { describe, expect, it } from 'vitest';
import { createTestCustomer } from '../../support/accounts';
import { callApi, expectAnswer, expectError } from '../../support/http';

const health = (headers?: Record<string, string>) => callApi('GET', getHealth.path, { headers });

describe('every answer', () => {
  it('has a unique request id', async () => {
    const [one, two] = await Promise.all([health(), health()]);
    const ids = [one, two].map((answer) => answer.headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('keeps only a valid request id of the client', async () => {
    const sane = await health({ 'x-request-id': 'trace-0123.abc' });
    expect(sane.headers.get('x-request-id')).toBe('trace-0123.abc');
    for (const id of ['short', 'x'.repeat(65), 'with space in it', '{"severity":"ERROR"}']) {
      const answer = await health({ 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('has security headers', async () => {
    for (const answer of [await health(), await callApi('GET', '/nowhere')]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('reports its Firestore cost in the emulator', async () => {
    const { idToken: token } = await createTestCustomer();
    const answer = await callApi('GET', '/info', { token });
    expect(answer.headers.get('x-firestore-reads')).toBe('1');
    expect(answer.headers.get('x-firestore-writes')).toBe('0');
  });
});

describe('addresses', () => {
  // proves api-9, api-16, api-22
  it('may contain the prefix twice', async () => {
    for (const path of ['/health', '/api/health']) {
      expect(expectAnswer(await callApi('GET', path), getHealth.response)).toEqual({
        status: 'ok',
      });
    }
    expectError(await callApi('GET', '/api/api/health'), 404);
  });

  it('that do not exist answer 404 in the format of all errors, for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(expectError(await callApi(method, '/nowhere'), 404).code).toBe('not_found');
    }
    for (const path of ['/', '/apihealth', '//health', '/constructor', '/__proto__']) {
      expectError(await callApi('GET', path), 404);
    }
  });

  it('answer 404 to unsupported methods', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expectError(await callApi(method, getHealth.path), 404);
    }
  });
});
