import { AppError } from '@smriti/shared/base/errors';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { type AccessRule, authenticate } from './authenticate';

const now = new Date('2026-06-01T10:00:00Z');
const seconds = now.getTime() / 1000;
const HEADER = 'Bearer aaa.bbb.ccc';

interface Claims {
  role?: string;
  sign_in_provider?: string;
  sign_in_second_factor?: string;
  auth_time?: number;
  email_verified?: boolean;
  picture?: string;
}

function decoded(given: Claims): DecodedIdToken {
  const { sign_in_provider = 'password', sign_in_second_factor, ...claims } = given;
  const second = sign_in_second_factor === undefined ? {} : { sign_in_second_factor };
  const firebase = { identities: {}, sign_in_provider, ...second };
  const times = { iat: seconds, exp: seconds + 3600, auth_time: seconds };
  const common = {
    email_verified: true,
    aud: 'demo',
    iss: 'issuer',
    sub: 'asha',
    uid: 'asha',
    firebase,
  };
  return { ...common, ...times, ...claims };
}

/**
 * A fake of firebase-admin that checks for revocation only on demand, as in production; in the emulators
 * it always does.
 */
function verifier(claims: Claims, failure: { always?: unknown; whenRevoked?: unknown } = {}) {
  const asked: boolean[] = [];
  const verifyIdToken = (_token: string, checkRevoked = false) => {
    asked.push(checkRevoked);
    const error = failure.always ?? (checkRevoked ? failure.whenRevoked : undefined);
    return error === undefined
      ? Promise.resolve(decoded(claims))
      : Promise.reject(Object.assign(new Error('refused'), error));
  };
  const config = { isSecondFactorRequired: false };
  return { deps: { auth: { verifyIdToken }, clock: { now: () => now }, config }, asked };
}

const callerOf = (claims: Claims, access: AccessRule = 'signed-in', fresh = false) =>
  authenticate(verifier(claims).deps, HEADER, { access, fresh });

describe('the role of a caller', () => {
  it('is the claim, or customer after a password or Google sign-in', async () => {
    expect(await callerOf({ role: 'admin' })).toMatchObject({ uid: 'asha', role: 'admin' });
    expect(await callerOf({})).toMatchObject({ role: 'customer' });
    expect(await callerOf({ sign_in_provider: 'google.com' })).toMatchObject({ role: 'customer' });
  });

  it.each([
    [{ sign_in_provider: 'anonymous' }],
    [{ sign_in_provider: 'custom' }],
    [{ sign_in_provider: 'phone' }],
    [{ role: 'owner' }],
    [{ role: 'guest' }],
  ])('does not allow a call to %j', async (claims) => {
    await expect(callerOf(claims)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('must be one that the call allows', async () => {
    expect(await callerOf({ role: 'guest' }, ['guest'])).toMatchObject({ role: 'guest' });
    await expect(callerOf({ role: 'customer' }, ['reviewer', 'admin'])).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('a sign-in that was revoked', () => {
  const revoked = { whenRevoked: { code: 'auth/id-token-revoked' } };

  it.each(['reviewer', 'admin'])('is looked up for calls of a %s', async (role) => {
    const { deps, asked } = verifier({ role }, revoked);
    const call = authenticate(deps, HEADER, { access: 'signed-in' });
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(asked).toEqual([false, true]);
  });

  it('is looked up for a customer whose address is not confirmed', async () => {
    const { deps, asked } = verifier({ role: 'customer', email_verified: false }, revoked);
    const call = authenticate(deps, HEADER, { access: 'signed-in' });
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(asked).toEqual([false, true]);
  });

  it('is looked up for calls that require a fresh sign-in', async () => {
    const { deps } = verifier({ role: 'customer' }, revoked);
    const call = authenticate(deps, HEADER, { access: 'signed-in', fresh: true });
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('is not looked up for other calls of customers', async () => {
    const { deps, asked } = verifier({ role: 'customer' }, revoked);
    await authenticate(deps, HEADER, { access: 'signed-in' });
    expect(asked).toEqual([false]);
  });
});

describe('a second factor', () => {
  const asking = (claims: Claims, isSecondFactorRequired = true) => {
    const { deps } = verifier(claims);
    const config = { isSecondFactorRequired };
    return authenticate({ ...deps, config }, HEADER, { access: 'signed-in' });
  };

  it('is required of staff only, and only if the shop has set so', async () => {
    await expect(asking({ role: 'reviewer' })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await asking({ role: 'admin', sign_in_second_factor: 'totp' })).not.toBeNull();
    expect(await asking({ role: 'customer' })).not.toBeNull();
    expect(await asking({ role: 'admin' }, false)).not.toBeNull();
  });
});

describe('a call', () => {
  it('without required sign-in needs no token, but refuses an invalid one', async () => {
    const bad = verifier({}, { always: { code: 'auth/argument-error' } });
    expect(await authenticate(bad.deps, undefined, { access: 'public' })).toBeNull();
    const call = authenticate(bad.deps, HEADER, { access: 'public' });
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('for any token verifies none', async () => {
    const { deps, asked } = verifier({}, { always: { code: 'auth/id-token-expired' } });
    expect(await authenticate(deps, HEADER, { access: 'any-token' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('with a fresh sign-in accepts one of 10 minutes ago, but none before', async () => {
    const tenMinutes = seconds - 600;
    expect(await callerOf({ auth_time: tenMinutes }, 'signed-in', true)).not.toBeNull();
    const late = callerOf({ auth_time: tenMinutes - 1 }, 'signed-in', true);
    await expect(late).rejects.toMatchObject({ code: 'fresh_sign_in' });
  });

  it('fails with a server error if the verification itself fails', async () => {
    const { deps } = verifier({}, { always: { code: 'auth/internal-error' } });
    const call = authenticate(deps, HEADER, { access: 'signed-in' });
    await expect(call).rejects.not.toBeInstanceOf(AppError);
  });
});

it('accepts only pictures with an https URL', async () => {
  const pictureOf = async (picture: string) => (await callerOf({ picture }))?.identity.picture;
  expect(await pictureOf('https://lh3.googleusercontent.com/a')).toContain('https://');
  expect(await pictureOf('javascript:alert(1)')).toBeNull();
  expect(await pictureOf('http://example.test/a.png')).toBeNull();
});
