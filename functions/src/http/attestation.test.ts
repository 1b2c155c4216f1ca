import type { AddressInfo } from 'node:net';
import { ATTESTATION_HEADER } from '@smriti/shared/base/attestation';
import { errorBody } from '@smriti/shared/base/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../app';
import { createLiveDeps } from '../platform/live-deps';

const variables = { GCLOUD_PROJECT: 'demo-unit', FUNCTIONS_EMULATOR: 'true', LOG_LEVEL: 'silent' };
let server: ReturnType<ReturnType<typeof createApp>['listen']> | undefined;
afterEach(() => server?.close());

/** A fake of Firebase App Check, which has no emulator. */
function standIn() {
  const asked: string[] = [];
  const verifyToken = (token: string) => {
    asked.push(token);
    if (token === 'good') return Promise.resolve();
    const code = token === 'broken' ? 'app/network-error' : 'app-check/app-check-token-expired';
    return Promise.reject(Object.assign(new Error(token), { code }));
  };
  return { asked, verifyToken };
}

/** Serves the whole API in one mode. There is no Firebase, so the status shows how far a call got. */
async function serve(mode: 'off' | 'enforce') {
  const appCheck = standIn();
  const live = createLiveDeps({ ...variables, APP_CHECK: mode });
  const deps = Object.defineProperty(live, 'appCheck', { value: appCheck });
  server = createApp(deps).listen(0);
  await new Promise((resolve) => server?.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (path: string, token?: string) => {
    const headers = token === undefined ? undefined : { [ATTESTATION_HEADER]: token };
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return { ask, asked: appCheck.asked };
}

/** A public call, rejected for its missing body once it passes the attestation. */
const PUBLIC = '/auth/verify-token';
const GUARDED = [
  '/guest-users',
  '/auth/login',
  '/payments',
  '/payments/p/confirm',
  '/photos/uploads',
];

describe('App Check, if it is enforced,', () => {
  it.each(GUARDED)('refuses %s without a token, and makes no verification call', async (path) => {
    const { ask, asked } = await serve('enforce');
    const { status, headers, body } = await ask(path);
    expect(status).toBe(401);
    expect(errorBody.parse(body)).toMatchObject({ code: 'not_attested' });
    // no request for credentials, because the session is valid
    expect(headers.get('www-authenticate')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('refuses a token that the verifier refuses, and accepts one that it accepts', async () => {
    const { ask, asked } = await serve('enforce');
    expect((await ask(PUBLIC, 'expired')).body).toMatchObject({ code: 'not_attested' });
    expect((await ask(`/api${PUBLIC}`, 'expired')).status).toBe(401);
    expect(await ask(PUBLIC, 'good')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    expect(asked).toEqual(['expired', 'expired', 'good']);
  });

  it('answers with a server error if the verifier does not respond', async () => {
    const { ask } = await serve('enforce');
    expect((await ask(PUBLIC, 'broken')).status).toBe(500);
    expect((await ask(PUBLIC, 'x'.repeat(8193))).status).toBe(401);
  });

  it('is not required for webhooks and all other calls', async () => {
    const { ask, asked } = await serve('enforce');
    expect((await ask('/payments/webhook/nobody')).body).not.toMatchObject({
      code: 'not_attested',
    });
    expect((await ask('/albums')).body).toMatchObject({ code: 'unauthenticated' });
    expect(asked).toEqual([]);
  });
});

describe('App Check, if it is off,', () => {
  it('requires no token, and verifies none', async () => {
    const { ask, asked } = await serve('off');
    expect((await ask(PUBLIC)).status).toBe(400);
    expect((await ask('/payments', 'expired')).body).toMatchObject({ code: 'unauthenticated' });
    expect(asked).toEqual([]);
  });
});
