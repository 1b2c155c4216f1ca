import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { type PictureRecord, pictureRecord } from './catalogue-picture.records';

const pathOf = (id: string) => `cataloguePictures/${id}`;

/** Pictures in the order of `ids`, null where there is none. */
export async function findPictures(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<(PictureRecord | null)[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.map((document) => document && z.parse(pictureRecord, document.data));
}

export function writePicture(
  tx: Pick<DatabaseTransaction, 'set'>,
  { created_at, ...picture }: PictureRecord,
): void {
  tx.set(pathOf(picture.id), { ...picture, created_at: new Date(created_at) });
}
