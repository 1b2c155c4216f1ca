import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { isTooLargeToDecode, readPictureHeader } from '@smriti/shared/album/picture-header';
import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import {
  type CataloguePicture,
  type listCataloguePictures,
  cataloguePicturePath,
  type requestPictureUploads,
} from '@smriti/shared/catalogue/picture-uploads';
import type { UploadedFile } from '../../../http/multipart';
import type { DatabaseTransaction } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { assertCallerWaits } from '../../../platform/request-context';
import {
  createCataloguePictureRecord,
  type CataloguePictureRecord,
} from './catalogue-picture.records';
import { MAX_GRANTS, validGrants, ticketExpiry } from '../../photos/uploads/ticket.domain';
import { findTicket, writeTicket } from '../../photos/uploads/ticket.repository';
import {
  findCataloguePictures,
  writeCataloguePicture,
  updatePictureUnusedSince,
} from './catalogue-picture.repository';
import { isCataloguePicture, storePictureUpload } from './catalogue-picture.storage';

/** Maximum time that a form waits for its pictures to be rendered, and polling interval. */
const WAIT_MILLISECONDS = 40_000;
const LOOK_MILLISECONDS = 400;
const IN_A_MINUTE = 'The pictures are not ready yet. Please send the form again in a minute.';

type PictureDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;

function refusal(code: 'unsupported_type' | 'conflict' | 'invalid_input', message: string) {
  return new AppError(code, message, { details: [{ field: 'images', message }] });
}

/** Presents a picture; null while it is being deleted. */
function present({ id, state, width, height }: CataloguePictureRecord): CataloguePicture | null {
  if (state === 'sweeping') return null;
  return {
    id,
    state,
    width,
    height,
    image_path: state === 'ready' ? cataloguePicturePath(id) : null,
  };
}

export async function findExistingPictures(
  { db }: Pick<Deps, 'db'>,
  ids: readonly string[],
): Promise<AnswerOf<typeof listCataloguePictures>> {
  const found = await findCataloguePictures(db, ids);
  return { pictures: found.flatMap((picture) => (picture ? (present(picture) ?? []) : [])) };
}

interface PictureGrantDeps extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Deps['config'], 'isSecondFactorRequired'>;
}

/** Permits an admin to upload pictures; all tabs share one ticket. */
export async function grantPictureUploads(
  { db, clock, config }: PictureGrantDeps,
  { uid, files }: { uid: string } & OutputOf<typeof requestPictureUploads.body>,
): Promise<AnswerOf<typeof requestPictureUploads>> {
  const now = clock.now();
  const expires_at = ticketExpiry(now);
  return db.transaction(async (tx) => {
    const found = await findCataloguePictures(
      tx,
      files.map(({ picture_id }) => picture_id),
    );
    const ready = found.flatMap((picture) => (picture?.state === 'ready' ? [picture] : []));
    const known = ready.map(({ id }) => id);
    const open = files.filter(({ picture_id }) => !known.includes(picture_id));
    const granted = validGrants(await findTicket(tx, uid), now);
    const asked = open.map(({ picture_id, size_bytes }) => [picture_id, size_bytes] as const);
    const all = { ...granted, ...Object.fromEntries(asked) };
    // grants of uploaded files still count: if there are too many, only those of this call are kept
    const kept = Object.keys(all).length > MAX_GRANTS ? Object.fromEntries(asked) : all;
    const needs_second_factor = config.isSecondFactorRequired;
    writeTicket(tx, uid, { expires_at, files: kept, needs_second_factor });
    for (const picture of ready) postponeDeletion(tx, picture, now);
    const ids = open.map(({ picture_id }) => picture_id);
    return { granted: ids, known, expires_at: expires_at.toISOString() };
  });
}

/** Postpones the deletion of an unused picture, because it is about to be used. */
function postponeDeletion(
  tx: Pick<DatabaseTransaction, 'update'>,
  { id, unused_since }: CataloguePictureRecord,
  now: Date,
): void {
  if (unused_since !== null) updatePictureUnusedSince(tx, id, now);
}

interface CheckedFile {
  id: string;
  file: UploadedFile;
}

/**
 * Stores a file for the rendering trigger, unless its renditions already exist.
 * @throws AppError unsupported_type, or conflict while the same picture is being deleted.
 */
async function storeFile(deps: PictureDeps, file: UploadedFile): Promise<CheckedFile> {
  const head = readPictureHeader(file.bytes);
  if (!head) {
    throw refusal('unsupported_type', `'${file.name}' cannot be read as a picture.`);
  }
  if (isTooLargeToDecode(head)) {
    throw refusal('unsupported_type', `'${file.name}' has too many pixels for us to read.`);
  }
  const id = createHash('sha256').update(file.bytes).digest('base64url');
  const isReady = await deps.db.transaction(async (tx) => {
    const [known] = await findCataloguePictures(tx, [id]);
    if (known?.state === 'sweeping') throw refusal('conflict', IN_A_MINUTE);
    if (known?.state === 'ready') postponeDeletion(tx, known, deps.clock.now());
    else writeCataloguePicture(tx, createCataloguePictureRecord(id, deps.clock.now()));
    return known?.state === 'ready';
  });
  if (isReady) return { id, file };
  await storePictureUpload(deps, id, { bytes: file.bytes, type: head.type });
  return { id, file };
}

/** Waits until all pictures are rendered. @throws AppError unsupported_type, or conflict after a timeout. */
async function waitUntilRendered(
  deps: PictureDeps,
  checked: readonly CheckedFile[],
): Promise<CataloguePictureRecord[]> {
  const end = Date.now() + WAIT_MILLISECONDS;
  for (;;) {
    assertCallerWaits();
    const found = await findCataloguePictures(
      deps.db,
      checked.map(({ id }) => id),
    );
    const failed = checked.find((_, index) => found[index]?.state === 'failed');
    if (failed) {
      throw refusal('unsupported_type', `'${failed.file.name}' cannot be read as a picture.`);
    }
    const ready = found.flatMap((picture) => (picture?.state === 'ready' ? [picture] : []));
    if (ready.length === checked.length) return ready;
    if (Date.now() > end) {
      throw refusal('conflict', IN_A_MINUTE);
    }
    await setTimeout(LOOK_MILLISECONDS);
  }
}

/**
 * Stores the picture files of a form and waits until a trigger has rendered them, so that no record refers to
 * a picture without renditions. A repeated form finds the pictures that are already rendered.
 * @throws AppError unsupported_type naming the file, or conflict when it takes too long.
 */
export async function storeAndRenderPictures(
  deps: PictureDeps,
  files: readonly UploadedFile[],
): Promise<{ field: string; path: string; width: number; height: number }[]> {
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push(await storeFile(deps, file));
  const pictures = await waitUntilRendered(deps, checked);
  return checked.map(({ id, file: { field } }, index) => {
    const { width, height } = pictures[index] ?? {};
    return { field, path: cataloguePicturePath(id), width: width ?? 0, height: height ?? 0 };
  });
}

/** @throws AppError invalid_input for a path without a picture. */
export async function assertPicturesExist(
  deps: Pick<Deps, 'bucket'>,
  paths: readonly string[],
  field: string,
): Promise<void> {
  const found = await Promise.all(paths.map((path) => isCataloguePicture(deps, path)));
  if (found.every(Boolean)) return;
  const message = 'There is no such picture in the shop. Please upload it first.';
  throw new AppError('invalid_input', message, { details: [{ field, message }] });
}
