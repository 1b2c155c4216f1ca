import { FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  applyActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  type MultiFactorError,
  onAuthStateChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User as ProviderUser,
  type UserCredential,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { config } from '../config';
import { locale } from '../language/i18n';

export type { ProviderUser };

/** The Firebase app and its auth; loaded only where signing in matters, never before first paint. */
export const app = initializeApp(config.firebase);

// No popup resolver here: with one, mobile browsers load Google's script at start.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (config.authEmulator) connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true });

/** Tells the provider's user now and at each change, in this tab or another. */
export function watchUser(listener: (user: ProviderUser | null) => void): () => void {
  return onAuthStateChanged(auth, listener);
}

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : null);

/** Whether what a sign-in rejected with asks for the second factor. */
function isFactorMissing(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
}

/** The user of a sign-in; staff with a second factor are asked for it on the way. */
async function userOf(signingIn: Promise<UserCredential>): Promise<ProviderUser> {
  try {
    return (await signingIn).user;
  } catch (error) {
    // Nothing is fetched for another failure: without a connection that would take its place.
    if (!isFactorMissing(error)) throw error;
    const { resolveSecondFactor } = await import('./second-factor');
    return (await resolveSecondFactor(auth, error)).user;
  }
}

export function signInWithPassword(email: string, password: string): Promise<ProviderUser> {
  return userOf(signInWithEmailAndPassword(auth, email, password));
}

/** Addresses for which this page made an account, or may have: no answer came. */
const begun = new Set<string>();

/** null for a password that is not the account's. */
async function credentialOf(email: string, password: string): Promise<UserCredential | null> {
  try {
    return await signInWithEmailAndPassword(auth, email, password);
  } catch (error) {
    if (codeOf(error) === 'auth/network-request-failed') throw error;
    return null;
  }
}

/** A new account, or the one that this page made for the same registration before it broke off. */
async function accountFor(email: string, password: string): Promise<UserCredential> {
  try {
    const made = await createUserWithEmailAndPassword(auth, email, password);
    begun.add(email);
    return made;
  } catch (error) {
    if (codeOf(error) === 'auth/network-request-failed') begun.add(email);
    const isOwn = codeOf(error) === 'auth/email-already-in-use' && begun.has(email);
    const made = isOwn && (await credentialOf(email, password));
    if (made) return made;
    throw error;
  }
}

/** Makes the account and gives it its display name. A registration that broke off goes on. */
export async function createAccount(
  email: string,
  password: string,
  displayName: string,
): Promise<ProviderUser> {
  const { user } = await accountFor(email, password);
  await updateProfile(user, { displayName });
  return user;
}

export function signInWithGoogle(): Promise<ProviderUser> {
  const provider = new GoogleAuthProvider();
  return userOf(signInWithPopup(auth, provider, browserPopupRedirectResolver));
}

/** Begins a new sign-in by a token of the API, which has ended the one before. */
export async function signInByToken(token: string): Promise<void> {
  await userOf(signInWithCustomToken(auth, token));
}

/** Where the link of the mail that confirms an address leads in the end. */
const AFTER_CONFIRMING = '/my-account/account-dashboard';

/** Has the provider write its mails in the language of the page. */
function authInPageLanguage(): typeof auth {
  auth.languageCode = locale.get();
  return auth;
}

/** Mails a link by which the address of the signed-in user is confirmed. */
export async function sendConfirmationLink(): Promise<void> {
  const { currentUser } = authInPageLanguage();
  if (currentUser) {
    await sendEmailVerification(currentUser, { url: `${location.origin}${AFTER_CONFIRMING}` });
  }
}

/** Whether the signed-in user's address is confirmed, by now. */
export async function isEmailConfirmed(): Promise<boolean> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) return true;
  if (!currentUser.emailVerified) await currentUser.reload();
  return currentUser.emailVerified;
}

/** Confirms an address by the code of a mailed link. Rejects when the code is expired or used. */
export function confirmEmail(code: string): Promise<void> {
  return applyActionCode(auth, code);
}

/** Whether the signed-in user has a password; others sign in by Google. */
export function hasPassword(): boolean {
  return (
    auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? false
  );
}

/** Signs the same user in once more: by `password`, or by Google without one. */
export async function signInOnceMore(password: string | null): Promise<ProviderUser> {
  const { currentUser } = auth;
  if (!currentUser) throw new Error('nobody is signed in');
  if (password === null) {
    const google = new GoogleAuthProvider();
    return userOf(reauthenticateWithPopup(currentUser, google, browserPopupRedirectResolver));
  }
  const credential = EmailAuthProvider.credential(currentUser.email ?? '', password);
  return userOf(reauthenticateWithCredential(currentUser, credential));
}

export function signOutOfProvider(): Promise<void> {
  return signOut(auth);
}

/** Mails a link that leads to /reset-password (the action URL of the project's mail template). */
export function sendResetLink(email: string): Promise<void> {
  return sendPasswordResetEmail(authInPageLanguage(), email, { url: `${location.origin}/login` });
}

/** The email that a reset code is for. Rejects when the code is expired or used. */
export function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

export function setNewPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}
