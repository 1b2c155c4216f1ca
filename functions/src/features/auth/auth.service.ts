import { AppError } from '@smriti/shared/base/errors';
import { isValidBirthDate } from '@smriti/shared/account/user-validation';
import type { User } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import type { SignedInCaller } from '../../platform/caller';
import type { Deps } from '../../platform/deps';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import { exchangeCustomToken, exchangeRefreshToken } from '../../platform/identity-provider';
import { invalidFieldsError } from '../../platform/invalid-fields';
import { tokenErrorMessage, convertTokenErrors } from '../../platform/token-errors';
import { findGuest } from '../guests/guest.repository';
import { getCurrentSettings } from '../settings/settings.service';
import { ensureProfile, userNotFoundError } from '../users/profile.service';
import { invalidBirthDateProblems, type PersonalDetails } from '../users/user.domain';
import { reclaimAccount } from './account-reclaim.service';
import { registrationProblems, registrationErrorTexts } from './auth.domain';

interface Session {
  user: User;
  /** ID token with the role claim. */
  token: string;
  /** Token for a new sign-in at the identity provider; only if this call ended the caller's sign-in. */
  custom_token?: string;
}

interface SessionRequest {
  caller: SignedInCaller;
  /** uid from the body; must be the caller's. */
  uid: string;
  /** Details from a registration or from Google; null at a login. */
  person: PersonalDetails | null;
  language?: Language | null | undefined;
  idempotency: IdempotencyClaim | null;
}

/**
 * New tokens of the caller with the role claim. Keeps a staff role granted after the caller's token was
 * issued.
 */
async function newTokens(
  { auth, config }: Deps,
  { uid, role }: SignedInCaller,
): Promise<{ token: string; custom_token: string }> {
  const { customClaims = {} } = await convertTokenErrors(auth.getUser(uid));
  if (!('role' in customClaims)) await auth.setCustomUserClaims(uid, { ...customClaims, role });
  const custom_token = await auth.createCustomToken(uid);
  return { token: await exchangeCustomToken(config, custom_token), custom_token };
}

/** The caller's token if it has the role claim, otherwise a new one with it. */
async function tokenWithClaim(deps: Deps, caller: SignedInCaller): Promise<string> {
  if (caller.identity.hasRoleClaim) return caller.identity.token;
  return (await newTokens(deps, caller)).token;
}

/**
 * Rejects guest accounts: a guest can add a password to their sign-in, but never becomes an account, and
 * is deleted with the guest.
 * @throws AppError forbidden.
 */
async function assertNoGuest({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  if (!(await findGuest(db, uid))) return;
  throw new AppError('forbidden', 'Your account may not do this.');
}

/**
 * Opens a session: creates a missing profile, which repairs an interrupted registration at login, and
 * ensures the role claim (docs/rules.md#accounts-3).
 * @throws AppError not_found when `uid` is not the caller's; forbidden for a guest's.
 */
export async function openSession(deps: Deps, request: SessionRequest): Promise<Session> {
  const { caller, uid, person: given, language, idempotency } = request;
  if (uid !== caller.uid) throw userNotFoundError();
  await assertNoGuest(deps, uid);
  const isReclaimed = await reclaimAccount(deps, caller);
  const user = await ensureProfile(deps, { caller, given, language, idempotency });
  if (isReclaimed) return { user, ...(await newTokens(deps, caller)) };
  return { user, token: await tokenWithClaim(deps, caller) };
}

/** Opens a session after the checks of the registration form (docs/rules.md#accounts-1). */
export async function registerCustomer(
  deps: Deps,
  request: SessionRequest & { person: PersonalDetails },
): Promise<Session> {
  const { minimum_age } = await getCurrentSettings(deps);
  const problems = registrationProblems(request.person, deps.clock.now(), minimum_age);
  if (problems.length > 0) throw invalidFieldsError(problems);
  return openSession(deps, request);
}

/**
 * Opens a session with a person's details from Google, any of which may be missing.
 * @throws AppError invalid_input for an invalid date of birth.
 */
export async function openGoogleSession(
  deps: Deps,
  request: SessionRequest & { person: PersonalDetails },
): Promise<Session> {
  const { minimum_age } = await getCurrentSettings(deps);
  if (!isValidBirthDate(request.person, deps.clock.now(), minimum_age)) {
    throw invalidFieldsError(invalidBirthDateProblems(minimum_age));
  }
  return openSession(deps, request);
}

/** Error texts for the schema of a registration (docs/rules.md#accounts-1). */
export async function loadRegistrationErrorTexts(deps: Deps): Promise<Record<string, string>> {
  return registrationErrorTexts((await getCurrentSettings(deps)).minimum_age);
}

/**
 * Exchanges a refresh token for a new ID token.
 * @throws AppError unauthenticated when the identity provider rejects it.
 */
export function refreshSession({ config }: Deps, refreshToken: string): Promise<string> {
  return exchangeRefreshToken(config, refreshToken);
}

/** Whether a token is valid: issued for this project, not expired, not revoked, account enabled. */
export async function isTokenValid({ auth }: Pick<Deps, 'auth'>, token: string): Promise<boolean> {
  try {
    await auth.verifyIdToken(token, true);
    return true;
  } catch (error) {
    if (tokenErrorMessage(error) === null) throw error;
    return false;
  }
}

/**
 * Ends all sessions of the caller: none can be renewed, and pages that check theirs log out
 * (docs/rules.md#accounts-4).
 */
export async function endAllSessions({ auth }: Deps, { uid }: SignedInCaller): Promise<void> {
  await convertTokenErrors(auth.revokeRefreshTokens(uid));
}
