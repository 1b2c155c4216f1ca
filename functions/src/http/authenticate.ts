import { AppError } from '@smriti/shared/base/errors';
import { isStaffRole, type Role, role } from '@smriti/shared/account/roles';
import type { DecodedIdToken } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import type { Caller } from '../platform/caller';
import type { Deps } from '../platform/deps';
import { convertTokenErrors } from '../platform/token-errors';

/**
 * Access rule of a call: everyone (`public`; a token is optional, but an invalid one is rejected),
 * everyone with any token (`any-token`: for calls made because a token is no longer valid), all
 * roles except guests (`signed-in`), or the listed roles.
 */
export type AccessRule = 'public' | 'any-token' | 'signed-in' | readonly Role[];

/** Resolves the caller of a bearer token not issued by the identity provider. @throws AppError. */
export type BearerAccess<C> = (bearer: string) => Promise<C>;

/** Maximum age of a fresh sign-in in seconds. */
const FRESH_SECONDS = 10 * 60;
const JWT = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*)$/;
const OPAQUE_TOKEN = /^Bearer ([A-Za-z0-9._~-]{1,8000})$/;
const MAX_HEADER_LENGTH = 8192;
const GOOGLE = 'google.com';
/** Sign-in providers whose users are customers when the token has no role claim. */
const CUSTOMER_PROVIDERS = ['password', GOOGLE];

function isStaff(one: Role | null): boolean {
  return one !== null && isStaffRole(one);
}

function unauthenticated(message: string): AppError {
  return new AppError('unauthenticated', message);
}

type TokenVerifier = Pick<Deps['auth'], 'verifyIdToken'>;

/** Users who sign in by password can set any value as picture. */
const picture = z.url({ protocol: /^https$/ }).check(z.maxLength(2000));

function roleOf(token: DecodedIdToken): Role | null {
  if ('role' in token) {
    const claimed = role.safeParse(token['role']);
    return claimed.success ? claimed.data : null;
  }
  return CUSTOMER_PROVIDERS.includes(token.firebase.sign_in_provider) ? 'customer' : null;
}

function toCaller(decoded: DecodedIdToken, token: string): Caller {
  const { name, firebase, email_verified: isConfirmed = false } = decoded;
  return {
    uid: decoded.uid,
    role: roleOf(decoded),
    email: decoded.email ?? '',
    identity: {
      token,
      hasRoleClaim: 'role' in decoded,
      name: typeof name === 'string' ? name : '',
      picture: picture.safeParse(decoded.picture).data ?? null,
      provider: isConfirmed && GOOGLE in firebase.identities ? 'google' : 'email',
      isGoogleSignIn: isConfirmed && firebase.sign_in_provider === GOOGLE,
    },
  };
}

/** Rejects staff sign-ins without a second factor where the shop requires one. */
function assertSecondFactor({ firebase }: DecodedIdToken): void {
  if (firebase.sign_in_second_factor !== undefined) return;
  throw new AppError('forbidden', 'Please log in with your second factor.');
}

function assertFresh(decoded: DecodedIdToken, now: Date): void {
  if (now.getTime() / 1000 - decoded.auth_time > FRESH_SECONDS) {
    const message = 'Your sign-in is more than 10 minutes old. Please log in again.';
    throw new AppError('fresh_sign_in', message);
  }
}

/**
 * The bearer token of an Authorization header; only its format is checked.
 * @throws AppError unauthenticated when there is none.
 */
export function parseBearer(header: string | undefined): string {
  const bearer = OPAQUE_TOKEN.exec(header ?? '')?.[1];
  if (bearer === undefined) throw unauthenticated('This call needs a token.');
  return bearer;
}

function mayCall(caller: Caller, access: AccessRule): boolean {
  if (access === 'public' || access === 'any-token') return true;
  if (caller.role === null) return false;
  return access === 'signed-in' ? caller.role !== 'guest' : access.includes(caller.role);
}

interface AuthenticationDeps {
  auth: TokenVerifier;
  clock: Deps['clock'];
  config: Pick<Deps['config'], 'isSecondFactorRequired'>;
}

interface Requirement {
  access: AccessRule;
  /** Requires a sign-in at most 10 minutes old. */
  fresh?: boolean;
}

/**
 * Whether to ask the identity provider whether the sign-in was revoked: for staff calls, calls that require
 * a fresh sign-in, and callers with an unconfirmed address, whose owner may reclaim the account
 * (docs/rules.md#accounts-16).
 */
function isRevocationChecked(decoded: DecodedIdToken, caller: Caller, fresh: boolean): boolean {
  return fresh || isStaff(caller.role) || decoded.email_verified !== true;
}

/**
 * The caller of an Authorization header; null for a visitor.
 * @throws AppError unauthenticated, forbidden or fresh_sign_in.
 */
export async function authenticate(
  { auth, clock, config }: AuthenticationDeps,
  header: string | undefined,
  { access, fresh = false }: Requirement,
): Promise<Caller | null> {
  if (access === 'any-token') return null;
  if (header === undefined) {
    if (access === 'public') return null;
    throw unauthenticated('Please log in to continue.');
  }
  const token = header.length <= MAX_HEADER_LENGTH ? JWT.exec(header)?.[1] : undefined;
  if (token === undefined) throw unauthenticated('The token is malformed.');
  const decoded = await convertTokenErrors(auth.verifyIdToken(token));
  const caller = toCaller(decoded, token);
  if (!mayCall(caller, access)) {
    throw new AppError('forbidden', 'Your account may not do this.');
  }
  if (isStaff(caller.role) && config.isSecondFactorRequired) assertSecondFactor(decoded);
  if (isRevocationChecked(decoded, caller, fresh)) {
    await convertTokenErrors(auth.verifyIdToken(token, true));
  }
  if (fresh) assertFresh(decoded, clock.now());
  return caller;
}
