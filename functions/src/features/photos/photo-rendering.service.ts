import { AppError } from '@smriti/shared/base/errors';
import { photoId, RENDITION_WIDTHS } from '@smriti/shared/album/photos';
import { readPictureHeader } from '@smriti/shared/album/picture-header';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps';
import { renderPicture } from '../../platform/pictures/pictures';
import { computeContentHash, derivePhotoId } from './photo-ids.domain';
import { type FaceSearchDeps, searchFaces } from './photo-faces.service';
import { computePhotoFacts } from './photo-facts.domain';
import {
  recordRenderingAttempt,
  type DecodedUpload,
  deleteOrFailPhotoRecord,
  markOriginalStored,
  markPhotoReady,
  type RenderedCopies,
  writeDecodedPhoto,
} from './photo-rendering-record.service';
import type { PhotoRecord, UnrecordedUpload } from './photo.records';
import {
  deleteOriginal,
  deleteRenditions,
  deleteUnlessPhoto,
  findOriginal,
  type PhotoName,
  readOriginal,
  removeOriginalToken,
  saveRendition,
  type StoredOriginal,
} from './photo.storage';

/**
 * Makes the renditions of an uploaded photo (docs/rules.md#photos-4). The event may arrive twice,
 * concurrently, late, or after the photo was deleted. Therefore the addresses are written to the record
 * before the renditions are stored, and a run that finds its photo deleted afterwards cleans up.
 */

type RenderingDeps = Pick<Deps, 'db' | 'bucket' | 'clock'> & FaceSearchDeps;

/** Result of processing an uploaded photo, for the log. */
export type PhotoOutcome =
  | 'no photo'
  | 'refused'
  | 'known'
  | 'gone'
  | 'lying'
  | 'unreadable'
  | 'given up'
  | 'rendered';

const objectName = z.pipe(
  z.string().check(z.regex(/^photos\/[^/]+\/[^/]+$/)),
  z.transform((name) => {
    const [, owner = '', id = ''] = name.split('/');
    return { owner, id };
  }),
);

async function decodePhoto(
  deps: RenderingDeps,
  { upload, bytes, attempt }: { upload: UnrecordedUpload; bytes: Buffer; attempt: number },
): Promise<DecodedUpload> {
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

/** The upload record of a file that has not been read yet. */
function unreadUpload({ content_type, size_bytes }: StoredOriginal): UnrecordedUpload {
  return { content_type, size_bytes, content_hash: null, width: null, height: null };
}

/** The upload record of a file, from its header and content hash; nothing is decoded. */
function uploadOf({ content_type, size_bytes }: StoredOriginal, bytes: Buffer): UnrecordedUpload {
  const head = readPictureHeader(bytes);
  return {
    content_type: head?.type ?? content_type,
    size_bytes,
    content_hash: computeContentHash(bytes),
    width: head?.width ?? null,
    height: head?.height ?? null,
  };
}

/**
 * Deletes the record and renditions of a photo without an original; if an album uses it, the record is marked
 * as failed instead.
 */
async function forgetPhoto(deps: RenderingDeps, photo: PhotoName): Promise<void> {
  await deleteOrFailPhotoRecord(deps, photo);
  await deleteRenditions(deps, photo);
}

async function storeRenditions(
  deps: RenderingDeps,
  { renditions }: PhotoRecord,
  files: RenderedCopies,
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
  { wasNew, ...decoded }: DecodedUpload & { wasNew: boolean },
): Promise<PhotoOutcome> {
  const written = await writeDecodedPhoto(deps, photo, decoded);
  const { record } = written;
  const isNew = wasNew || written.isNew;
  if (record.state === 'ready') return 'known';
  if (isNew && !(await findOriginal(deps, photo))) {
    await forgetPhoto(deps, photo);
    return 'gone';
  }
  if (record.state === 'sweeping') {
    if (!(await findOriginal(deps, photo))) return 'gone';
    // Uploaded again while the old photo is being deleted: throw, so that the platform retries the event.
    throw new Error('the photo is being deleted');
  }
  if (!decoded.picture) return 'unreadable';
  await storeRenditions(deps, record, decoded.picture.files);
  if (await markPhotoReady(deps, photo)) return 'rendered';
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
    await forgetPhoto(deps, photo);
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
  const first = await recordRenderingAttempt(deps, photo, { upload: unreadUpload(original) });
  if (first.outcome === 'given up') return 'given up';
  const bytes = await readOriginal(deps, photo);
  if (!bytes) {
    if (first.isNew) await forgetPhoto(deps, photo);
    return 'gone';
  }
  if (!isIdOfContent(photo, bytes)) {
    await deleteOriginal(deps, photo);
    await forgetPhoto(deps, photo);
    return 'lying';
  }
  const upload = uploadOf(original, bytes);
  const {
    isNew: wasNew,
    outcome,
    attempt,
  } = first.outcome === 'foreign'
    ? await recordRenderingAttempt(deps, photo, { upload, takesOver: true })
    : first;
  if (outcome === 'given up') return 'given up';
  if (outcome === 'ready') {
    await markOriginalStored(deps, photo);
    return 'known';
  }
  return render(deps, photo, { ...(await decodePhoto(deps, { upload, bytes, attempt })), wasNew });
}

function isIdOfContent({ owner, id }: PhotoName, bytes: Buffer): boolean {
  return photoId.safeParse(id).success && derivePhotoId(owner, computeContentHash(bytes)) === id;
}
