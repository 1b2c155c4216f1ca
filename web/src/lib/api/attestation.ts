import { ATTESTATION_HEADER, isAttested } from '@smriti/shared/base/attestation';
import type { FirebaseApp } from 'firebase/app';

/*
 * App Check, in shops that have a key of reCAPTCHA. Whoever calls these asks for the key first, by
 * `import.meta.env.VITE_RECAPTCHA_SITE_KEY`, so that a build without one has nothing of it.
 */

/** Starts App Check for a Firebase app, before it talks to Cloud Storage or Firestore. */
export async function startAttestation(app: FirebaseApp): Promise<void> {
  (await import('./app-check')).startAppCheck(app);
}

/** Adds what tells the API that a call comes from a page of the shop, where it asks for that. */
export async function attest(path: string, headers: Headers): Promise<void> {
  if (!isAttested(path)) return;
  const token = await (await import('./app-check')).appCheckToken();
  if (token !== null) headers.set(ATTESTATION_HEADER, token);
}
