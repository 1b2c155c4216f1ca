import { updateGuestLanguage } from '@smriti/shared/account/guests';
import { updateUser } from '@smriti/shared/account/users';
import type { Language } from '@smriti/shared/language';
import { callApi, callWithToken } from '#lib/api/api.ts';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { guestToken } from '#lib/guest/guest-token.ts';
import { logFailure } from '#lib/log.ts';
import { useSession } from '#lib/session/session-store.ts';
import { chosenLanguage, rememberLanguage, showLanguage } from './language';

/** Storage key of a language that has not been sent to the server. */
const UNTOLD = 'language-untold';

async function sendLanguage(language: Language): Promise<void> {
  const body = { language };
  const guest = guestToken.get();
  try {
    if (useSession.getState().isAuthenticated) {
      const { user } = await callApi(updateUser, { body });
      // The user may have logged out in the meantime.
      if (useSession.getState().isAuthenticated) useSession.setState({ user });
    } else if (guest) {
      await callWithToken(guest, updateGuestLanguage, { body });
    }
    deviceStorage.remove(UNTOLD);
  } catch (error) {
    logFailure('The language could not be told', error);
    deviceStorage.set(UNTOLD, '1');
    addEventListener('online', retrySendLanguage, { once: true });
  }
}

let told = Promise.resolve();

/**
 * Sends the language to the server, for its mails. After a failure it is sent again when the
 * connection or the user returns. Calls are sent one at a time, so that the last choice wins.
 */
function queueLanguage(language: Language): void {
  told = told.then(() => sendLanguage(language));
}

/** Sends a language that could not be sent before. */
export function retrySendLanguage(): void {
  const language = chosenLanguage();
  if (language && deviceStorage.get(UNTOLD)) queueLanguage(language);
}

/** Sends the language chosen in this browser after a user has signed in. */
export function sendChosenLanguage(): void {
  const language = chosenLanguage();
  const { user } = useSession.getState();
  if (user && language && language !== user.language) queueLanguage(language);
}

/**
 * Switches the page to a language and saves it for the user's other devices.
 * @throws when its texts cannot be loaded; the page then keeps its language
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await showLanguage(language))) return;
  rememberLanguage(language);
  queueLanguage(language);
}
