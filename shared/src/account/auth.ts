import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { text } from '../base/fields';
import { uid } from '../base/ids';
import { AUTH_PROVIDERS, languageField, personFields, profileUrlField, user } from './users';

/**
 * Passwords come along in these bodies. They are never stored, logged or checked by us:
 * parsing drops them, so that nothing behind it can.
 */
const password = z.pipe(
  z.optional(z.string().check(z.maxLength(4096))),
  z.transform(() => undefined),
);
const idToken = z.string().check(z.minLength(1), z.maxLength(8192));

const profileBody = {
  uid,
  ...personFields,
  /** Kept where the profile names no language yet. */
  language: languageField,
  email: z.optional(text(254)),
  profile_url: profileUrlField,
  auth_provider: z.optional(z.enum(AUTH_PROVIDERS)),
  displayName: z.optional(text(101)),
};

const session = z.object({
  user,
  /** Carries the role claim. */
  token: z.string(),
  /**
   * Present if this call ended all sign-ins of the account, the caller's too: the page signs in by it to
   * go on. What was entered before the address was confirmed is gone then (docs/rules.md#accounts-16).
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
    email: z.optional(text(254)),
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

/** Exchanges the identity provider's refresh token for a new ID token. */
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
