import type { AlbumStatus } from '@smriti/shared/album/album-states';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import type { ListPosition } from '../../platform/formats/list-cursor';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { type QueueRecord, queueRecord, type RoundRecord, roundRecord } from './round.records';
import { limitToPage } from '../../platform/database/query-page';

const queuePath = (albumId: string) => `reviewQueue/${albumId}`;
const roundPath = (albumId: string, round: number) =>
  `albums/${albumId}/rounds/${String(round).padStart(4, '0')}`;

/** The queue entry of an album, or null when it is not in review. */
export async function findQueueEntry(
  reader: Pick<Database, 'get'>,
  albumId: string,
): Promise<QueueRecord | null> {
  const document = await reader.get(queuePath(albumId));
  return document && z.parse(queueRecord, document.data);
}

interface QueuePage {
  status: AlbumStatus;
  limit: number;
  /** Last position of the previous page, sorted by request time. */
  after: ListPosition | undefined;
}

/** Queue entries in one state, longest waiting first. */
export async function findReviewQueue(
  reader: Pick<Database, 'find'>,
  { status, limit, after }: QueuePage,
): Promise<ListRow<QueueRecord>[]> {
  const documents = await reader.find('reviewQueue', (all) => {
    const sorted = all
      .where('status', '==', status)
      .orderBy('requested_at', 'asc')
      .orderBy('album_id', 'asc');
    return limitToPage(sorted, { after, limit });
  });
  return parseListRows(documents, ({ data }) => z.parse(queueRecord, data), 'requested_at');
}

export function countReviewQueue(
  reader: Pick<Database, 'count'>,
  status: AlbumStatus,
): Promise<number> {
  return reader.count('reviewQueue', (all) => all.where('status', '==', status));
}

/** Creates or replaces a queue entry, including its timestamps. */
export function writeQueueEntry(tx: DatabaseTransaction, entry: QueueRecord): void {
  tx.set(queuePath(entry.album_id), {
    ...entry,
    requested_at: new Date(entry.requested_at),
    responded_at: entry.responded_at === null ? null : new Date(entry.responded_at),
    taken_until: entry.taken_until === null ? null : new Date(entry.taken_until),
  });
}

export function removeQueueEntry(tx: DatabaseTransaction, albumId: string): void {
  tx.delete(queuePath(albumId));
}

/** One round of an album's review, or null. */
export async function findRound(
  reader: Pick<Database, 'get'>,
  albumId: string,
  round: number,
): Promise<RoundRecord | null> {
  const document = await reader.get(roundPath(albumId, round));
  return document && z.parse(roundRecord, document.data);
}

/** Every round of an album, oldest first. */
export async function findRounds(
  reader: Pick<Database, 'find'>,
  albumId: string,
): Promise<RoundRecord[]> {
  const documents = await reader.find(`albums/${albumId}/rounds`);
  return documents.map(({ data }) => z.parse(roundRecord, data));
}

/** Creates or replaces a round, including its timestamps. */
export function writeRound(tx: DatabaseTransaction, albumId: string, round: RoundRecord): void {
  const remarks = Object.entries(round.remarks).map(
    ([photoId, remark]) =>
      [photoId, { ...remark, updated_at: new Date(remark.updated_at) }] as const,
  );
  const proposals = Object.entries(round.proposals).map(
    ([spreadId, proposal]) =>
      [
        spreadId,
        {
          ...proposal,
          updated_at: new Date(proposal.updated_at),
          answered_at: proposal.answered_at === null ? null : new Date(proposal.answered_at),
        },
      ] as const,
  );
  tx.set(roundPath(albumId, round.round), {
    ...round,
    begun_at: new Date(round.begun_at),
    remarks: Object.fromEntries(remarks),
    proposals: Object.fromEntries(proposals),
  });
}

export function removeRound(tx: DatabaseTransaction, albumId: string, round: number): void {
  tx.delete(roundPath(albumId, round));
}
