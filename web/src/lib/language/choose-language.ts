import { updateGuestLanguage } from '@smriti/shared/account/guests';
import { updateUser } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import { call, callWithToken } from '../api';
import { guestToken } from '../guest/guest-token';
import { chosenLanguage, rememberLanguage, showLanguage } from './language';
import { logFailure } from '../log';
import { useSession } from '../session/session-store';

async function tellNow(language: Language): Promise<void> {
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

let told = Promise.resolve();

/**
 * Tells the shop which language its mails shall be in; a failure is only logged. One after the other:
 * what was chosen last has the last word.
 */
function tellLanguage(language: Language): void {
  told = told.then(() => tellNow(language));
}

/** Has the mails of who has just signed in be in the language that was chosen in this browser. */
export function tellChosenLanguage(): void {
  const language = chosenLanguage();
  const { user } = useSession.getState();
  if (user && language && language !== user.language) tellLanguage(language);
}

/**
 * Puts the page into the language that the person chose, here and on the person's other devices.
 * @throws when its texts cannot be fetched: the page stays as it is then
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  rememberLanguage(language);
  tellLanguage(language);
}
