import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import {
  type AlbumEventRecord,
  type AlbumRecord,
  albumEventRecord,
  albumRecord,
} from './album.records';

const pathOf = (id: string) => `albums/${id}`;
/** Numbered so that they sort as they happened; two moves at once cannot share a number. */
const eventPath = (id: string, move: number) =>
  `${pathOf(id)}/history/${String(move).padStart(6, '0')}`;

/** The album, or null. */
export async function findAlbum(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<AlbumRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(albumRecord, document.data);
}

/** Makes or replaces an album as it is to be stored, moments included. */
export function writeAlbum(tx: DatabaseTransaction, record: AlbumRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    requested_at: record.requested_at === null ? null : new Date(record.requested_at),
    created_at: new Date(record.created_at),
    updated_at: new Date(record.updated_at),
  });
}

/** Notes the move that made `album.moves` what it is. */
export function createEvent(
  tx: DatabaseTransaction,
  album: AlbumRecord,
  event: AlbumEventRecord,
): void {
  tx.create(eventPath(album.id, album.moves), { ...event, at: new Date(event.at) });
}

/** Every move of an album, oldest first. */
export async function findEvents(
  reader: Pick<Database, 'find'>,
  id: string,
): Promise<AlbumEventRecord[]> {
  const documents = await reader.find(`albums/${id}/history`);
  return documents.map(({ data }) => z.parse(albumEventRecord, data));
}
