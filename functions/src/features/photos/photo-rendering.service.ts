import { randomUUID } from 'node:crypto';
import { AppError } from '@smriti/shared/base/errors';
import { photoId, RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { readPictureHead } from '@smriti/shared/album/picture-head';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps';
import { type RenderedCopy, renderPicture } from '../../platform/pictures/pictures';
import { computeContentHash, derivePhotoId } from './photo-ids.domain';
import { type FaceSearchDeps, searchFaces } from './photo-faces.service';
import { computePhotoFacts } from './photo-facts.domain';
import {
  newPhotoRecord,
  type PhotoRecord,
  type Rendition,
  type UnrecordedUpload,
} from './photo.records';
import { planPhotoSheetEntries } from './photo-sheet.service';
import { deletePhoto, findPhoto, writePhoto } from './photo.repository';
import {
  deleteOriginal,
  deleteRenditions,
  deleteUnlessPhoto,
  findOriginal,
  type PhotoName,
  readOriginal,
  removeOriginalToken,
  renditionPath,
  saveRendition,
  type StoredOriginal,
} from './photo.storage';

/**
 * Makes the renditions of an uploaded photo (docs/rules.md#photos-4). The event may arrive twice,
 * concurrently, late, or after the photo was deleted. Therefore the addresses are written to the record
 * before the renditions are stored, and a run that finds its photo deleted afterwards cleans up.
 */

type RenderingDeps = Pick<Deps, 'db' | 'bucket' | 'clock'> & FaceSearchDeps;

/** Outcome of an event, for the log. */
export type PhotoOutcome =
  | 'no photo'
  | 'refused'
  | 'known'
  | 'gone'
  | 'lying'
  | 'unreadable'
  | 'given up'
  | 'rendered';

/** Maximum number of attempts at a picture that crashes the process reading it. */
const MAX_ATTEMPTS = 3;

const objectName = z.pipe(
  z.string().check(z.regex(/^photos\/[^/]+\/[^/]+$/)),
  z.transform((name) => {
    const [, owner = '', id = ''] = name.split('/');
    return { owner, id };
  }),
);

/** Result of reading a file. */
interface Findings {
  upload: UnrecordedUpload;
  /** null when the file cannot be read as a picture. */
  picture: {
    fields: Pick<PhotoRecord, 'content_type' | 'width' | 'height' | 'facts'>;
    files: Files;
  } | null;
}

interface Files {
  large: RenderedCopy;
  small: RenderedCopy;
}

async function read(
  deps: RenderingDeps,
  { upload, bytes, attempt }: { upload: UnrecordedUpload; bytes: Buffer; attempt: number },
): Promise<Findings> {
  try {
    const { large: widest, small: narrow } = RENDITION_WIDTHS;
    const { picture, renditions, pixels, exif } = await renderPicture(bytes, [widest, narrow]);
    const [large, small] = renditions;
    if (!large || !small) return { upload, picture: null };
    const { type, width, height } = picture;
    const faces = await searchFaces(deps, pixels, attempt);
    const facts = {
      ...computePhotoFacts(pixels, { ...picture, exif }),
      ...(faces !== undefined && { faces }),
    };
    const fields = { content_type: type, width, height, facts };
    return { upload, picture: { fields, files: { large, small } } };
  } catch (error) {
    if (error instanceof AppError) return { upload, picture: null };
    throw error;
  }
}

function named(photo: PhotoName, files: Files): NonNullable<PhotoRecord['renditions']> {
  const name = (size: keyof Files): Rendition => ({
    path: renditionPath(photo, size),
    token: randomUUID(),
    width: files[size].width,
    height: files[size].height,
  });
  return { small: name('small'), large: name('large') };
}

interface Settled {
  record: PhotoRecord;
  /** Whether there was no record yet, so that the photo may have been deleted since the event. */
  isNew: boolean;
}

interface Begun {
  /** Whether there was no record yet, so that the photo may have been deleted since the event. */
  isNew: boolean;
  /** `ready` and `foreign` are not counted: the uploaded content has to be compared with the id first. */
  outcome: 'counted' | 'ready' | 'foreign' | 'sweeping' | 'given up';
  /** Number of this attempt, from 1; 0 if it is not counted. */
  attempt: number;
}

/**
 * Counts an attempt before a byte is read, because a file that crashes the process leaves no other trace;
 * gives up after MAX_ATTEMPTS. Replaces a record of another owner only with `takesOver`.
 */
function begin(
  { db, clock }: RenderingDeps,
  photo: PhotoName,
  { upload, takesOver = false }: { upload: UnrecordedUpload; takesOver?: boolean },
): Promise<Begun> {
  return db.transaction(async (tx) => {
    const found = await findPhoto(tx, photo.id);
    const own = found?.owner === photo.owner ? found : null;
    if (found && !own && !takesOver) return { isNew: true, outcome: 'foreign', attempt: 0 };
    if (own?.state === 'ready') return { isNew: false, outcome: 'ready', attempt: 0 };
    if (own?.state === 'sweeping') return { isNew: false, outcome: 'sweeping', attempt: 0 };
    if (own && own.attempts >= MAX_ATTEMPTS) {
      writePhoto(tx, { ...own, state: 'failed' });
      return { isNew: false, outcome: 'given up', attempt: 0 };
    }
    const record = own ?? newPhotoRecord(photo, upload, clock.now());
    const attempt = record.attempts + 1;
    writePhoto(tx, { ...record, attempts: attempt });
    return { isNew: own === null, outcome: 'counted', attempt };
  });
}

/** Marks the original of a photo as present again after it had been deleted. */
function markOriginalStored({ db }: RenderingDeps, photo: PhotoName): Promise<void> {
  return db.transaction(async (tx) => {
    const record = await findPhoto(tx, photo.id);
    if (record?.owner !== photo.owner || record.original_deleted_at === null) return;
    writePhoto(tx, { ...record, original_deleted_at: null });
  });
}

/** The upload record of a file that has not been read yet. */
function unreadUpload({ content_type, size_bytes }: StoredOriginal): UnrecordedUpload {
  return { content_type, size_bytes, content_hash: null, width: null, height: null };
}

/** The upload record of a file, from its header and content hash; nothing is decoded. */
function uploadOf({ content_type, size_bytes }: StoredOriginal, bytes: Buffer): UnrecordedUpload {
  const head = readPictureHead(bytes);
  return {
    content_type: head?.type ?? content_type,
    size_bytes,
    content_hash: computeContentHash(bytes),
    width: head?.width ?? null,
    height: head?.height ?? null,
  };
}

/**
 * Writes the findings into the photo's record, creating it if missing. Replaces a record of another owner,
 * whose id does not match this content.
 */
function writeFindings(
  { db, clock }: RenderingDeps,
  photo: PhotoName,
  { upload, picture }: Findings,
): Promise<Settled> {
  return db.transaction(async (tx) => {
    const found = await findPhoto(tx, photo.id);
    const own = found?.owner === photo.owner ? found : null;
    if (own?.state === 'ready' || own?.state === 'sweeping') return { record: own, isNew: false };
    const record: PhotoRecord = {
      ...(own ?? newPhotoRecord(photo, upload, clock.now())),
      width: upload.width,
      height: upload.height,
      ...picture?.fields,
      attempts: 0,
      content_hash: upload.content_hash,
      state: picture ? 'processing' : 'failed',
      renditions: picture && (own?.renditions ?? named(photo, picture.files)),
    };
    writePhoto(tx, record);
    return { record, isNew: own === null };
  });
}

/** Marks the renditions as ready. @returns false when the photo is being deleted, or already was. */
function markReady({ db }: RenderingDeps, photo: PhotoName): Promise<boolean> {
  return db.transaction(async (tx) => {
    const record = await findPhoto(tx, photo.id);
    if (record?.owner !== photo.owner || record.state === 'sweeping') return false;
    if (record.state === 'ready') return true;
    const ready = { ...record, state: 'ready' as const };
    const telling = await planPhotoSheetEntries(tx, db, ready, { isNew: true });
    writePhoto(tx, ready);
    telling.write();
    return true;
  });
}

/**
 * Deletes the record and renditions of a photo without an original; if an album uses it, the record is marked
 * as failed instead.
 */
async function forget(deps: RenderingDeps, photo: PhotoName): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const record = await findPhoto(tx, photo.id);
    if (record?.owner !== photo.owner || record.state === 'sweeping') return;
    const failed = { ...record, state: 'failed' as const, renditions: null };
    const telling = await planPhotoSheetEntries(tx, deps.db, failed, { isNew: false });
    if (record.used_by.length === 0) deletePhoto(tx, photo.id);
    else writePhoto(tx, failed);
    telling.write();
  });
  await deleteRenditions(deps, photo);
}

async function storeRenditions(
  deps: RenderingDeps,
  { renditions }: PhotoRecord,
  files: Files,
): Promise<void> {
  if (!renditions) return;
  await Promise.all([
    saveRendition(deps, renditions.large, files.large.bytes),
    saveRendition(deps, renditions.small, files.small.bytes),
  ]);
}

async function render(
  deps: RenderingDeps,
  photo: PhotoName,
  { wasNew, ...findings }: Findings & { wasNew: boolean },
): Promise<PhotoOutcome> {
  const written = await writeFindings(deps, photo, findings);
  const { record } = written;
  const isNew = wasNew || written.isNew;
  if (record.state === 'ready') return 'known';
  if (isNew && !(await findOriginal(deps, photo))) {
    await forget(deps, photo);
    return 'gone';
  }
  if (record.state === 'sweeping') {
    if (!(await findOriginal(deps, photo))) return 'gone';
    // Uploaded again while the old photo is being deleted: throw, so that the platform retries the event.
    throw new Error('the photo is being deleted');
  }
  if (!findings.picture) return 'unreadable';
  await storeRenditions(deps, record, findings.picture.files);
  if (await markReady(deps, photo)) return 'rendered';
  await deleteRenditions(deps, photo);
  return 'gone';
}

/**
 * Handles a stored object. A photo gets its record and renditions; files that are not photos, or whose
 * content does not match their id, are deleted.
 * @param name name of the object; objects that are not photos are ignored
 * @throws when the event has to be retried
 */
export async function renderStoredPhoto(deps: RenderingDeps, name: string): Promise<PhotoOutcome> {
  const parsed = objectName.safeParse(name);
  if (!parsed.success) return 'no photo';
  const photo = parsed.data;
  const original = await findOriginal(deps, photo);
  if (!original) {
    if (!(await deleteUnlessPhoto(deps, photo))) return 'gone';
    await forget(deps, photo);
    return 'refused';
  }
  if (original.hasToken) await removeOriginalToken(deps, photo);
  return readPhoto(deps, photo, original);
}

async function readPhoto(
  deps: RenderingDeps,
  photo: PhotoName,
  original: StoredOriginal,
): Promise<PhotoOutcome> {
  const first = await begin(deps, photo, { upload: unreadUpload(original) });
  if (first.outcome === 'given up') return 'given up';
  const bytes = await readOriginal(deps, photo);
  if (!bytes) {
    if (first.isNew) await forget(deps, photo);
    return 'gone';
  }
  if (!isTrue(photo, bytes)) {
    await deleteOriginal(deps, photo);
    await forget(deps, photo);
    return 'lying';
  }
  const upload = uploadOf(original, bytes);
  const {
    isNew: wasNew,
    outcome,
    attempt,
  } = first.outcome === 'foreign' ? await begin(deps, photo, { upload, takesOver: true }) : first;
  if (outcome === 'given up') return 'given up';
  if (outcome === 'ready') {
    await markOriginalStored(deps, photo);
    return 'known';
  }
  return render(deps, photo, { ...(await read(deps, { upload, bytes, attempt })), wasNew });
}

function isTrue({ owner, id }: PhotoName, bytes: Buffer): boolean {
  return photoId.safeParse(id).success && derivePhotoId(owner, computeContentHash(bytes)) === id;
}
