import type { UploadedFile } from '../../http/multipart';
import type { Deps } from '../../platform/deps';
import { contentHashOf, photoIdOf } from '../photos/photo.ids';
import { newPhoto, type PhotoRecord } from '../photos/photo.records';
import { lookUpUploads, measured, storePhotoFiles, type Uploads } from '../photos/photo.service';
import { findPhotosById } from './album.covers';
import type { AlbumForm } from './album.domain';
import type { Measures } from './album.print';

/** The ids that files of a form get as an owner's photos: before they are stored, or checked. */
export function idsOfFiles(ownerUid: string, files: readonly UploadedFile[]): string[] {
  return files.map(({ bytes }) => photoIdOf(ownerUid, contentHashOf(bytes)));
}

interface SentPhotos {
  ownerUid: string;
  form: Pick<AlbumForm, 'images'>;
  files: readonly UploadedFile[];
  /** Photos that the album has already. */
  known: readonly string[];
}

/**
 * Does `work` with the photos that came with a form: its files are stored, and gone again when the
 * work fails; of references, Storage is asked about those that nobody knows yet.
 * @throws AppError of photo.service.
 */
export async function withPhotos<T>(
  deps: Deps,
  { ownerUid, form, files, known }: SentPhotos,
  work: (uploads: Uploads) => Promise<T>,
): Promise<T> {
  if (files.length === 0) {
    const ids = (form.images ?? []).map(({ photo_id }) => photo_id);
    const unknown = ids.filter((id) => !known.includes(id));
    return work(await lookUpUploads(deps, ownerUid, unknown));
  }
  const stored = await storePhotoFiles(deps, ownerUid, files);
  try {
    return await work(stored.uploads);
  } catch (error) {
    await stored.undo();
    throw error;
  }
}

/**
 * The measures of the photos of an album that is to be requested, read from their files where
 * nobody has done so yet.
 * @throws AppError business_rule with `details.unreadable` for photos that are no pictures.
 */
export async function measurePhotos(
  deps: Deps,
  { user_id: owner, photo_ids }: { user_id: string; photo_ids: readonly string[] },
  uploads: Uploads,
): Promise<Measures> {
  const known = await findPhotosById(deps.db, photo_ids);
  const records = photo_ids.flatMap((id): PhotoRecord | [] => {
    const upload = uploads.get(id);
    return known.get(id) ?? (upload ? newPhoto({ owner, id }, upload, deps.clock.now()) : []);
  });
  const all = await measured(deps, records);
  return new Map(
    all.flatMap(({ id, width, height }) =>
      width === null || height === null ? [] : [[id, { width, height }] as const],
    ),
  );
}
