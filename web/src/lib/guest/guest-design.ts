import type { AnswerOf, InputOf } from '@smriti/shared/base/endpoint';
import {
  claimGuest,
  createGuest,
  getGuestDesign,
  listGuestImages,
  updateGuestDesign,
  verifyGuest,
} from '@smriti/shared/account/guests';
import type { OwnPhoto } from '@smriti/shared/album/photos';
import { ApiError, callApi, callPublic, callWithToken } from '#lib/api/api.ts';
import { retrySendLanguage } from '#lib/language/choose-language.ts';
import { pageLanguage } from '#lib/language/i18n.ts';
import { guestToken } from './guest-token';

/** Person who designs without an account. */
export interface Guest {
  id: string;
  token: string;
  /** Firebase custom token, for Cloud Storage. */
  customToken: string;
}

/** Initial choices of the guest, by API field name. */
export type GuestConfiguration = InputOf<(typeof createGuest)['body']>;

function isUnauthorised(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns the guest of the stored token; null without a valid token. */
export async function findStoredGuest(): Promise<Guest | null> {
  const token = guestToken.get();
  if (!token) return null;
  try {
    const { guest_id: id, custom_token } = await callWithToken(token, verifyGuest, {});
    retrySendLanguage();
    return { id, token, customToken: custom_token };
  } catch (error) {
    if (!isUnauthorised(error)) throw error;
    guestToken.clear();
    return null;
  }
}

/** Returns the guest of the stored token, or creates a guest. */
export async function ensureGuest(configuration: GuestConfiguration): Promise<Guest> {
  const known = await findStoredGuest();
  if (known) return known;
  const body = { ...configuration, language: pageLanguage.get() };
  const { token, custom_token, data } = await callPublic(createGuest, { body });
  guestToken.set(token);
  return { id: data.guest_id, token, customToken: custom_token };
}

/**
 * Fetches the guest's photos on the server.
 * @throws ApiError
 */
export function fetchGuestPhotos({ id, token }: Guest): Promise<OwnPhoto[]> {
  return callWithToken(token, listGuestImages, { params: { guestId: id } });
}

/**
 * Fetches the guest's design on the server; null if none has been saved.
 * @throws ApiError
 */
export async function fetchGuestDesign({
  token,
}: Guest): Promise<AnswerOf<typeof getGuestDesign>['design']> {
  return (await callWithToken(token, getGuestDesign, {})).design;
}

/**
 * Saves the guest's design with the complete, ordered list of its photos.
 * @throws ApiError
 */
export async function saveGuestDesign(
  { token }: Guest,
  body: InputOf<(typeof updateGuestDesign)['body']>,
): Promise<void> {
  await callWithToken(token, updateGuestDesign, { body });
}

interface Claim {
  /** Photos by their id before the claim. */
  photos: ReadonlyMap<string, OwnPhoto>;
  /** Draft in the account that contains the guest's design; null if none. */
  draft: { id: string; rev: number } | null;
}

/** Pause in ms between two attempts while the server is still processing the guest's photos. */
const CLAIM_PAUSE_MS = 2000;
const MAX_CLAIMS = 30;

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}

/**
 * Claims the design, with retries until the server can move it.
 * @throws ApiError of the last attempt
 */
async function claimWhenReady(token: string): Promise<AnswerOf<typeof claimGuest>> {
  for (let claims = 1; ; claims += 1) {
    try {
      return await callApi(claimGuest, { body: { token } });
    } catch (error) {
      if (!isConflict(error) || claims === MAX_CLAIMS) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, CLAIM_PAUSE_MS));
  }
}

/**
 * Moves the guest's design to the signed-in user after the server has processed the photos; null if
 * there is no guest or the guest has expired. The token stays until it is cleared; repeated calls
 * return the same result.
 * @throws ApiError when the design cannot be moved now
 */
export async function claimGuestDesign(): Promise<Claim | null> {
  const token = guestToken.get();
  if (!token) return null;
  try {
    const { moved, draft } = await claimWhenReady(token);
    return { photos: new Map(moved.map(({ from, photo }) => [from, photo])), draft };
  } catch (error) {
    const isGone = error instanceof ApiError && [400, 404].includes(error.status);
    if (!isGone) throw error;
    return null;
  }
}
