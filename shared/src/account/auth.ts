import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { uid } from '../base/ids';
import { AUTH_PROVIDERS, languageField, personFields, profileUrlField, user } from './users';

/**
 * Passwords arrive in these bodies but are never stored, logged or checked here: parsing drops them, so no
 * later code can see them.
 */
const password = z.pipe(
  z.optional(z.string().check(z.maxLength(4096))),
  z.transform(() => undefined),
);
const idToken = z.string().check(z.minLength(1), z.maxLength(8192));

const profileBody = {
  uid,
  ...personFields,
  /** Stored if the profile has no language yet. */
  language: languageField,
  email: z.optional(boundedText(254)),
  profile_url: profileUrlField,
  auth_provider: z.optional(z.enum(AUTH_PROVIDERS)),
  displayName: z.optional(boundedText(101)),
};

const session = z.object({
  user,
  /** ID token with the role claim. */
  token: z.string(),
  /**
   * Custom token with which the page signs in again; present if this call ended all sessions of the account,
   * including the caller's, and deleted the data entered before the address was confirmed
   * (docs/rules.md#accounts-16).
   */
  custom_token: z.optional(z.string()),
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  body: z.strictObject({ ...profileBody, password }),
  response: session,
});

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  body: z.strictObject({
    uid,
    password,
    email: z.optional(boundedText(254)),
    language: profileBody.language,
  }),
  response: session,
});

export const syncUser = endpoint({
  method: 'POST',
  path: '/auth/sync-user',
  body: z.strictObject(profileBody),
  response: session,
});

/** Exchanges a refresh token of the identity provider for a new ID token. */
export const refreshToken = endpoint({
  method: 'POST',
  path: '/auth/refresh-token',
  body: z.strictObject({ refresh_token: z.string().check(z.minLength(1), z.maxLength(4096)) }),
  response: z.object({ token: z.string() }),
});

export const verifyToken = endpoint({
  method: 'POST',
  path: '/auth/verify-token',
  body: z.strictObject({ token: idToken }),
  response: z.object({ valid: z.boolean() }),
});

/** Ends every session of the caller, on this device and all others. */
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  response: z.object({ message: z.string() }),
});

export const getAuthUser = endpoint({
  method: 'GET',
  path: '/auth/user/:uid',
  params: z.object({ uid }),
  response: z.object({ user }),
});
