import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { isShareLive, type ShareRecord, shareRecord } from './share.records';

const pathOf = (id: string) => `shares/${id}`;

/** The link, or null. */
export async function findShare(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<ShareRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(shareRecord, document.data);
}

/** All links of an album, newest first. */
export async function findShares(
  reader: Pick<Database, 'find'>,
  albumId: string,
): Promise<ShareRecord[]> {
  const documents = await reader.find('shares', (all) => all.where('album_id', '==', albumId));
  const shares = documents.map(({ data }) => z.parse(shareRecord, data));
  return shares.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
}

/** Live links to any album of an owner. */
export async function findLiveSharesOfOwner(
  reader: Pick<Database, 'find'>,
  ownerUid: string,
  now: Date,
): Promise<ShareRecord[]> {
  const documents = await reader.find('shares', (all) => all.where('user_id', '==', ownerUid));
  return documents
    .map(({ data }) => z.parse(shareRecord, data))
    .filter((share) => isShareLive(share, now));
}

/** Creates or replaces a link, including its timestamps. */
export function writeShare(tx: Pick<DatabaseTransaction, 'set'>, record: ShareRecord): void {
  tx.set(pathOf(record.id), {
    ...record,
    created_at: new Date(record.created_at),
    expires_at: new Date(record.expires_at),
    ended_at: record.ended_at === null ? null : new Date(record.ended_at),
    kept_until: new Date(record.kept_until),
    notes: record.notes.map((note) => ({ ...note, at: new Date(note.at) })),
  });
}

export function removeShare(tx: Pick<DatabaseTransaction, 'delete'>, id: string): void {
  tx.delete(pathOf(id));
}
