import { createGuest } from '@smriti/shared/account/guests';
import * as z from 'zod/mini';
import { origins } from '../../support/environment';
import { call, expectAnswer } from '../../support/http';

/** A guest: `token` for the API, `idToken` for Cloud Storage. */
export interface Guest {
  uid: string;
  token: string;
  idToken: string;
}

const session = z.object({ idToken: z.string() });

/** Signs in with a custom token, as the browser does to reach Cloud Storage. */
export async function signInByCustomToken(customToken: string): Promise<string> {
  const response = await fetch(
    `${origins.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    },
  );
  return session.parse(await response.json()).idToken;
}

export async function newGuest(choices: Record<string, unknown> = {}): Promise<Guest> {
  const answer = await call('POST', createGuest.path, { json: choices });
  const { token, custom_token, data } = expectAnswer(answer, createGuest.response);
  return { uid: data.guest_id, token, idToken: await signInByCustomToken(custom_token) };
}
