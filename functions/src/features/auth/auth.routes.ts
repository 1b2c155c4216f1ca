import {
  endSessions,
  getAuthUser,
  login,
  refreshToken,
  register,
  syncUser,
  verifyToken,
} from '@smriti/shared/account/auth';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import {
  endAllSessions,
  isTokenValid,
  openSession,
  refreshSession,
  registerCustomer,
  loadRegistrationErrorTexts,
  openGoogleSession,
} from './auth.service';
import { getOwnProfile } from '../users/profile.service';

const signIn = { access: 'signed-in', fresh: true } as const;

type Body = OutputOf<(typeof login)['body']>;
const sessionOf = ({ uid, language }: Pick<Body, 'uid' | 'language'>) => ({ uid, language });

export function addAuthRoutes(api: Api): void {
  const { deps } = api;

  addRoute(
    api,
    register,
    { ...signIn, fieldTexts: () => loadRegistrationErrorTexts(deps) },
    ({ caller, body, request: { idempotency } }) =>
      registerCustomer(deps, { ...sessionOf(body), caller, person: body, idempotency }),
  );

  addRoute(api, login, signIn, ({ caller, body, request: { idempotency } }) =>
    openSession(deps, { ...sessionOf(body), caller, person: null, idempotency }),
  );

  addRoute(
    api,
    syncUser,
    { ...signIn, fieldTexts: () => loadRegistrationErrorTexts(deps) },
    ({ caller, body, request: { idempotency } }) =>
      openGoogleSession(deps, { ...sessionOf(body), caller, person: body, idempotency }),
  );

  addRoute(api, refreshToken, { access: 'any-token' }, async ({ body }) => ({
    token: await refreshSession(deps, body.refresh_token),
  }));

  addRoute(api, verifyToken, { access: 'any-token' }, async ({ body }) => ({
    valid: await isTokenValid(deps, body.token),
  }));

  addRoute(api, endSessions, { access: 'signed-in' }, async ({ caller }) => {
    await endAllSessions(deps, caller);
    return { message: 'You are logged out on all devices.' };
  });

  addRoute(api, getAuthUser, { access: 'signed-in' }, async ({ caller, params }) => ({
    user: await getOwnProfile(deps, caller, params.uid),
  }));
}
