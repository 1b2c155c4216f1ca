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
import { logFailure } from '../log';
import { app as ownApp } from '../session/identity-provider';

/** Loaded only where the build has a site key; `lib/config.ts`, which comes first, knows nothing of it. */
const settings = z.object({
  VITE_RECAPTCHA_SITE_KEY: z.string().check(z.minLength(1)),
  VITE_RECAPTCHA_KIND: z._default(z.enum(['enterprise', 'v3']), 'enterprise'),
});

/** Google's script says nothing when a browser blocks it: how long a call waits for its word. */
const PATIENCE_MS = 10_000;
/** The same once it was waited for in vain. */
const LITTLE_PATIENCE_MS = 1_000;

const started = new Map<FirebaseApp, AppCheck>();
let patience = PATIENCE_MS;

function provider(): AppCheckOptions['provider'] {
  const { VITE_RECAPTCHA_SITE_KEY: key, VITE_RECAPTCHA_KIND: kind } = settings.parse(
    import.meta.env,
  );
  return kind === 'v3' ? new ReCaptchaV3Provider(key) : new ReCaptchaEnterpriseProvider(key);
}

/** App Check of a Firebase app, whose Storage and Firestore send its token from then on. */
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

/** The token for the API; null when none can be had, and the API then says what that means. */
export async function appCheckToken(): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('reCAPTCHA does not answer')), patience);
  });
  try {
    const { token } = await Promise.race([getToken(startAppCheck(ownApp)), silence]);
    patience = PATIENCE_MS;
    return token;
  } catch (error) {
    patience = LITTLE_PATIENCE_MS;
    logFailure('This page could not be attested', error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
