import {
  type AppCheck,
  type AppCheckOptions,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  ReCaptchaV3Provider,
} from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';
import * as z from 'zod/mini';
import { logFailure } from '#lib/log.ts';
import { firebaseApp as ownApp } from '#lib/session/identity-provider.ts';

/**
 * Schema of the settings; only builds with a site key contain it, unlike `lib/config.ts`, which
 * every page loads.
 */
const settings = z.object({
  VITE_RECAPTCHA_SITE_KEY: z.string().check(z.minLength(1)),
  VITE_RECAPTCHA_KIND: z._default(z.enum(['enterprise', 'v3']), 'enterprise'),
});

/**
 * Maximum time in ms that a call waits for Google's script, which reports nothing if the browser
 * blocks it.
 */
const TIMEOUT_MS = 10_000;
/** Maximum wait in ms after the first timeout. */
const SHORT_TIMEOUT_MS = 1_000;

const started = new Map<FirebaseApp, AppCheck>();
let timeout = TIMEOUT_MS;

function provider(): AppCheckOptions['provider'] {
  const { VITE_RECAPTCHA_SITE_KEY: key, VITE_RECAPTCHA_KIND: kind } = settings.parse(
    import.meta.env,
  );
  return kind === 'v3' ? new ReCaptchaV3Provider(key) : new ReCaptchaEnterpriseProvider(key);
}

/**
 * Starts App Check for a Firebase app, whose Storage and Firestore requests then include the token.
 */
export function startAppCheck(app: FirebaseApp): AppCheck {
  const known = started.get(app);
  if (known) return known;
  const appCheck = initializeAppCheck(app, {
    provider: provider(),
    isTokenAutoRefreshEnabled: true,
  });
  started.set(app, appCheck);
  return appCheck;
}

/**
 * App Check token for the API; null if unavailable, so that the API decides whether to accept the
 * call.
 */
export async function appCheckToken(): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('reCAPTCHA does not answer')), timeout);
  });
  try {
    const { token } = await Promise.race([getToken(startAppCheck(ownApp)), silence]);
    timeout = TIMEOUT_MS;
    return token;
  } catch (error) {
    timeout = SHORT_TIMEOUT_MS;
    logFailure('This page could not be attested', error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
