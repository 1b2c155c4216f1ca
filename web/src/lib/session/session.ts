import {
  getAuthUser,
  refreshToken as refreshTokenCall,
  verifyToken,
} from '@smriti/shared/account/auth';
import type { User } from '@smriti/shared/account/users';
import { ApiError, callApi, callPublic, setSessionRecovery } from '#lib/api/api.ts';
import { queryClient } from '#lib/api/query-client.ts';
import { logFailure } from '#lib/log.ts';
import { hasTasksBeforeSignOut } from './before-sign-out';
import { forgetUser } from './forget-user';
import type { ProviderUser } from './identity-provider';
import { listenToOtherTabs, tellOtherTabs } from './other-tabs';
import { startProactiveRefresh } from './proactive-refresh';
import {
  sendReferralCode,
  clearPendingReferralCode,
  resendReferralCode,
} from './send-referral-code';
import {
  clearSignedInUser,
  readStoredSession,
  SESSION_KEY,
  storeSignedInUser,
  useSession,
} from './session-store';
import { sessionToken, tokenExpiry } from './session-token';
import { isTransientError } from './transient-error';

/*
 * Lifecycle of a session (docs/rules.md#accounts-4). The identity provider is loaded when first
 * needed, because it is larger than all other code of the home page.
 */

const provider = () => import('./identity-provider');

let isStarted = false;
/** Number of sign-ins in progress, during which the provider reports a user without a profile. */
let pendingSignIns = 0;
/**
 * Counter that changes when another user signs in or out; results of earlier requests are then
 * ignored.
 */
let sessionVersion = 0;
let stopRefresh: (() => void) | undefined;
let pendingRenewal: Promise<string> | null = null;
/** Whether a renewal by the provider has begun and not succeeded: the provider signs out if it is refused. */
let isRenewalUnfinished = false;
/** Number of shown pages on which their user may sign in again after the session has ended. */
let sessionPages = 0;

/** Resolves to whether the user of a page has signed in again after the session has ended. */
let signInOnPage: Promise<boolean> | null = null;
let settleSignInOnPage: (isSignedIn: boolean) => void = () => undefined;

/** Whether the session has ended but its page is still shown. */
const hasEnded = () => useSession.getState().hasEnded;

/** Sends the language chosen in this browser after a user has signed in. */
async function sendLanguageAfterSignIn(): Promise<void> {
  const { sendChosenLanguage } = await import('#lib/language/choose-language.ts');
  sendChosenLanguage();
}

function begin(user: User, token: string): void {
  const { user: previous } = useSession.getState();
  if (previous && previous.uid !== user.uid) endRevokedSession();
  sessionVersion += 1;
  sessionToken.set(token);
  storeSignedInUser(user, token);
  settleSignInOnPage(true);
  sendLanguageAfterSignIn().catch((error: unknown) =>
    logFailure('The language could not be told', error),
  );
  stopRefresh?.();
  stopRefresh = startProactiveRefresh({ expiresAt: currentExpiry, refresh: renewFromProvider });
}

function end(): void {
  sessionVersion += 1;
  stopRefresh?.();
  sessionToken.clear();
  clearSignedInUser();
  settleSignInOnPage(false);
}

function forgetUserLater(uid: string): void {
  setTimeout(() => {
    forgetUser(uid).catch((error: unknown) => logFailure('A person was not forgotten', error));
  });
}

/**
 * Ends a session that was ended elsewhere, but keeps the shown page until its user has signed in again or
 * leaves it (docs/rules.md#accounts-4). What is stored of the user is deleted now.
 * @returns false if no such page is shown; the session then continues
 */
function endSessionButKeepPage(): boolean {
  if (hasEnded()) return true;
  const uid = useSession.getState().user?.uid;
  // Not with an open studio: its drafts in this browser are deleted when the session ends.
  if (uid === undefined || sessionPages === 0 || hasTasksBeforeSignOut()) return false;
  sessionVersion += 1;
  stopRefresh?.();
  sessionToken.clear();
  signInOnPage = new Promise((resolve) => {
    settleSignInOnPage = resolve;
  });
  useSession.setState({ hasEnded: true, token: null, isLoading: false, error: null });
  queryClient.removeQueries({ type: 'inactive' });
  forgetUserLater(uid);
  tellOtherTabs('ended', uid);
  return true;
}

/** Leaves a page that was kept after its session has ended. */
export function leaveEndedSession(): void {
  if (hasEnded()) endRevokedSession();
}

/**
 * Registers a shown page on which its user may sign in again after the session has ended.
 * @returns a function that unregisters it when the page is left
 */
export function registerSessionPage(): () => void {
  sessionPages += 1;
  return () => {
    sessionPages -= 1;
    if (sessionPages === 0) leaveEndedSession();
  };
}

/**
 * Ends a session that was ended elsewhere, and deletes the user's data from this browser
 * (docs/rules.md#accounts-4) after an open studio has saved its state.
 */
function endRevokedSession(): void {
  const uid = useSession.getState().user?.uid;
  end();
  if (uid === undefined) return;
  queryClient.clear();
  forgetUserLater(uid);
}

/** Ends a session that the API or the provider has refused, in other tabs before the provider does. */
function endRefusedSession(): void {
  const uid = useSession.getState().user?.uid;
  if (endSessionButKeepPage()) return;
  endRevokedSession();
  if (uid !== undefined) tellOtherTabs('ended', uid);
}

function currentExpiry(): number | null {
  const token = sessionToken.get();
  return token ? tokenExpiry(token) : null;
}

function keepToken(token: string): string {
  sessionToken.set(token);
  useSession.setState({ token });
  return token;
}

async function renewFromProvider(): Promise<string> {
  const { firebaseAuth } = await provider();
  if (!firebaseAuth.currentUser) throw new Error('nobody is signed in');
  isRenewalUnfinished = true;
  const token = await firebaseAuth.currentUser.getIdToken(true);
  isRenewalUnfinished = false;
  return keepToken(token);
}

async function renewFromBackend(): Promise<string> {
  const { firebaseAuth, signOutOfProvider } = await provider();
  try {
    await firebaseAuth.authStateReady();
    if (!firebaseAuth.currentUser) throw new Error('nobody is signed in');
    const body = { refresh_token: firebaseAuth.currentUser.refreshToken };
    return keepToken((await callPublic(refreshTokenCall, { body })).token);
  } catch (error) {
    if (isTransientError(error)) throw error;
    if (firebaseAuth.currentUser) endRefusedSession();
    else if (!hasEnded()) endRevokedSession();
    await signOutOfProvider();
    throw error;
  }
}

/**
 * Renews the token once for all requests that received 401 at the same time; a rejection ends the
 * session.
 */
export function renewToken(): Promise<string> {
  pendingRenewal ??= renewFromBackend().finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}

/**
 * Returns this tab's token; a new tab, or one with an expired token, gets a token from the
 * provider.
 */
async function usableToken(user: ProviderUser): Promise<string> {
  const stored = sessionToken.get();
  if (!stored) return user.getIdToken();
  const expiry = tokenExpiry(stored);
  return expiry !== null && expiry <= Date.now() ? user.getIdToken(true) : stored;
}

/**
 * Ends the session if the API has refused a token that the provider had renewed.
 * @returns whether the user of the shown page has signed in again; null if the page does not wait for it
 */
function awaitSignIn(error: unknown): Promise<boolean> | null {
  if (hasEnded()) return signInOnPage;
  const isRefusal = error instanceof ApiError && error.code === 'unauthenticated';
  if (!isRefusal || !sessionToken.get() || pendingSignIns > 0 || !endSessionButKeepPage())
    return null;
  provider()
    .then(({ signOutOfProvider }) => signOutOfProvider())
    .catch((failure: unknown) => logFailure('Sign-out failed', failure));
  return signInOnPage;
}

async function isValid(token: string): Promise<boolean> {
  return (await callPublic(verifyToken, { body: { token } })).valid;
}

async function resume(providerUser: ProviderUser | null): Promise<void> {
  // A page that was kept after its session has ended waits for a complete sign-in.
  if (pendingSignIns > 0 || hasEnded()) return;
  if (!providerUser) {
    if (isRenewalUnfinished) endRefusedSession();
    else endRevokedSession();
    return;
  }
  const versionBefore = sessionVersion;
  try {
    const token = await usableToken(providerUser);
    if (!(await isValid(token))) throw new Error('the stored token is not valid');
    // The user has logged out or signed in again in the meantime.
    if (versionBefore !== sessionVersion) return;
    sessionToken.set(token);
    const { user } = await callApi(getAuthUser, { params: { uid: providerUser.uid } });
    await resendReferralCode(user.uid);
    if (versionBefore === sessionVersion) begin(user, token);
  } catch (error) {
    if (versionBefore !== sessionVersion) return;
    logFailure('The session could not be resumed', error);
    if (!isTransientError(error) || !resumeLastSession(providerUser)) endRevokedSession();
  }
}

/** Continues the last visit's session of the same user; returns false if there is none. */
function resumeLastSession({ uid }: ProviderUser): boolean {
  const { user, token } = useSession.getState();
  if (user?.uid !== uid || token === null) return false;
  begin(user, sessionToken.get() ?? token);
  return true;
}

/**
 * Continues a page that was kept after its session has ended with the session that another tab has begun;
 * failures are only logged. Not by the provider's user, which a hidden tab may learn a minute later.
 */
async function followNewSession(): Promise<void> {
  if (!hasEnded()) return;
  const versionBefore = sessionVersion;
  try {
    const { user, token } = await readStoredSession();
    const isUsable = user && token && (await isValid(token));
    if (isUsable && versionBefore === sessionVersion) begin(user, token);
  } catch (error) {
    logFailure('The session could not be resumed', error);
  }
}

/** Ends the session that another tab has found to be ended, unless somebody has signed in since. */
async function followEndOfSession(uid: string): Promise<void> {
  const { isAuthenticated } = await readStoredSession();
  if (!isAuthenticated && useSession.getState().user?.uid === uid) endSessionButKeepPage();
}

/** Starts watching the identity provider; further calls do nothing. */
export async function startSession(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  setSessionRecovery({ renew: renewToken, awaitSignIn });
  const { firebaseAuth, watchUser } = await provider();
  watchUser((user) => void resume(user));
  addEventListener('storage', ({ key }) => {
    // Another tab that has just signed in has created the profile by now.
    if (key === SESSION_KEY && !sessionToken.get()) void resume(firebaseAuth.currentUser);
  });
  listenToOtherTabs({
    ended: (uid) => void followEndOfSession(uid),
    begun: () => void followNewSession(),
  });
}

/** Verifies the token of a signed-in user again; failures are only logged. */
export async function verifySession(): Promise<void> {
  const token = sessionToken.get();
  if (!token) return;
  try {
    if (!(await isValid(token))) logFailure('The session is no longer valid', null);
  } catch (error) {
    logFailure('The session could not be verified', error);
  }
}

/** Signs in with the provider and the API. */
export type SignInMethod = () => Promise<{ user: User; token: string }>;

/**
 * Starts a session with a sign-in method.
 * @param errorText readable message of an error
 * @throws the error of the method; the store contains its message
 */
export async function startSessionBySignIn(
  signIn: SignInMethod,
  errorText: (error: unknown) => string,
): Promise<void> {
  await startSession();
  pendingSignIns += 1;
  // A page that was kept after its session has ended stays.
  useSession.setState({ isLoading: !hasEnded(), error: null });
  try {
    const { user, token } = await signIn();
    await sendReferralCode(user.uid);
    begin(user, token);
    tellOtherTabs('begun', user.uid);
  } catch (error) {
    useSession.setState({ isLoading: false, error: errorText(error) });
    throw error;
  } finally {
    pendingSignIns -= 1;
  }
}

/**
 * Reauthenticates the user, for actions that require a recent sign-in.
 * @throws the provider's error
 */
export async function renewSignIn(password: string | null): Promise<void> {
  const { reauthenticate } = await provider();
  const user = await reauthenticate(password);
  keepToken(await user.getIdToken(true));
}

/**
 * Signs out.
 * @throws when the provider fails; the session then continues
 */
export async function signOut(): Promise<void> {
  const { signOutOfProvider } = await provider();
  await signOutOfProvider();
  clearPendingReferralCode();
  end();
}
