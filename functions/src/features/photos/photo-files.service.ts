import { AppError } from '@smriti/shared/base/errors';
import { toStoredPhotoName } from '@smriti/shared/album/photo-names';
import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import type { PictureHeader } from '@smriti/shared/album/picture-formats';
import { isTooLargeToDecode, readPictureHeader } from '@smriti/shared/album/picture-header';
import { detectPictureType } from '@smriti/shared/album/picture-type';
import { attemptAll } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { assertCallerWaits } from '../../platform/request-context';
import { computeContentHash, derivePhotoId } from './photo-ids.domain';
import type { UnrecordedUpload, UnrecordedUploads } from './photo.records';
import { createOriginal } from './photo.storage';
import { deletePhotoIfUnused } from './photo-sweep.service';

/** Number of files stored in parallel. */
const FILES_AT_ONCE = 6;

/** A file of a multipart form; `name` is the sender's file name, used in messages only. */
interface PhotoFile {
  name: string;
  bytes: Buffer;
}

interface CheckedFile extends PhotoFile {
  id: string;
  upload: UnrecordedUpload;
}

/** Photo ids and file names of the files of a form, computed before they are stored or checked. */
export function toFormPhotos(
  ownerUid: string,
  files: readonly { fileName: string; bytes: Buffer }[],
): { photo_id: string; name: string | undefined }[] {
  return files.map(({ bytes, fileName }) => ({
    photo_id: derivePhotoId(ownerUid, computeContentHash(bytes)),
    name: toStoredPhotoName(fileName),
  }));
}

function refusal(code: 'invalid_input' | 'too_large' | 'unsupported_type', message: string) {
  return new AppError(code, message, { details: [{ field: 'images', message }] });
}

/** Header of a picture of an accepted type and size. Nothing is decoded. */
function headOf({ name, bytes }: PhotoFile): PictureHeader {
  const head = readPictureHeader(bytes);
  if (head && isTooLargeToDecode(head)) {
    throw refusal(
      'unsupported_type',
      `'${name}' has too many pixels for us to read: please save it as an ordinary JPEG, or smaller.`,
    );
  }
  if (head) return head;
  if (detectPictureType(bytes) === 'image/heic') {
    throw refusal('unsupported_type', `'${name}' is a HEIC picture: please save it as JPEG.`);
  }
  throw refusal('unsupported_type', `'${name}' cannot be read as a picture.`);
}

function checkFile(ownerUid: string, file: PhotoFile, hash: string): CheckedFile {
  const { type, width, height } = headOf(file);
  const facts = { content_type: type, size_bytes: file.bytes.length, content_hash: hash };
  return { ...file, id: derivePhotoId(ownerUid, hash), upload: { ...facts, width, height } };
}

/** Checks each distinct content once, even if several files have it. */
function checkFiles(ownerUid: string, files: readonly PhotoFile[]): CheckedFile[] {
  const checked = new Map<string, CheckedFile>();
  for (const file of files) {
    const { name, bytes } = file;
    if (bytes.length === 0) throw refusal('invalid_input', `'${name}' is empty.`);
    if (bytes.length > MAX_PHOTO_BYTES) {
      throw refusal('too_large', `'${name}' is too large: a photo may have at most 30 MB.`);
    }
    const hash = computeContentHash(bytes);
    if (!checked.has(hash)) checked.set(hash, checkFile(ownerUid, file, hash));
  }
  return [...checked.values()];
}

/** Photos of a form that are stored but not used yet. */
interface StoredFiles {
  /** Photo ids in the order of the form, each photo once. */
  ids: string[];
  uploads: UnrecordedUploads;
  /** Removes the files stored by this call that are still unused. Called after a failure. */
  undo: () => Promise<void>;
}

/** Files of a form to be stored as a customer's or guest's photos. */
export interface PhotoForm {
  ownerUid: string;
  files: readonly PhotoFile[];
  /** Reserves quota for the new photos. @throws AppError business_rule. */
  reserve: (photos: readonly { photo_id: string; size_bytes: number }[]) => Promise<unknown>;
}

/**
 * Stores the files of a form as photos of a customer or guest, all of them or none: the headers of all files
 * are checked before the first is stored. Damage beyond the header is detected only when renditions are made.
 * Stops without storing anything when the caller disconnects.
 * @throws AppError invalid_input, too_large or unsupported_type, each naming the file; also throws the errors
 *   of `reserve`.
 */
export async function storePhotoFiles(
  deps: Pick<Deps, 'db' | 'bucket' | 'clock'>,
  { ownerUid, files, reserve }: PhotoForm,
): Promise<StoredFiles> {
  const checked = checkFiles(ownerUid, files);
  await reserve(checked.map(({ id, bytes }) => ({ photo_id: id, size_bytes: bytes.length })));
  const created: CheckedFile[] = [];
  const undo = async () => {
    for (const { id, upload } of created)
      await deletePhotoIfUnused(deps, { owner: ownerUid, id }, upload);
  };
  let failure: unknown = null;
  const store = async (file: CheckedFile) => {
    assertCallerWaits();
    const { id, bytes, upload } = file;
    const original = { bytes, type: upload.content_type };
    if (await createOriginal(deps, { owner: ownerUid, id }, original)) created.push(file);
  };
  const { failed } = await attemptAll(checked, FILES_AT_ONCE, store, (error) => {
    failure ??= error;
  });
  if (failed > 0) {
    await undo();
    throw failure;
  }
  const uploads = new Map(checked.map(({ id, upload }) => [id, upload]));
  return { ids: [...uploads.keys()], uploads, undo };
}
