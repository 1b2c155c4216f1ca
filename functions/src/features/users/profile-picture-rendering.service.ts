import { AppError } from '@smriti/shared/base/errors';
import type { Deps } from '../../platform/deps';
import { renderSquarePicture } from '../../platform/pictures/pictures';
import {
  deleteProfileObject,
  readProfileUpload,
  storeProfilePicture,
} from './profile-picture.storage';
import type { PictureUpload, UserRecord } from './user.records';
import { findProfile, updateProfile } from './user.repository';

/**
 * Renders profile pictures from uploads. Events may be duplicate or late: an upload the profile no
 * longer refers to is deleted.
 */

type RenderingDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'ids'>;

/** Result of processing an uploaded profile picture, for the log. */
export type ProfilePictureOutcome = 'no picture' | 'gone' | 'unreadable' | 'given up' | 'rendered';

/** Side of the square picture in pixels. */
const SIDE = 512;
/** Maximum decoding attempts: a picture that crashed the process this often is given up. */
const MAX_ATTEMPTS = 3;
const UPLOAD = /^profile-uploads\/([^/]+)\/[^/]+$/;

interface Upload {
  uid: string;
  path: string;
}

/** Updates an upload. @returns the profile before the update; null if it no longer refers to the upload */
async function changeUpload(
  { db, clock }: RenderingDeps,
  { uid, path }: Upload,
  change: (upload: PictureUpload, record: UserRecord) => Parameters<typeof updateProfile>[3],
): Promise<UserRecord | null> {
  return db.transaction(async (tx) => {
    const record = await findProfile(tx, uid);
    const upload = record?.picture_upload;
    if (!record || upload?.path !== path) return null;
    updateProfile(tx, clock, record, change(upload, record));
    return record;
  });
}

async function refuse(deps: RenderingDeps, upload: Upload): Promise<void> {
  await changeUpload(deps, upload, (known) => ({ picture_upload: { ...known, state: 'failed' } }));
  await deleteProfileObject(deps, upload.path);
}

/** Replaces the old picture by the new one, unless a newer upload has arrived. */
async function show(
  deps: RenderingDeps,
  upload: Upload,
  webp: Buffer,
): Promise<ProfilePictureOutcome> {
  const picture = await storeProfilePicture(deps, upload.uid, webp);
  const record = await changeUpload(deps, upload, () => ({ picture, picture_upload: null }));
  const unused = record ? record.picture?.path : picture.path;
  if (unused !== undefined) await deleteProfileObject(deps, unused);
  await deleteProfileObject(deps, upload.path);
  return record ? 'rendered' : 'gone';
}

/**
 * Renders the profile picture from a newly stored object.
 * @param name path of the object; any but an uploaded profile picture is ignored
 * @throws when the event is to be delivered again
 */
export async function renderStoredProfilePicture(
  deps: RenderingDeps,
  name: string,
): Promise<ProfilePictureOutcome> {
  const [path, uid] = UPLOAD.exec(name) ?? [];
  if (path === undefined || uid === undefined) return 'no picture';
  const upload = { uid, path };
  // Counted before decoding: after a crash only this count remains.
  const before = await changeUpload(deps, upload, (known) => ({
    picture_upload: { ...known, attempts: known.attempts + 1 },
  }));
  if (!before) {
    await deleteProfileObject(deps, path);
    return 'gone';
  }
  if ((before.picture_upload?.attempts ?? 0) >= MAX_ATTEMPTS) {
    await refuse(deps, upload);
    return 'given up';
  }
  const bytes = await readProfileUpload(deps, path);
  if (!bytes) return 'gone';
  try {
    return await show(deps, upload, await renderSquarePicture(bytes, SIDE));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unsupported_type') throw error;
    await refuse(deps, upload);
    return 'unreadable';
  }
}
