import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import {
  type PhotoSheetEntry,
  type PhotoSheetRecord,
  photoSheetRecord,
} from './photo-sheet.records';

const pathOf = (albumId: string) => `photoSheets/${albumId}`;

/** The photo sheet of an album, or null. */
export async function findPhotoSheet(
  reader: Pick<Database, 'get'>,
  albumId: string,
): Promise<PhotoSheetRecord | null> {
  const document = await reader.get(pathOf(albumId));
  return document && z.parse(photoSheetRecord, document.data);
}

/** Existing photo sheets of the albums among `ids`, by album id. One read each. */
export async function findPhotoSheets(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PhotoSheetRecord>> {
  const documents = await reader.getAll(ids.map(pathOf));
  return new Map(
    documents.flatMap((document) =>
      document ? [[document.id, z.parse(photoSheetRecord, document.data)] as const] : [],
    ),
  );
}

interface SheetChange {
  albumId: string;
  owner: string;
  /** Entries to write, by photo id. */
  entries: ReadonlyMap<string, PhotoSheetEntry>;
  remove: readonly string[];
}

/** Changes entries of a photo sheet, creating it if missing. Costs no reads. */
export function updatePhotoSheet(
  tx: Pick<DatabaseTransaction, 'set'>,
  { albumId, owner, entries, remove }: SheetChange,
): void {
  const removed = remove.map((id) => [id, FieldValue.delete()] as const);
  const photos = Object.fromEntries<PhotoSheetEntry | FieldValue>([...removed, ...entries]);
  tx.set(pathOf(albumId), { owner, photos }, { merge: true });
}

/** Writes the entry of one photo into an existing photo sheet; null removes it. */
export function writePhotoSheetEntry(
  tx: Pick<DatabaseTransaction, 'update'>,
  albumId: string,
  photoId: string,
  entry: PhotoSheetEntry | null,
): void {
  tx.update(pathOf(albumId), { [`photos.${photoId}`]: entry ?? FieldValue.delete() });
}

export function removePhotoSheet(tx: Pick<DatabaseTransaction, 'delete'>, albumId: string): void {
  tx.delete(pathOf(albumId));
}
