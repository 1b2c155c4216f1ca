import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { config } from '#lib/config.ts';
import type { Guest } from './guest-design';

const NAME = 'guest';

/** Separate Firebase app for guests, so that they do not affect the session of a signed-in user. */
function guestApp(): { app: FirebaseApp; auth: Auth } {
  const known = getApps().find(({ name }) => name === NAME);
  if (known) return { app: known, auth: getAuth(known) };
  const app = initializeApp(config.firebase, NAME);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (config.authEmulator) {
    connectAuthEmulator(auth, config.authEmulator, { disableWarnings: true });
  }
  return { app, auth };
}

/** Returns the Firebase app, signed in as this guest. */
export async function signInGuest(guest: Guest): Promise<FirebaseApp> {
  const { app, auth } = guestApp();
  if (auth.currentUser?.uid !== guest.id) await signInWithCustomToken(auth, guest.customToken);
  return app;
}
