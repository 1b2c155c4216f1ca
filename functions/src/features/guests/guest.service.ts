import { AppError } from '@smriti/shared/base/errors';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import type {
  createGuest,
  getGuestDesign,
  updateGuestDesign,
  updateGuestImages,
} from '@smriti/shared/account/guests';
import type { Language } from '@smriti/shared/language';
import type { DraftForm } from '@smriti/shared/album/drafts';
import { namesGiven, namesOf, type PhotoNames } from '@smriti/shared/album/photo-names';
import { MAX_PHOTOS, orderedPhotoIds, type OwnPhoto } from '@smriti/shared/album/photos';
import type { Book } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';
import type { UploadedFile } from '../../http/multipart';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, once } from '../../platform/database/idempotency';
import { bookOf, keptBook, usedPhotos } from '../designs/design.records';
import { withNames } from '../photos/photo.presenter';
import {
  lookUpUploads,
  ownPhotos,
  photosOfFiles,
  planUse,
  storePhotoFiles,
  type Uploads,
  withUploads,
} from '../photos/photo.service';
import { assertQuotaLeft, countUse } from '../quotas/quota.repository';
import { grantUploads } from '../tickets/ticket.service';
import { type GuestChoices, type GuestRecord, presentGuest } from './guest.records';
import { findGuest, writeGuest, writeLastUse } from './guest.repository';
import { guestOfToken, newToken } from './guest-tokens.service';

export { claimDraft } from './guest-claim.service';

/** A guest by their token. */
export interface GuestCaller {
  uid: string;
  guest: GuestRecord;
}

/** How exactly the last use is known: the first use of an hour is written down. */
const USE_MILLISECONDS = 3_600_000;

const NO_NUMBER = 'Invalid input: All IDs must be valid numbers.';
/** The text of docs/rules.md#studio-1. */
export const CHOICE_TEXTS = {
  product_id: NO_NUMBER,
  album_sizes_id: NO_NUMBER,
  paper_types_id: NO_NUMBER,
  lamination_type_id: NO_NUMBER,
  cover_type_id: NO_NUMBER,
};

function noSuchGuest(): AppError {
  return new AppError('not_found', 'There is no such guest.');
}

/**
 * Who calls by a guest's token; the token is good for 30 days more then (docs/rules.md#roles-3).
 * @throws AppError unauthenticated.
 */
export async function authenticateGuest(deps: Deps, token: string): Promise<GuestCaller> {
  const guest = await guestOfToken(deps, token);
  if (!guest || guest.claim) {
    throw new AppError('unauthenticated', 'This guest session has ended. Please start again.');
  }
  const now = deps.clock.now();
  if (now.getTime() - Date.parse(guest.last_used_at) > USE_MILLISECONDS) {
    await deps.db.batch((writes) => writeLastUse(writes, guest.id, now));
  }
  return { uid: guest.id, guest };
}

/** A token of Firebase for Cloud Storage, where the rules know guests by their role. */
export function firebaseToken({ auth }: Pick<Deps, 'auth'>, guestId: string): Promise<string> {
  return auth.createCustomToken(guestId, { role: 'guest' });
}

/**
 * A new guest with a draft of the given choices; the token is not stored, and so told once only.
 * @throws AppError rate_limited for one network's many guests.
 */
export async function makeGuest(
  deps: Pick<Deps, 'auth' | 'clock' | 'db' | 'ids'>,
  { language = null, ...choices }: GuestChoices & { language?: Language | null | undefined },
  network: string | null,
): Promise<AnswerOf<typeof createGuest>> {
  const use = network === null ? null : ({ kind: 'guests', subject: network } as const);
  if (use) await assertQuotaLeft(deps, use);
  const now = deps.clock.now().toISOString();
  const id = deps.ids.id();
  const { token, hash } = newToken(id);
  const guest: GuestRecord = {
    ...choices,
    id,
    token_hash: hash,
    language,
    design: null,
    photo_ids: [],
    photo_names: {},
    ...{ book: null, tray_photo_ids: [] },
    claim: null,
    created_at: now,
    last_used_at: now,
  };
  await deps.db.batch((writes) => {
    writeGuest(writes, guest);
    if (use) countUse(writes, deps.clock, use);
  });
  return {
    token,
    custom_token: await firebaseToken(deps, id),
    data: presentGuest(guest),
  };
}

/** Keeps in which language a guest reads the shop. */
export async function keepLanguage(
  { db }: Pick<Deps, 'db'>,
  { guest }: GuestCaller,
  language: Language,
): Promise<{ language: Language }> {
  if (guest.language !== language) {
    await db.transaction(async (tx) => {
      const current = await findGuest(tx, guest.id);
      if (!current || current.claim) throw noSuchGuest();
      writeGuest(tx, { ...current, language });
    });
  }
  return { language };
}

/** @throws AppError not_found for the photos of any other guest. */
export async function guestPhotos(
  deps: Deps,
  { guest }: GuestCaller,
  guestId: string,
): Promise<OwnPhoto[]> {
  if (guestId !== guest.id) throw noSuchGuest();
  return withNames(await ownPhotos(deps, guest.id, guest.photo_ids), guest.photo_names);
}

interface ImagesUpdate {
  caller: GuestCaller;
  body: OutputOf<(typeof updateGuestImages)['body']>;
  files: readonly UploadedFile[];
  idempotency: IdempotencyClaim | null;
}

/** The photos of a draft as they are to be, of those that are there at the moment. */
type Change = (current: readonly string[]) => readonly string[];

interface PhotoChange {
  change: Change;
  /** The names that came along. */
  given: PhotoNames;
  uploads: Uploads;
}

interface DesignChange extends PhotoChange {
  /** What is chosen and typed by now; left out where only photos change. */
  design?: DraftForm;
  /** Its book; undefined: as it is. */
  book?: Book | null | undefined;
}

function assertCount(ids: readonly string[]): void {
  if (ids.length <= MAX_PHOTOS) return;
  const message = `must have at most ${MAX_PHOTOS} photos`;
  throw new AppError('invalid_input', `images: ${message}`, {
    details: [{ field: 'images', message }],
  });
}

async function changeDesign(
  tx: DatabaseTransaction,
  deps: Deps,
  guestId: string,
  { change, given, uploads, design, book }: DesignChange,
): Promise<string[]> {
  const guest = await findGuest(tx, guestId);
  if (!guest || guest.claim) throw noSuchGuest();
  const ids = [...change(guest.photo_ids)];
  assertCount(ids);
  const kept = book === undefined ? guest : await keptBook(book);
  const tray_photo_ids = kept.tray_photo_ids.filter((id) => !ids.includes(id));
  const [had, has] = [usedPhotos(guest), usedPhotos({ photo_ids: ids, tray_photo_ids })];
  const use = await planUse(tx, deps, {
    ownerUid: guestId,
    userId: guestId,
    add: has.filter((id) => !had.includes(id)),
    remove: had.filter((id) => !has.includes(id)),
    uploads,
  });
  const photo_names = namesOf(ids, guest.photo_names, given);
  const photos = { photo_ids: ids, photo_names, tray_photo_ids };
  writeGuest(tx, { ...guest, design: design ?? guest.design, ...photos, book: kept.book });
  use.write();
  return ids;
}

const photoIds = z.array(z.string());

async function keepPhotos(
  deps: Deps,
  { caller, idempotency }: ImagesUpdate,
  update: PhotoChange,
): Promise<OwnPhoto[]> {
  const ids = await once(deps, idempotency, photoIds, (tx) =>
    changeDesign(tx, deps, caller.uid, update),
  );
  const names = namesOf(ids, caller.guest.photo_names, update.given);
  return withNames(await ownPhotos(deps, caller.uid, ids), names);
}

/** Adds the files of a form to the draft; after a failure nothing of them is left. */
async function addFiles(deps: Deps, update: ImagesUpdate): Promise<OwnPhoto[]> {
  const { uid } = update.caller;
  const caller = { uid, kind: 'guest' } as const;
  const { ids, uploads, undo } = await storePhotoFiles(deps, {
    ownerUid: uid,
    files: update.files,
    reserve: (photos) => grantUploads(deps, { caller, files: photos }),
  });
  try {
    return await keepPhotos(deps, update, {
      change: (current) => [...new Set([...current, ...ids])],
      given: namesGiven(photosOfFiles(uid, update.files)),
      uploads,
    });
  } catch (error) {
    await undo();
    throw error;
  }
}

/**
 * Keeps the photos of a guest's draft: files are added to those that are there, a list takes their
 * place.
 * @throws AppError not_found for another guest; business_rule, invalid_input, too_large or
 *   unsupported_type for photos that are not uploaded, no photos, or more than a guest may keep.
 */
export async function updateImages(deps: Deps, update: ImagesUpdate): Promise<OwnPhoto[]> {
  const { caller, body, files } = update;
  if (body.guest_id !== caller.uid) throw noSuchGuest();
  if (files.length > 0) return addFiles(deps, update);
  if (!body.images) {
    const message = 'At least one photo is required';
    throw new AppError('invalid_input', message, { details: [{ field: 'images', message }] });
  }
  const ids = orderedPhotoIds(body.images);
  const isNew = (id: string) => !caller.guest.photo_ids.includes(id);
  const uploads = await lookUpUploads(deps, caller.uid, ids.filter(isNew));
  const given = namesGiven(body.images);
  return keepPhotos(deps, update, { change: () => ids, given, uploads });
}

/** The guest's design, with its photos; null until it was told. */
export async function guestDesign(
  deps: Deps,
  { guest }: GuestCaller,
): Promise<AnswerOf<typeof getGuestDesign>> {
  if (!guest.design) return { design: null };
  const photos = await ownPhotos(deps, guest.id, guest.photo_ids);
  const images = withNames(photos, guest.photo_names).map((photo, index) => ({
    ...photo,
    sequence: index + 1,
  }));
  const tray_photos = await ownPhotos(deps, guest.id, guest.tray_photo_ids);
  return { design: { form: guest.design, images, design: await bookOf(guest), tray_photos } };
}

/**
 * Keeps a guest's design: choices, texts and the whole list of photos.
 * @throws AppError business_rule for photos that are not uploaded.
 */
export async function keepDesign(
  deps: Deps,
  { uid }: GuestCaller,
  { form, images, design: book }: OutputOf<(typeof updateGuestDesign)['body']>,
): Promise<{ saved_at: string }> {
  const ids = orderedPhotoIds(images);
  const given = namesGiven(images);
  await withUploads(deps, uid, (uploads) =>
    deps.db.transaction((tx) =>
      changeDesign(tx, deps, uid, { change: () => ids, given, uploads, design: form, book }),
    ),
  );
  return { saved_at: deps.clock.now().toISOString() };
}
