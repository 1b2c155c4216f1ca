import { updateGuestLanguage } from '@smriti/shared/account/guests';
import { updateUser } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import { call, callWithToken } from '../api/api';
import { deviceStorage } from '../device/device-storage';
import { guestToken } from '../guest/guest-token';
import { chosenLanguage, rememberLanguage, showLanguage } from './language';
import { logFailure } from '../log';
import { useSession } from '../session/session-store';

/** Kept in this browser where the language could not be told. */
const UNTOLD = 'language-untold';

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
    deviceStorage.remove(UNTOLD);
  } catch (error) {
    logFailure('The language could not be told', error);
    deviceStorage.set(UNTOLD, '1');
    addEventListener('online', tellUntoldLanguage, { once: true });
  }
}

let told = Promise.resolve();

/**
 * Tells the shop which language its mails shall be in; where that fails, again when the connection
 * comes back or the guest does. One after the other: what was chosen last has the last word.
 */
function tellLanguage(language: Language): void {
  told = told.then(() => tellNow(language));
}

/** Tells the language that was chosen in this browser where the shop could not be told before. */
export function tellUntoldLanguage(): void {
  const language = chosenLanguage();
  if (language && deviceStorage.get(UNTOLD)) tellLanguage(language);
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
