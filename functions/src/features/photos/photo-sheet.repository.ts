import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type SheetEntry, type SheetRecord, sheetRecord } from './photo-sheet.records';

const pathOf = (albumId: string) => `photoSheets/${albumId}`;

/** The sheet of an album, or null. */
export async function findSheet(
  reader: Pick<Database, 'get'>,
  albumId: string,
): Promise<SheetRecord | null> {
  const document = await reader.get(pathOf(albumId));
  return document && z.parse(sheetRecord, document.data);
}

/** The sheets of those of `ids` that are albums with one, by album id; one read each. */
export async function findSheets(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SheetRecord>> {
  const documents = await reader.getAll(ids.map(pathOf));
  return new Map(
    documents.flatMap((document) =>
      document ? [[document.id, z.parse(sheetRecord, document.data)] as const] : [],
    ),
  );
}

interface SheetChange {
  albumId: string;
  owner: string;
  /** By photo id. */
  entries: ReadonlyMap<string, SheetEntry>;
  /** Ids of photos that it has no more. */
  remove: readonly string[];
}

/** Changes entries of a sheet, which is made if it is missing; costs no reads. */
export function changeSheet(
  tx: Pick<DatabaseTransaction, 'set'>,
  { albumId, owner, entries, remove }: SheetChange,
): void {
  const removed = remove.map((id) => [id, FieldValue.delete()] as const);
  const photos = Object.fromEntries<SheetEntry | FieldValue>([...removed, ...entries]);
  tx.set(pathOf(albumId), { owner, photos }, { merge: true });
}

/** Writes what a sheet, which has to be there, tells of one photo; null takes it out. */
export function writeEntry(
  tx: Pick<DatabaseTransaction, 'update'>,
  albumId: string,
  photoId: string,
  entry: SheetEntry | null,
): void {
  tx.update(pathOf(albumId), { [`photos.${photoId}`]: entry ?? FieldValue.delete() });
}

export function removeSheet(tx: Pick<DatabaseTransaction, 'delete'>, albumId: string): void {
  tx.delete(pathOf(albumId));
}
