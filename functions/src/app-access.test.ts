import type { AddressInfo } from 'node:net';
import { ROLES, type Role } from '@smriti/shared/account/roles';
import { errorBody } from '@smriti/shared/base/errors';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, createFeatures } from './app';
import type { ServedCall } from './http/api';
import { createLiveDeps } from './platform/live-deps';

const live = createLiveDeps({
  GCLOUD_PROJECT: 'demo-unit',
  FUNCTIONS_EMULATOR: 'true',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_ALL: '100000',
  RATE_LIMIT_WRITES: '100000',
  RATE_LIMIT_AUTH: '100000',
});

/** Fake auth: `Bearer a.ROLE.c` has that role. Rejections happen before any lookup. */
const deps = {
  ...live,
  auth: Object.assign(Object.create(live.auth) as typeof live.auth, {
    verifyIdToken: (token: string) => Promise.resolve(signedInAs(token.split('.')[1] ?? '')),
  }),
};

function signedInAs(role: string): DecodedIdToken {
  const seconds = Date.now() / 1000;
  return {
    aud: 'demo-unit',
    iss: 'issuer',
    sub: 'asha',
    uid: 'asha',
    role,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    firebase: { identities: {}, sign_in_provider: 'password' },
  };
}

const { calls, router } = createFeatures(deps);
let server: ReturnType<ReturnType<typeof createApp>['listen']>;
beforeAll(async () => {
  server = createApp(deps).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => server.close());

async function refusalOf({ endpoint }: ServedCall, token?: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const path = endpoint.path.replaceAll(/:\w+/g, 'x');
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: endpoint.method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return `${answer.status} ${errorBody.parse(await answer.json()).code}`;
}

const nameOf = ({ endpoint }: ServedCall) => `${endpoint.method} ${endpoint.path}`;
/** The calls a role may not make, by name, with their errors. */
async function refusalsOf(role: Role): Promise<Record<string, string>> {
  const closed = calls.filter(({ access }) =>
    access === 'signed-in' ? role === 'guest' : Array.isArray(access) && !access.includes(role),
  );
  const told = await Promise.all(closed.map((call) => refusalOf(call, `a.${role}.c`)));
  return Object.fromEntries(closed.map((call, index) => [nameOf(call), told[index] ?? '']));
}

describe('each API call', () => {
  // proves api-8
  it('declares who may call it', () => {
    const registered = router.stack.flatMap(({ route }) => route?.path ?? []);
    expect(registered.length).toBeGreaterThan(150);
    expect(calls.map(({ endpoint }) => endpoint.path)).toEqual(registered);
  });

  it('refuses visitors unless it is public', async () => {
    const closed = calls.filter(
      ({ access }) => !['public', 'any-token', 'signed'].includes(String(access)),
    );
    expect(closed.length).toBeGreaterThan(100);
    const told = await Promise.all(closed.map((call) => refusalOf(call)));
    expect(closed.filter((_call, index) => told[index] !== '401 unauthenticated')).toEqual([]);
  }, 30_000);

  it.each(ROLES)(
    'refuses a %s unless that role is allowed',
    async (role) => {
      const refusals = await refusalsOf(role);
      const names = Object.keys(refusals);
      expect(names.length).toBeGreaterThan(role === 'admin' ? -1 : 20);
      expect(refusals).toEqual(Object.fromEntries(names.map((name) => [name, '403 forbidden'])));
    },
    30_000,
  );

  // proves guests-7
  it('is closed to guests unless it is public or theirs', () => {
    const ownCalls = calls.filter(({ access }) => access === 'guest-token').map(nameOf);
    expect(ownCalls.toSorted()).toEqual([
      'GET /albums/guest-image/:guestId',
      'GET /guest-users/design',
      'GET /guest-users/verify',
      'POST /photos/uploads',
      'PUT /guest-users/design',
      'PUT /guest-users/language',
      'PUT /guest-users/update-images',
    ]);
    expect(calls.filter(({ access }) => Array.isArray(access) && access.includes('guest'))).toEqual(
      [],
    );
  });
});
