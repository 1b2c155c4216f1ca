import { AppError } from '@smriti/shared/base/errors';
import { formatDay } from '../../platform/formats/formats';
import type { Deps } from '../../platform/deps';
import { type PrintJpeg, readPrintJpeg } from '../../platform/pdf/print-jpeg';
import { renderPrintJpeg } from '../../platform/pictures/pictures';
import type { AlbumRecord } from '../albums/album.records';
import type { PhotoRecord } from '../photos/photo.records';
import { findPhotos } from '../photos/photo.repository';
import { readOriginal } from '../photos/photo.storage';

type Album = Pick<AlbumRecord, 'user_id' | 'photo_ids'>;

/** Display name of a photo: its position in the album. */
export function printPhotoLabel({ photo_ids }: Pick<Album, 'photo_ids'>, id: string): string {
  const place = photo_ids.indexOf(id) + 1;
  return place === 0 ? 'A photo' : `Photo ${place}`;
}

/**
 * Finds the records of photos, and checks up front that all originals exist, because the render could not
 * finish otherwise.
 * @throws AppError not_found when an original was deleted, as happens long after delivery
 */
export async function findPrintablePhotos(
  { db }: Pick<Deps, 'db'>,
  album: Album,
  photoIds: readonly string[],
): Promise<PhotoRecord[]> {
  const records = await findPhotos(db, photoIds);
  return records.map((record, index) => {
    const isOwn = record?.owner === album.user_id;
    if (isOwn && record.original_deleted_at === null) return record;
    const name = printPhotoLabel(album, photoIds[index] ?? '');
    const at = isOwn ? record.original_deleted_at : null;
    const when = at === null ? '' : ` It was deleted on ${formatDay(new Date(at))}.`;
    throw new AppError('not_found', `${name} is not there any more.${when}`);
  });
}

/**
 * An original prepared for printing (docs/rules.md#print-7): the image data of a JPEG unchanged, other
 * formats converted to JPEG.
 * @throws AppError not_found, unsupported_type
 */
export async function loadPrintableOriginal(
  deps: Pick<Deps, 'bucket'>,
  album: Album,
  id: string,
): Promise<PrintJpeg> {
  const bytes = await readOriginal(deps, { owner: album.user_id, id });
  if (!bytes)
    throw new AppError('not_found', `${printPhotoLabel(album, id)} is not there any more.`);
  const jpeg =
    readPrintJpeg(bytes) ?? readPrintJpeg(await converted(bytes, printPhotoLabel(album, id)));
  if (!jpeg) throw new Error('sharp has made a JPEG that cannot be printed');
  return jpeg;
}

async function converted(bytes: Buffer, name: string): Promise<Buffer> {
  try {
    return await renderPrintJpeg(bytes);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError('unsupported_type', `${name} cannot be read.`, { cause });
  }
}
