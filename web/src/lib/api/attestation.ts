import { ATTESTATION_HEADER, isAttested } from '@smriti/shared/base/attestation';
import type { FirebaseApp } from 'firebase/app';

/*
 * Access to App Check, for shops with a reCAPTCHA key. Callers check
 * `import.meta.env.VITE_RECAPTCHA_SITE_KEY` first, so that builds without a key do not contain this
 * code.
 */

/** Starts App Check for a Firebase app, before its first request to Cloud Storage or Firestore. */
export async function startAttestation(app: FirebaseApp): Promise<void> {
  (await import('./app-check')).startAppCheck(app);
}

/** Adds the App Check token to the headers of a call, if its endpoint requires it. */
export async function addAttestation(path: string, headers: Headers): Promise<void> {
  if (!isAttested(path)) return;
  const token = await (await import('./app-check')).appCheckToken();
  if (token !== null) headers.set(ATTESTATION_HEADER, token);
}
