import { AppError } from '@smriti/shared/base/errors';
import { cataloguePicturePath } from '@smriti/shared/catalogue/picture-uploads';
import {
  SMALL_BANNER_WIDTH,
  SMALL_PICTURE_WIDTH,
  smallBannerPath,
  smallPicturePath,
} from '@smriti/shared/catalogue/pictures';
import type { Deps } from '../../../platform/deps';
import { renderPicture } from '../../../platform/pictures/pictures';
import {
  createCataloguePictureRecord,
  type CataloguePictureRecord,
} from './catalogue-picture.records';
import { findCataloguePictures, writeCataloguePicture } from './catalogue-picture.repository';
import {
  deletePictureUpload,
  findPictureUpload,
  readPictureUpload,
  storeCataloguePicture,
} from './catalogue-picture.storage';

/**
 * Makes the renditions of a catalogue picture. Idempotent, because events may be delivered twice: a picture's
 * id is the hash of its content.
 */

type RenderingDeps = Pick<Deps, 'db' | 'bucket' | 'clock'>;

/** Result of processing an uploaded picture, for the log. */
export type CataloguePictureOutcome =
  | 'no picture'
  | 'gone'
  | 'unreadable'
  | 'given up'
  | 'rendered';

const LARGE_SIDE = 1600;
/** Maximum number of attempts for a picture that crashes the process. */
const MAX_ATTEMPTS = 3;
const UPLOAD = /^catalogue-uploads\/([A-Za-z0-9_-]{43})$/;

/** Counts an attempt. @returns the record before this attempt @throws while the picture is being deleted */
function begin({ db, clock }: RenderingDeps, id: string): Promise<CataloguePictureRecord> {
  return db.transaction(async (tx) => {
    const [found] = await findCataloguePictures(tx, [id]);
    // The picture was uploaded again during its deletion: the error makes the platform repeat the event.
    if (found?.state === 'sweeping') throw new Error('the picture is being deleted');
    const { unused_since, ...blank } = createCataloguePictureRecord(id, clock.now());
    const before: CataloguePictureRecord = { ...blank, ...found, unused_since };
    writeCataloguePicture(tx, { ...before, attempts: before.attempts + 1 });
    return before;
  });
}

async function finish(
  deps: RenderingDeps,
  before: CataloguePictureRecord,
  end: Pick<CataloguePictureRecord, 'state' | 'width' | 'height'>,
): Promise<void> {
  await deps.db.batch((writes) =>
    writeCataloguePicture(writes, { ...before, ...end, attempts: 0 }),
  );
  await deletePictureUpload(deps, before.id);
}

async function render(
  deps: RenderingDeps,
  before: CataloguePictureRecord,
  bytes: Buffer,
): Promise<void> {
  const path = cataloguePicturePath(before.id);
  const { renditions } = await renderPicture(bytes, [
    LARGE_SIDE,
    SMALL_BANNER_WIDTH,
    SMALL_PICTURE_WIDTH,
  ]);
  const [large] = renditions;
  const paths = [path, smallBannerPath(path), smallPicturePath(path)];
  await Promise.all(
    renditions.map((one, index) => storeCataloguePicture(deps, paths[index] ?? path, one.bytes)),
  );
  const { width = null, height = null } = large ?? {};
  await finish(deps, before, { state: 'ready', width, height });
}

/**
 * Handles the event of a stored object.
 * @param name the object's name; objects other than uploaded catalogue pictures are ignored
 * @throws when the event should be retried
 */
export async function renderStoredCataloguePicture(
  deps: RenderingDeps,
  name: string,
): Promise<CataloguePictureOutcome> {
  const [, id] = UPLOAD.exec(name) ?? [];
  if (id === undefined) return 'no picture';
  const upload = await findPictureUpload(deps, id);
  if (!upload) return 'gone';
  const failed = { state: 'failed', width: null, height: null } as const;
  // Count before reading: if the file crashes the process, only this count remains.
  const before = await begin(deps, id);
  if (upload === 'not-a-picture') {
    await finish(deps, before, failed);
    return 'unreadable';
  }
  if (before.attempts >= MAX_ATTEMPTS) {
    await finish(deps, before, failed);
    return 'given up';
  }
  const bytes = await readPictureUpload(deps, id);
  if (!bytes) return 'gone';
  try {
    await render(deps, before, bytes);
    return 'rendered';
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unsupported_type') throw error;
    await finish(deps, before, failed);
    return 'unreadable';
  }
}
