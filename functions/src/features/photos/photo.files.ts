import { AppError } from '@smriti/shared/base/errors';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from '@smriti/shared/album/photos';
import type { Deps } from '../../platform/deps';
import { checkPicture, type Picture } from '../../platform/pictures';
import { contentHashOf, photoIdOf } from './photo.ids';
import type { Upload, Uploads } from './photo.records';
import { createOriginal } from './photo.storage';
import { sweepPhoto } from './photo.sweep';

/** A file of a multipart form; `name` is the sender's, for messages alone. */
interface PhotoFile {
  name: string;
  bytes: Buffer;
}

interface CheckedFile extends PhotoFile {
  id: string;
  upload: Upload;
}

/** The brands of the container in which phones keep HEIC pictures. */
const HEIC = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;

function refusal(code: 'invalid_input' | 'too_large' | 'unsupported_type', message: string) {
  return new AppError(code, message, { details: [{ field: 'images', message }] });
}

async function readPicture({ name, bytes }: PhotoFile): Promise<Picture> {
  try {
    return await checkPicture(bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (HEIC.test(bytes.toString('latin1', 4, 12))) {
      throw refusal('unsupported_type', `'${name}' is a HEIC picture: please save it as JPEG.`);
    }
    throw refusal('unsupported_type', `'${name}' cannot be read as a picture.`);
  }
}

function isTaken(type: string): type is PhotoType {
  return (PHOTO_TYPES as readonly string[]).includes(type);
}

async function checkFile(ownerUid: string, file: PhotoFile): Promise<CheckedFile> {
  const { name, bytes } = file;
  if (bytes.length === 0) throw refusal('invalid_input', `'${name}' is empty.`);
  if (bytes.length > MAX_PHOTO_BYTES) {
    throw refusal('too_large', `'${name}' is too large: a photo may have at most 30 MB.`);
  }
  const { type, width, height } = await readPicture(file);
  if (!isTaken(type)) {
    throw refusal('unsupported_type', `'${name}' is no JPEG, PNG, WebP or GIF picture.`);
  }
  const hash = contentHashOf(bytes);
  const facts = { content_type: type, size_bytes: bytes.length, content_hash: hash };
  return { ...file, id: photoIdOf(ownerUid, hash), upload: { ...facts, width, height } };
}

/** One after the other: decoded pictures are large. The same photo twice counts once. */
async function checkFiles(
  ownerUid: string,
  files: readonly PhotoFile[],
): Promise<Map<string, CheckedFile>> {
  const checked = new Map<string, CheckedFile>();
  for (const file of files) {
    const one = await checkFile(ownerUid, file);
    checked.set(one.id, one);
  }
  return checked;
}

/** Photos that came in a form and are stored now, but used by nobody yet. */
interface StoredFiles {
  /** In the order of the form, each photo once. */
  ids: string[];
  uploads: Uploads;
  /** Removes what was stored by this call and is used by nobody, after a failure. */
  undo: () => Promise<void>;
}

/**
 * Stores the files of a form as a customer's or guest's photos, all of them or none: each is read to
 * its end before the first is stored. What a file is shows from its content alone.
 * @throws AppError invalid_input, too_large or unsupported_type, each naming the file.
 */
export async function storePhotoFiles(
  deps: Pick<Deps, 'db' | 'bucket' | 'clock'>,
  ownerUid: string,
  files: readonly PhotoFile[],
): Promise<StoredFiles> {
  const checked = await checkFiles(ownerUid, files);
  const created: CheckedFile[] = [];
  const undo = async () => {
    for (const { id, upload } of created) await sweepPhoto(deps, { owner: ownerUid, id }, upload);
  };
  const stored = await Promise.allSettled(
    [...checked.values()].map(async (file) => {
      const { id, bytes, upload } = file;
      const original = { bytes, type: upload.content_type };
      if (await createOriginal(deps, { owner: ownerUid, id }, original)) created.push(file);
    }),
  );
  const failure = stored.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    await undo();
    throw failure.reason;
  }
  const uploads = new Map([...checked].map(([id, { upload }]) => [id, upload]));
  return { ids: [...checked.keys()], uploads, undo };
}
