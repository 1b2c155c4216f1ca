import { createGuest, listGuestImages, updateGuestImages } from '@smriti/shared/account/guests';
import type { OwnPhoto } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import { firestore } from '../../support/admin';
import { origins } from '../../support/environment';
import { type ApiAnswer, callApi, expectAnswer } from '../../support/http';
import { createTestPicture, waitForPhoto, uploadPhotoFile } from './photos';

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

export async function createTestGuest(choices: Record<string, unknown> = {}): Promise<Guest> {
  const answer = await callApi('POST', createGuest.path, { json: choices });
  const { token, custom_token, data } = expectAnswer(answer, createGuest.response);
  return { uid: data.guest_id, token, idToken: await signInByCustomToken(custom_token) };
}

/** The stored record of a guest. */
export const fetchGuestRecord = async ({ uid }: Pick<Guest, 'uid'>) =>
  (await firestore.doc(`guests/${uid}`).get()).data();

/** Sets the time of a guest's last request to some days ago. */
export const setLastUsed = ({ uid }: Guest, daysAgo: number) =>
  firestore
    .doc(`guests/${uid}`)
    .update({ last_used_at: new Date(Date.now() - daysAgo * 86_400_000) });

export const toImageReferences = (ids: readonly string[]) =>
  ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));

export const callUpdateGuestImages = (
  { uid, token }: Guest,
  ids: readonly string[],
  headers = {},
) =>
  callApi('PUT', updateGuestImages.path, {
    token,
    json: { guest_id: uid, images: toImageReferences(ids) },
    headers,
  });

export const expectUpdatedGuestImages = (answer: ApiAnswer) =>
  expectAnswer(answer, updateGuestImages.response).images;

export const callListGuestImages = ({ token }: Pick<Guest, 'token'>, guestId: string) =>
  callApi('GET', listGuestImages.path.replace(':guestId', guestId), { token });

export async function fetchGuestImages(guest: Guest): Promise<OwnPhoto[]> {
  return expectAnswer(await callListGuestImages(guest, guest.uid), listGuestImages.response);
}

/** Creates a guest with uploaded photos whose renditions are ready. */
export async function createTestGuestWithPhotos(
  count: number,
  choices: Record<string, unknown> = {},
) {
  const guest = await createTestGuest(choices);
  const files = await Promise.all(Array.from({ length: count }, () => createTestPicture(80, 60)));
  const ids = await Promise.all(files.map((bytes) => uploadPhotoFile(guest, bytes)));
  await Promise.all(ids.map((id) => waitForPhoto(id, 'ready')));
  expectUpdatedGuestImages(await callUpdateGuestImages(guest, ids));
  return { guest, files, ids };
}
