import { AppError } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import type { Config } from './parameters/config';

const TIMEOUT_MS = 10_000;

/** URL of a REST call of Firebase Authentication; the emulator serves both services. */
function addressOf(service: 'identitytoolkit' | 'securetoken', call: string, config: Config): URL {
  const host = `${service}.googleapis.com`;
  const base = config.authEmulatorHost
    ? `http://${config.authEmulatorHost}/${host}`
    : `https://${host}`;
  return new URL(`${base}/v1/${call}?key=${encodeURIComponent(config.webApiKey)}`);
}

const signIn = z.object({ idToken: z.string() });
const refreshed = z.object({ id_token: z.string() });

/** Exchanges a custom token for an ID token with the current claims. */
export async function exchangeCustomToken(config: Config, customToken: string): Promise<string> {
  const response = await fetch(
    addressOf('identitytoolkit', 'accounts:signInWithCustomToken', config),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (!response.ok) throw new Error(`signInWithCustomToken answered ${response.status}`);
  return z.parse(signIn, await response.json()).idToken;
}

/**
 * Exchanges a refresh token for a new ID token.
 * @throws AppError unauthenticated when the identity provider rejects it.
 */
export async function exchangeRefreshToken(config: Config, refreshToken: string): Promise<string> {
  const response = await fetch(addressOf('securetoken', 'token', config), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 400) {
    throw new AppError('unauthenticated', 'Your session has ended. Please log in again.');
  }
  if (!response.ok) throw new Error(`securetoken answered ${response.status}`);
  return z.parse(refreshed, await response.json()).id_token;
}
