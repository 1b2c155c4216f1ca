import { login, register as registerCall, syncUser } from '@smriti/shared/account/auth';
import type { Registration } from '@smriti/shared/account/user-validation';
import { callApi } from '#lib/api/api.ts';
import { pageLanguage } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import type { ProviderUser } from './identity-provider';
import { signInErrorText } from './provider-errors';
import { type SignInMethod, startSessionBySignIn } from './session';
import { sessionToken } from './session-token';

/** Sign-in methods (session.ts), which load the identity provider when first needed. */

const provider = () => import('./identity-provider');

const startSessionWith = (method: SignInMethod) => startSessionBySignIn(method, signInErrorText);

/** Runs the server's part of a sign-in; if it fails, signs out of the provider. */
async function runBackendStep<T>(user: ProviderUser, step: () => Promise<T>): Promise<T> {
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
 * Signs in by password.
 * @throws the error of the provider or the API; the store contains a readable message
 */
export function signIn(email: string, password: string): Promise<void> {
  return startSessionWith(async () => {
    const { signInWithPassword } = await provider();
    const user = await signInWithPassword(email, password);
    return runBackendStep(user, () =>
      callApi(login, { body: { uid: user.uid, email, language: pageLanguage.get() } }),
    );
  });
}

/** Requests the confirmation mail; users can request it again on the dashboard. */
async function sendConfirmation(): Promise<void> {
  try {
    await (await provider()).sendConfirmationLink();
  } catch (error) {
    logFailure('The confirmation could not be mailed', error);
  }
}

/**
 * Registers an account and signs in.
 * @throws like signIn
 */
export function registerAccount(form: Registration): Promise<void> {
  return startSessionWith(async () => {
    const { createAccount } = await provider();
    const displayName = `${form.firstName.trim()} ${form.lastName.trim()}`;
    const user = await createAccount(form.email, form.password, displayName);
    void sendConfirmation();
    // The password is sent only to the identity provider.
    const { firstName, lastName, email, phone, dob_day, dob_month, dob_year } = form;
    const body = {
      firstName,
      lastName,
      email,
      phone,
      dob_day,
      dob_month,
      dob_year,
      uid: user.uid,
      language: pageLanguage.get(),
      displayName,
      profile_url: null,
      auth_provider: 'email' as const,
    };
    return runBackendStep(user, () => callApi(registerCall, { body }));
  });
}

/**
 * Signs in with Google.
 * @param onReclaimed called if the account was unconfirmed and has therefore lost all data entered
 * before
 * @throws like signIn
 */
export function signInWithGoogle(onReclaimed: () => void): Promise<void> {
  return startSessionWith(async () => {
    const { signInWithGoogle: openPopup, signInByToken } = await provider();
    const user = await openPopup();
    const body = {
      uid: user.uid,
      language: pageLanguage.get(),
      // The server takes the name from the token and truncates it to the profile's limit.
      firstName: '',
      lastName: '',
      email: user.email ?? '',
      phone: user.phoneNumber ?? '',
      dob_day: null,
      dob_month: null,
      dob_year: null,
      profile_url: user.photoURL,
      auth_provider: 'google' as const,
    };
    return runBackendStep(user, async () => {
      const session = await callApi(syncUser, { body });
      if (session.custom_token !== undefined) {
        await signInByToken(session.custom_token);
        onReclaimed();
      }
      return session;
    });
  });
}
