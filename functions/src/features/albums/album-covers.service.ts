import type { Database } from '../../platform/database/database';
import type { PhotosById } from '../photos/photo.presenter';
import { findReadablePhotos } from '../photos/photo.repository';
import { coverPhotoId, coverPhotoIds } from './album-cover.domain';

/** Costs one read per distinct id. */
export async function findPhotosById(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<PhotosById> {
  const records = await findReadablePhotos(reader, [...new Set(ids)]);
  return new Map(records.map((record) => [record.id, record]));
}

/** Finds the photos on the cover of each album, the only ones that lists show. */
export function findAlbumCovers(
  reader: Pick<Database, 'getAll'>,
  albums: readonly Parameters<typeof coverPhotoId>[0][],
): Promise<PhotosById> {
  return findPhotosById(
    reader,
    albums.flatMap((album) =>
      album.cover?.photo ? coverPhotoIds(album.cover) : (coverPhotoId(album) ?? []),
    ),
  );
}
