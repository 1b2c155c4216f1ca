import { randomUUID } from 'node:crypto';
import type { Deps } from '../../platform/deps';
import type { RenderedCopy } from '../../platform/pictures/pictures';
import {
  createPhotoRecord,
  type PhotoRecord,
  type Rendition,
  type UnrecordedUpload,
} from './photo.records';
import { planPhotoSheetEntries } from './photo-sheet.service';
import { deletePhoto, findPhoto, writePhoto } from './photo.repository';
import { type PhotoName, renditionPath } from './photo.storage';

/** Changes of a photo's record while it is rendered, each in a transaction of its own. */

type RecordDeps = Pick<Deps, 'db' | 'clock'>;

/** Maximum number of attempts at a picture that crashes the process reading it. */
const MAX_ATTEMPTS = 3;

export interface RenderedCopies {
  large: RenderedCopy;
  small: RenderedCopy;
}

export interface DecodedUpload {
  upload: UnrecordedUpload;
  /** The decoded picture; null when the file cannot be decoded. */
  picture: {
    fields: Pick<PhotoRecord, 'content_type' | 'width' | 'height' | 'facts'>;
    files: RenderedCopies;
  } | null;
}

/** The paths, tokens and sizes of a photo's renditions. */
function planRenditions(
  photo: PhotoName,
  files: RenderedCopies,
): NonNullable<PhotoRecord['renditions']> {
  const name = (size: keyof RenderedCopies): Rendition => ({
    path: renditionPath(photo, size),
    token: randomUUID(),
    width: files[size].width,
    height: files[size].height,
  });
  return { small: name('small'), large: name('large') };
}

export interface RenderingAttempt {
  /** Whether there was no record yet, so that the photo may have been deleted since the event. */
  isNew: boolean;
  /** `ready` and `foreign` are not counted: the uploaded content has to be compared with the id first. */
  outcome: 'counted' | 'ready' | 'foreign' | 'sweeping' | 'given up';
  /** Number of this attempt, from 1; 0 if it is not counted. */
  attempt: number;
}

/**
 * Counts an attempt at a photo before a byte is read, because a file that crashes the process leaves no other trace;
 * gives up after MAX_ATTEMPTS. Replaces a record of another owner only with `takesOver`.
 */
export function recordRenderingAttempt(
  { db, clock }: RecordDeps,
  photo: PhotoName,
  { upload, takesOver = false }: { upload: UnrecordedUpload; takesOver?: boolean },
): Promise<RenderingAttempt> {
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
    const record = own ?? createPhotoRecord(photo, upload, clock.now());
    const attempt = record.attempts + 1;
    writePhoto(tx, { ...record, attempts: attempt });
    return { isNew: own === null, outcome: 'counted', attempt };
  });
}

/** Marks the original of a photo as present again after it had been deleted. */
export function markOriginalStored({ db }: RecordDeps, photo: PhotoName): Promise<void> {
  return db.transaction(async (tx) => {
    const record = await findPhoto(tx, photo.id);
    if (record?.owner !== photo.owner || record.original_deleted_at === null) return;
    writePhoto(tx, { ...record, original_deleted_at: null });
  });
}

interface WrittenRecord {
  record: PhotoRecord;
  /** Whether there was no record yet, so that the photo may have been deleted since the event. */
  isNew: boolean;
}

/**
 * Writes the properties of a decoded photo to its record, creating the record if missing. Replaces a record
 * of another owner, whose id does not match this content.
 */
export function writeDecodedPhoto(
  { db, clock }: RecordDeps,
  photo: PhotoName,
  { upload, picture }: DecodedUpload,
): Promise<WrittenRecord> {
  return db.transaction(async (tx) => {
    const found = await findPhoto(tx, photo.id);
    const own = found?.owner === photo.owner ? found : null;
    if (own?.state === 'ready' || own?.state === 'sweeping') return { record: own, isNew: false };
    const record: PhotoRecord = {
      ...(own ?? createPhotoRecord(photo, upload, clock.now())),
      width: upload.width,
      height: upload.height,
      ...picture?.fields,
      attempts: 0,
      content_hash: upload.content_hash,
      state: picture ? 'processing' : 'failed',
      renditions: picture && (own?.renditions ?? planRenditions(photo, picture.files)),
    };
    writePhoto(tx, record);
    return { record, isNew: own === null };
  });
}

/** Marks the renditions as ready. @returns false when the photo is being deleted, or already was. */
export function markPhotoReady({ db }: RecordDeps, photo: PhotoName): Promise<boolean> {
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

/** Deletes the record of a photo without an original, or marks it as failed if an album uses it. */
export function deleteOrFailPhotoRecord({ db }: RecordDeps, photo: PhotoName): Promise<void> {
  return db.transaction(async (tx) => {
    const record = await findPhoto(tx, photo.id);
    if (record?.owner !== photo.owner || record.state === 'sweeping') return;
    const failed = { ...record, state: 'failed' as const, renditions: null };
    const telling = await planPhotoSheetEntries(tx, db, failed, { isNew: false });
    if (record.used_by.length === 0) deletePhoto(tx, photo.id);
    else writePhoto(tx, failed);
    telling.write();
  });
}
