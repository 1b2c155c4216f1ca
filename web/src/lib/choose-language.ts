import { updateGuestLanguage } from '@smriti/shared/account/guests';
import { updateUser } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import { call, callWithToken } from './api';
import { guestToken } from './guest/guest-token';
import { rememberLanguage, showLanguage } from './language';
import { logFailure } from './log';
import { useSession } from './session/session-store';

/** Tells the shop which language its mails shall be in; a failure is only logged. */
async function tellLanguage(language: Language): Promise<void> {
  const body = { language };
  const guest = guestToken.get();
  try {
    if (useSession.getState().isAuthenticated) {
      const { user } = await call(updateUser, { body });
      // Unless they have logged out meanwhile.
      if (useSession.getState().isAuthenticated) useSession.setState({ user });
    } else if (guest) {
      await callWithToken(guest, updateGuestLanguage, { body });
    }
  } catch (error) {
    logFailure('The language could not be told', error);
  }
}

/**
 * Puts the page into the language that the person chose, here and on the person's other devices.
 * @throws when its texts cannot be fetched: the page stays as it is then
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  rememberLanguage(language);
  void tellLanguage(language);
}
