import {
  getAuthUser,
  refreshToken as refreshTokenCall,
  verifyToken,
} from '@smriti/shared/account/auth';
import type { User } from '@smriti/shared/account/users';
import * as z from 'zod/mini';
import { ApiError, call, callPublic, onUnauthorised } from '../api/api';
import { logFailure } from '../log';
import { queryClient } from '../api/query';
import { forgetPerson } from './forget-person';
import type { ProviderUser } from './identity-provider';
import { startProactiveRefresh } from './proactive-refresh';
import { readableError } from './provider-errors';
import { carryReferral, forgetHandIn, resumeHandIn } from './referral-hand-in';
import { showSignedIn, showSignedOut, useSession } from './session-store';
import { sessionToken, tokenExpiry } from './token';

/*
 * The life of a session (docs/rules.md#accounts-4). The identity provider is loaded when first
 * needed: it weighs more than the rest of the home page's own code.
 */

const provider = () => import('./identity-provider');
const providerFailure = z.object({ code: z.string() });

let isStarted = false;
/** While signing in, the provider tells of a user whose profile the backend has not yet made. */
let entrances = 0;
/** Raised whenever it is settled who is signed in: what was asked before counts no more. */
let settled = 0;
let stopRefresh: (() => void) | undefined;
let pendingRenewal: Promise<string> | null = null;

/** Has the mails of who has just signed in be in the language that was chosen in this browser. */
async function tellLanguage(): Promise<void> {
  const { tellChosenLanguage } = await import('../language/choose-language');
  tellChosenLanguage();
}

function begin(user: User, token: string): void {
  settled += 1;
  sessionToken.set(token);
  showSignedIn(user, token);
  tellLanguage().catch((error: unknown) => logFailure('The language could not be told', error));
  stopRefresh?.();
  stopRefresh = startProactiveRefresh({ expiresAt: currentExpiry, refresh: renewFromProvider });
}

function end(): void {
  settled += 1;
  stopRefresh?.();
  sessionToken.clear();
  showSignedOut();
}

/**
 * Ends a session that nobody ended in this tab, and removes what its person left in this browser
 * (docs/rules.md#accounts-4), after an open studio has kept its last state.
 */
function endUnasked(): void {
  const uid = useSession.getState().user?.uid;
  end();
  if (uid === undefined) return;
  queryClient.clear();
  setTimeout(() => {
    forgetPerson(uid).catch((error: unknown) => logFailure('A person was not forgotten', error));
  });
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
  const { auth } = await provider();
  if (!auth.currentUser) throw new Error('nobody is signed in');
  return keepToken(await auth.currentUser.getIdToken(true));
}

async function renewFromBackend(): Promise<string> {
  const { auth, signOutOfProvider } = await provider();
  try {
    await auth.authStateReady();
    if (!auth.currentUser) throw new Error('nobody is signed in');
    const body = { refresh_token: auth.currentUser.refreshToken };
    return keepToken((await callPublic(refreshTokenCall, { body })).token);
  } catch (error) {
    if (isTransient(error)) throw error;
    await signOutOfProvider();
    endUnasked();
    throw error;
  }
}

/** One renewal for all requests that got 401 at once; when it fails, the session is over. */
export function renewToken(): Promise<string> {
  pendingRenewal ??= renewFromBackend().finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}

/** The tab's own token; a new tab, or one that slept past the expiry, gets one from the provider. */
async function usableToken(user: ProviderUser): Promise<string> {
  const stored = sessionToken.get();
  if (!stored) return user.getIdToken();
  const expiry = tokenExpiry(stored);
  return expiry !== null && expiry <= Date.now() ? user.getIdToken(true) : stored;
}

async function isValid(token: string): Promise<boolean> {
  return (await callPublic(verifyToken, { body: { token } })).valid;
}

async function resume(providerUser: ProviderUser | null): Promise<void> {
  if (entrances > 0) return;
  if (!providerUser) {
    endUnasked();
    return;
  }
  const asked = settled;
  try {
    const token = await usableToken(providerUser);
    if (!(await isValid(token))) throw new Error('the stored token is not valid');
    if (asked !== settled) return; // logged out meanwhile, or signed in anew
    sessionToken.set(token);
    const { user } = await call(getAuthUser, { params: { uid: providerUser.uid } });
    await resumeHandIn(user.uid);
    if (asked === settled) begin(user, token);
  } catch (error) {
    if (asked !== settled) return;
    logFailure('The session could not be resumed', error);
    if (!isTransient(error) || !keepLastSession(providerUser)) endUnasked();
  }
}

/** Whether a failure says nothing about the session: no network, too many requests, our own trouble. */
function isTransient(error: unknown): boolean {
  if (providerFailure.safeParse(error).data?.code === 'auth/network-request-failed') return true;
  if (!(error instanceof ApiError)) return false;
  return (
    error.code === 'network' ||
    error.code === 'not_attested' ||
    error.status === 429 ||
    error.status >= 500
  );
}

/** Goes on with what the last visit knew of the same user; false where it knew nothing. */
function keepLastSession({ uid }: ProviderUser): boolean {
  const { user, token } = useSession.getState();
  if (user?.uid !== uid || token === null) return false;
  begin(user, sessionToken.get() ?? token);
  return true;
}

/** Watches the identity provider from now on. Calling it again does nothing. */
export async function startSession(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  onUnauthorised(renewToken);
  const { auth, watchUser } = await provider();
  watchUser((user) => void resume(user));
  // Another tab that finished signing in has made the profile by now.
  addEventListener('storage', (event) => {
    if (event.key === 'auth-storage' && !sessionToken.get()) void resume(auth.currentUser);
  });
}

/** Verifies the token of a signed-in user again; a failure is only logged. */
export async function verifySession(): Promise<void> {
  const token = sessionToken.get();
  if (!token) return;
  try {
    if (!(await isValid(token))) logFailure('The session is no longer valid', null);
  } catch (error) {
    logFailure('The session could not be verified', error);
  }
}

type Entrance = () => Promise<{ user: User; token: string }>;

/** Begins a session by a way to sign in. @throws what that throws; the store holds a readable message. */
export async function enter(entrance: Entrance): Promise<void> {
  await startSession();
  entrances += 1;
  useSession.setState({ isLoading: true, error: null });
  try {
    const { user, token } = await entrance();
    await carryReferral(user.uid);
    begin(user, token);
  } catch (error) {
    useSession.setState({ isLoading: false, error: readableError(error) });
    throw error;
  } finally {
    entrances -= 1;
  }
}

/** The backend's part of signing in; when it fails, the provider's part is undone. */
export async function withBackend<T>(user: ProviderUser, step: () => Promise<T>): Promise<T> {
  try {
    sessionToken.set(await user.getIdToken(true));
    return await step();
  } catch (error) {
    sessionToken.clear();
    await (await provider()).signOutOfProvider();
    throw error;
  }
}

/**
 * Signs the same user in once more, for what asks for a sign-in of the last minutes.
 * @throws what the provider answered
 */
export async function renewSignIn(password: string | null): Promise<void> {
  const { signInOnceMore } = await provider();
  const user = await signInOnceMore(password);
  keepToken(await user.getIdToken(true));
}

/** @throws when the provider cannot sign out; the session then stays. */
export async function signOut(): Promise<void> {
  const { signOutOfProvider } = await provider();
  await signOutOfProvider();
  forgetHandIn();
  end();
}
