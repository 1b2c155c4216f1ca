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
import { config } from '#lib/config.ts';
import { pageLanguage } from '#lib/language/i18n.ts';

export type { ProviderUser };

/** Firebase app and auth; this module is loaded only when needed, after the first paint. */
export const firebaseApp = initializeApp(config.firebase);

// Without a popup resolver, because mobile browsers would otherwise load Google's script at
// startup.
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (config.authEmulator)
  connectAuthEmulator(firebaseAuth, config.authEmulator, { disableWarnings: true });

/**
 * Reports the provider's user, now and after each change in any tab. Returns a function that stops
 * watching.
 */
export function watchUser(listener: (user: ProviderUser | null) => void): () => void {
  return onAuthStateChanged(firebaseAuth, listener);
}

const codeOf = (error: unknown) => (error instanceof FirebaseError ? error.code : null);

/** Whether a sign-in failed because it requires the second factor. */
function isFactorMissing(error: unknown): error is MultiFactorError {
  return error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required';
}

/** User of a sign-in; staff with a second factor are asked for their code. */
async function userOf(signingIn: Promise<UserCredential>): Promise<ProviderUser> {
  try {
    return (await signingIn).user;
  } catch (error) {
    // For other errors nothing more is loaded, because an offline error would replace the original
    // one.
    if (!isFactorMissing(error)) throw error;
    const { resolveSecondFactor } = await import('./second-factor');
    return (await resolveSecondFactor(firebaseAuth, error)).user;
  }
}

export function signInWithPassword(email: string, password: string): Promise<ProviderUser> {
  return userOf(signInWithEmailAndPassword(firebaseAuth, email, password));
}

/** Emails for which this page has created an account, or may have if the response was lost. */
const begun = new Set<string>();

/** Signs in by password; null if the password is wrong. */
async function credentialOf(email: string, password: string): Promise<UserCredential | null> {
  try {
    return await signInWithEmailAndPassword(firebaseAuth, email, password);
  } catch (error) {
    if (codeOf(error) === 'auth/network-request-failed') throw error;
    return null;
  }
}

/**
 * Creates an account; if an interrupted registration on this page already created it, signs in
 * instead.
 */
async function accountFor(email: string, password: string): Promise<UserCredential> {
  try {
    const made = await createUserWithEmailAndPassword(firebaseAuth, email, password);
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

/** Creates the account and sets its display name; continues an interrupted registration. */
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
  return userOf(signInWithPopup(firebaseAuth, provider, browserPopupRedirectResolver));
}

/** Signs in with a custom token of the API, which has ended all previous sessions. */
export async function signInByToken(token: string): Promise<void> {
  await userOf(signInWithCustomToken(firebaseAuth, token));
}

/** Page that opens after the address has been confirmed by the mailed link. */
const AFTER_CONFIRMING = '/my-account/account-dashboard';

/**
 * Sets the page's language in the auth instance; the provider writes its mails in that language.
 */
function authInPageLanguage(): typeof firebaseAuth {
  firebaseAuth.languageCode = pageLanguage.get();
  return firebaseAuth;
}

/** Sends a mail in which the signed-in user confirms the address. */
export async function sendConfirmationLink(): Promise<void> {
  const { currentUser } = authInPageLanguage();
  if (currentUser) {
    await sendEmailVerification(currentUser, { url: `${location.origin}${AFTER_CONFIRMING}` });
  }
}

/** Whether the signed-in user's address is confirmed; asks the provider. */
export async function isEmailConfirmed(): Promise<boolean> {
  await firebaseAuth.authStateReady();
  const { currentUser } = firebaseAuth;
  if (!currentUser) return true;
  if (!currentUser.emailVerified) await currentUser.reload();
  return currentUser.emailVerified;
}

/** Confirms an address with the code of a mailed link. Rejects if the code is expired or used. */
export function confirmEmail(code: string): Promise<void> {
  return applyActionCode(firebaseAuth, code);
}

/** Whether the signed-in user has a password; others sign in with Google. */
export function hasPassword(): boolean {
  return (
    firebaseAuth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ??
    false
  );
}

/** Reauthenticates the user by password, or with Google if `password` is null. */
export async function reauthenticate(password: string | null): Promise<ProviderUser> {
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new Error('nobody is signed in');
  if (password === null) {
    const google = new GoogleAuthProvider();
    return userOf(reauthenticateWithPopup(currentUser, google, browserPopupRedirectResolver));
  }
  const credential = EmailAuthProvider.credential(currentUser.email ?? '', password);
  return userOf(reauthenticateWithCredential(currentUser, credential));
}

export function signOutOfProvider(): Promise<void> {
  return signOut(firebaseAuth);
}

/** Sends a mail with a link to /reset-password, the action URL in the project's mail template. */
export function sendResetLink(email: string): Promise<void> {
  return sendPasswordResetEmail(authInPageLanguage(), email, { url: `${location.origin}/login` });
}

/** Returns the email of a reset code. Rejects if the code is expired or used. */
export function checkResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth, code);
}

export function setNewPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(firebaseAuth, code, password);
}
