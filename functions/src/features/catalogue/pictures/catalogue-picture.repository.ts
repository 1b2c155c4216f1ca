import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../../platform/database/batches';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import { type CataloguePictureRecord, cataloguePictureRecord } from './catalogue-picture.records';
import { limitToPage } from '../../../platform/database/query-page';

const pathOf = (id: string) => `cataloguePictures/${id}`;

/** Pictures in the order of `ids`, null for missing ones. */
export async function findCataloguePictures(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<(CataloguePictureRecord | null)[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.map((document) => document && z.parse(cataloguePictureRecord, document.data));
}

export function writeCataloguePicture(
  tx: Pick<DatabaseTransaction, 'set'>,
  picture: CataloguePictureRecord,
): void {
  const { unused_since, created_at } = picture;
  tx.set(pathOf(picture.id), {
    ...picture,
    unused_since: unused_since === null ? null : new Date(unused_since),
    created_at: new Date(created_at),
  });
}

/** Sets the time since which an existing picture may be unused; null: it is in use. */
export function updatePictureUnusedSince(
  tx: Pick<DatabaseTransaction, 'update'>,
  id: string,
  unused_since: Date | null,
): void {
  tx.update(pathOf(id), { unused_since });
}

export function deleteCataloguePictureRecord(
  tx: Pick<DatabaseTransaction, 'delete'>,
  id: string,
): void {
  tx.delete(pathOf(id));
}

/** Pictures that may have been unused since `before` or earlier, longest first. */
export async function findUnusedPictures(
  reader: Pick<Database, 'find'>,
  before: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('cataloguePictures', (all) => {
    const unused = all.where('unused_since', '<=', before);
    const sorted = unused.orderBy('unused_since').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'unused_since');
}
