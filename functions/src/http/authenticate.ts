import { AppError } from '@smriti/shared/base/errors';
import { type Role, role } from '@smriti/shared/account/roles';
import type { DecodedIdToken } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import type { Caller } from '../platform/caller';
import type { Deps } from '../platform/deps';
import { withTokenProblems } from '../platform/token-problem';

/**
 * Who may make a call: anyone (`public`; a token is optional, but a bad one is refused), anyone
 * whatever token comes along (`any-token`: calls that are made because the token is no good any
 * more), every role but guests (`signed-in`), or the roles named.
 */
export type Access = 'public' | 'any-token' | 'signed-in' | readonly Role[];

/** Finds who calls by a bearer token that is not the identity provider's. @throws AppError. */
export type BearerAccess<C> = (bearer: string) => Promise<C>;

/** Seconds that a sign-in counts as fresh. */
const FRESH_SECONDS = 10 * 60;
const JWT = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*)$/;
const OPAQUE_TOKEN = /^Bearer ([A-Za-z0-9._~-]{1,8000})$/;
const MAX_HEADER_LENGTH = 8192;
const GOOGLE = 'google.com';
/** Ways of signing in that make a customer of a token without the claim. */
const CUSTOMER_PROVIDERS = ['password', GOOGLE];

function isStaff(role: Role | null): boolean {
  return role !== null && role !== 'customer' && role !== 'guest';
}

function unauthenticated(message: string): AppError {
  return new AppError('unauthenticated', message);
}

type TokenVerifier = Pick<Deps['auth'], 'verifyIdToken'>;

/** Whoever signs in by password can set the picture to anything. */
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

/** Where the shop asks its staff for a second factor, a sign-in without one may do nothing. */
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
 * The bearer token of an Authorization header, of which nothing but its shape was checked.
 * @throws AppError unauthenticated when there is none.
 */
export function bearerOf(header: string | undefined): string {
  const bearer = OPAQUE_TOKEN.exec(header ?? '')?.[1];
  if (bearer === undefined) throw unauthenticated('This call needs a token.');
  return bearer;
}

function mayCall(caller: Caller, access: Access): boolean {
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
  access: Access;
  /** Asks for a sign-in at most 10 minutes ago. */
  fresh?: boolean;
}

/**
 * Whether a call asks the identity provider if the sign-in was revoked: calls of staff, those that ask
 * for a fresh sign-in, and those of unconfirmed addresses, whose owner may take the account back
 * (docs/rules.md#accounts-16).
 */
function isRevocationChecked(decoded: DecodedIdToken, caller: Caller, fresh: boolean): boolean {
  return fresh || isStaff(caller.role) || decoded.email_verified !== true;
}

/**
 * The caller named by an Authorization header, or null for a visitor.
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
  const decoded = await withTokenProblems(auth.verifyIdToken(token));
  const caller = toCaller(decoded, token);
  if (!mayCall(caller, access)) {
    throw new AppError('forbidden', 'Your account may not do this.');
  }
  if (isStaff(caller.role) && config.isSecondFactorRequired) assertSecondFactor(decoded);
  if (isRevocationChecked(decoded, caller, fresh)) {
    await withTokenProblems(auth.verifyIdToken(token, true));
  }
  if (fresh) assertFresh(decoded, clock.now());
  return caller;
}
