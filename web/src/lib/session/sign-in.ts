import { login, register as registerCall, syncUser } from '@smriti/shared/account/auth';
import type { Registration } from '@smriti/shared/account/user-validation';
import { call } from '../api/api';
import { locale } from '../language/i18n';
import { logFailure } from '../log';
import { enter, withBackend } from './session';

/** The ways into a session (session.ts), which load the identity provider when it is first needed. */

const provider = () => import('./identity-provider');

/** @throws what the provider or the API answered; the store holds a readable message. */
export function signIn(email: string, password: string): Promise<void> {
  return enter(async () => {
    const { signInWithPassword } = await provider();
    const user = await signInWithPassword(email, password);
    return withBackend(user, () =>
      call(login, { body: { uid: user.uid, email, language: locale.get() } }),
    );
  });
}

/** Asks for the mail that confirms an address; it can be asked for again from the dashboard. */
async function sendConfirmation(): Promise<void> {
  try {
    await (await provider()).sendConfirmationLink();
  } catch (error) {
    logFailure('The confirmation could not be mailed', error);
  }
}

/** @throws like signIn. */
export function registerAccount(form: Registration): Promise<void> {
  return enter(async () => {
    const { createAccount } = await provider();
    const displayName = `${form.firstName.trim()} ${form.lastName.trim()}`;
    const user = await createAccount(form.email, form.password, displayName);
    void sendConfirmation();
    // the password stays between this page and the provider
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
      language: locale.get(),
      displayName,
      profile_url: null,
      auth_provider: 'email' as const,
    };
    return withBackend(user, () => call(registerCall, { body }));
  });
}

/**
 * @param onReclaimed called if the account was waiting for its address to be confirmed, and has lost
 *   what was entered until then
 * @throws like signIn.
 */
export function signInWithGoogle(onReclaimed: () => void): Promise<void> {
  return enter(async () => {
    const { signInWithGoogle: openPopup, signInByToken } = await provider();
    const user = await openPopup();
    const body = {
      uid: user.uid,
      language: locale.get(),
      // The server takes the name from the token, and cuts it to what a profile holds.
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
    return withBackend(user, async () => {
      const session = await call(syncUser, { body });
      if (session.custom_token !== undefined) {
        await signInByToken(session.custom_token);
        onReclaimed();
      }
      return session;
    });
  });
}
