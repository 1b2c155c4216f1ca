import { AppError } from '@smriti/shared/base/errors';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import type {
  getGuestDesign,
  updateGuestDesign,
  updateGuestImages,
} from '@smriti/shared/account/guests';
import type { DraftForm } from '@smriti/shared/album/drafts';
import {
  collectPhotoNames,
  mergePhotoNames,
  type PhotoNames,
} from '@smriti/shared/album/photo-names';
import { MAX_PHOTOS, sortedPhotoIds, type OwnPhoto } from '@smriti/shared/album/photos';
import type { Book } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';
import type { UploadedFile } from '../../http/multipart';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import { listUnofferedChoices } from '../catalogue/chosen-records.domain';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { unpackUnsavedBook, packUnsavedBook, listUsedPhotoIds } from '../designs/design.records';
import { toFormPhotos, storePhotoFiles } from '../photos/photo-files.service';
import { addPhotoNames } from '../photos/photo.presenter';
import type { UnrecordedUploads } from '../photos/photo.records';
import {
  findUploads,
  presentOwnPhotos,
  planDesignUse,
  runWithUploads,
} from '../photos/photo.service';
import { grantUploads } from '../photos/uploads/ticket.service';
import type { GuestRecord } from './guest.records';
import { findGuest, writeGuest } from './guest.repository';
import { type GuestCaller, guestNotFoundError } from './guest.service';

/** A guest's design: photos, choices and texts. */

/** @throws AppError not_found for another guest's photos. */
export async function listGuestPhotos(
  deps: Deps,
  { guest }: GuestCaller,
  guestId: string,
): Promise<OwnPhoto[]> {
  if (guestId !== guest.id) throw guestNotFoundError();
  return addPhotoNames(await presentOwnPhotos(deps, guest.id, guest.photo_ids), guest.photo_names);
}

interface ImagesUpdate {
  caller: GuestCaller;
  body: OutputOf<(typeof updateGuestImages)['body']>;
  files: readonly UploadedFile[];
  idempotency: IdempotencyClaim | null;
}

/** Maps the current photo ids of a draft to the new ones. */
type Change = (current: readonly string[]) => readonly string[];

interface PhotoChange {
  change: Change;
  /** File names sent with the photos. */
  given: PhotoNames;
  uploads: UnrecordedUploads;
}

interface DesignChange extends PhotoChange {
  /** New choices and texts, with the current catalogue; undefined when only photos change. */
  choice?: { design: DraftForm; catalogue: CatalogueRecords };
  /** The new book; undefined leaves the stored one unchanged. */
  book?: Book | null | undefined;
}

function assertCount(ids: readonly string[]): void {
  if (ids.length <= MAX_PHOTOS) return;
  const message = `must have at most ${MAX_PHOTOS} photos`;
  throw new AppError('invalid_input', `images: ${message}`, {
    details: [{ field: 'images', message }],
  });
}

/** The guest's choices and texts after a change. */
function chosenBy(
  { design, unoffered_choices }: GuestRecord,
  choice: DesignChange['choice'],
): Pick<GuestRecord, 'design' | 'unoffered_choices'> {
  if (!choice) return { design, unoffered_choices };
  const before = design && { form: design, unoffered_choices };
  return {
    design: choice.design,
    unoffered_choices: listUnofferedChoices(choice.catalogue, before, choice.design),
  };
}

async function changeDesign(
  tx: DatabaseTransaction,
  deps: Deps,
  guestId: string,
  { change, given, uploads, choice, book }: DesignChange,
): Promise<string[]> {
  const guest = await findGuest(tx, guestId);
  if (!guest || guest.claim) throw guestNotFoundError();
  const ids = [...change(guest.photo_ids)];
  assertCount(ids);
  const kept = book === undefined ? guest : await packUnsavedBook(book);
  const tray_photo_ids = kept.tray_photo_ids.filter((id) => !ids.includes(id));
  const [had, has] = [
    listUsedPhotoIds(guest),
    listUsedPhotoIds({ photo_ids: ids, tray_photo_ids }),
  ];
  const use = await planDesignUse(tx, deps, {
    ownerUid: guestId,
    userId: guestId,
    used: has,
    book,
    add: has.filter((id) => !had.includes(id)),
    remove: had.filter((id) => !has.includes(id)),
    uploads,
  });
  const photo_names = mergePhotoNames(ids, guest.photo_names, given);
  const photos = { photo_ids: ids, photo_names, tray_photo_ids };
  writeGuest(tx, { ...guest, ...chosenBy(guest, choice), ...photos, book: kept.book });
  use.write();
  return ids;
}

const photoIds = z.array(z.string());

async function keepPhotos(
  deps: Deps,
  { caller, idempotency }: ImagesUpdate,
  update: PhotoChange,
): Promise<OwnPhoto[]> {
  const ids = await runOnce(deps, idempotency, photoIds, (tx) =>
    changeDesign(tx, deps, caller.uid, update),
  );
  const names = mergePhotoNames(ids, caller.guest.photo_names, update.given);
  return addPhotoNames(await presentOwnPhotos(deps, caller.uid, ids), names);
}

/** Adds uploaded files to the draft; removes them again on failure. */
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
      given: collectPhotoNames(toFormPhotos(uid, update.files)),
      uploads,
    });
  } catch (error) {
    await undo();
    throw error;
  }
}

/**
 * Updates the photos of a guest's draft: files are added to the existing photos, a list replaces them.
 * @throws AppError not_found for another guest; business_rule, invalid_input, too_large or unsupported_type
 *   for photos that are not uploaded, no photos, or more than a guest may keep.
 */
export async function updateGuestPhotos(deps: Deps, update: ImagesUpdate): Promise<OwnPhoto[]> {
  const { caller, body, files } = update;
  if (body.guest_id !== caller.uid) throw guestNotFoundError();
  if (files.length > 0) return addFiles(deps, update);
  if (!body.images) {
    const message = 'At least one photo is required';
    throw new AppError('invalid_input', message, { details: [{ field: 'images', message }] });
  }
  const ids = sortedPhotoIds(body.images);
  const isNew = (id: string) => !caller.guest.photo_ids.includes(id);
  const uploads = await findUploads(deps, caller.uid, ids.filter(isNew));
  const given = collectPhotoNames(body.images);
  return keepPhotos(deps, update, { change: () => ids, given, uploads });
}

/** The guest's design with its photos; null until one was saved. */
export async function loadGuestDesign(
  deps: Deps,
  { guest }: GuestCaller,
): Promise<AnswerOf<typeof getGuestDesign>> {
  if (!guest.design) return { design: null };
  const photos = await presentOwnPhotos(deps, guest.id, guest.photo_ids);
  const images = addPhotoNames(photos, guest.photo_names).map((photo, index) => ({
    ...photo,
    sequence: index + 1,
  }));
  const tray_photos = await presentOwnPhotos(deps, guest.id, guest.tray_photo_ids);
  return {
    design: { form: guest.design, images, design: await unpackUnsavedBook(guest), tray_photos },
  };
}

/**
 * Saves a guest's design: choices, texts and the full list of photos.
 * @throws AppError business_rule for photos that are not uploaded.
 */
export async function saveGuestDesign(
  deps: Deps,
  { uid }: GuestCaller,
  { form, images, design: book }: OutputOf<(typeof updateGuestDesign)['body']>,
): Promise<{ saved_at: string }> {
  const ids = sortedPhotoIds(images);
  const given = collectPhotoNames(images);
  const choice = { design: form, catalogue: await getCurrentCatalogue(deps) };
  await runWithUploads(deps, uid, (uploads) =>
    deps.db.transaction((tx) =>
      changeDesign(tx, deps, uid, { change: () => ids, given, uploads, choice, book }),
    ),
  );
  return { saved_at: deps.clock.now().toISOString() };
}
