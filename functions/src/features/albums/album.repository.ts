import type { AlbumStatus } from '@smriti/shared/album/album-states';
import * as z from 'zod/mini';
import type {
  Database,
  DatabaseTransaction,
  StoredDocument,
} from '../../platform/database/database';
import { parseRelatedRecord, type ListRow, parseListRows } from '../../platform/database/list-rows';
import type { ListPosition } from '../../platform/formats/list-cursor';
import { removeRound } from '../reviews/round.repository';
import {
  type AlbumEventRecord,
  type AlbumRecord,
  albumEventRecord,
  albumRecord,
} from './album.records';
import { limitToPage } from '../../platform/database/query-page';

const pathOf = (id: string) => `albums/${id}`;
/**
 * Path of a history entry. Zero-padded so that entries sort chronologically; creating the entry fails if a
 * concurrent move already has the number.
 */
const eventPath = (id: string, move: number) =>
  `${pathOf(id)}/history/${String(move).padStart(6, '0')}`;

const readAlbum = ({ data }: StoredDocument) => z.parse(albumRecord, data);

/** The album, or null. */
export async function findAlbum(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<AlbumRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(albumRecord, document.data);
}

/** Albums in the order of `ids`; null for missing ones. */
export async function findAlbumsById(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<(AlbumRecord | null)[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.map((document) => document && z.parse(albumRecord, document.data));
}

/** Albums referenced by the rows of a list; missing or unreadable ones are omitted. */
export async function findReadableAlbums(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<AlbumRecord[]> {
  const documents = await reader.getAll(ids.map(pathOf));
  return documents.flatMap((document) => parseRelatedRecord(document, readAlbum) ?? []);
}

const productTypeOnly = z.pick(albumRecord, { product_type: true });

/**
 * Product types by album id; missing albums are omitted. The other fields are not parsed, so that an unreadable
 * one does not stop a job.
 */
export async function findProductTypes(
  reader: Pick<Database, 'getAll'>,
  ids: readonly string[],
): Promise<Map<string, AlbumRecord['product_type']>> {
  const documents = await reader.getAll(ids.map(pathOf));
  return new Map(
    ids.flatMap((id, index) => {
      const document = documents[index];
      return document ? [[id, z.parse(productTypeOnly, document.data).product_type]] : [];
    }),
  );
}

/**
 * Creates or replaces an album, including its timestamps. Omits empty Hindi names: earlier builds reject
 * records with that field.
 */
export function writeAlbum(tx: Pick<DatabaseTransaction, 'set'>, record: AlbumRecord): void {
  const { names_hi, ...fields } = record;
  tx.set(pathOf(record.id), {
    ...fields,
    ...(Object.keys(names_hi).length > 0 && { names_hi }),
    recent_moves: record.recent_moves.map((time) => new Date(time)),
    requested_at: record.requested_at === null ? null : new Date(record.requested_at),
    created_at: new Date(record.created_at),
    updated_at: new Date(record.updated_at),
  });
}

/** Creates the history entry of the latest move, numbered `album.moves`. */
export function createAlbumEvent(
  tx: DatabaseTransaction,
  album: AlbumRecord,
  event: AlbumEventRecord,
): void {
  tx.create(eventPath(album.id, album.moves), { ...event, at: new Date(event.at) });
}

interface AlbumPage {
  /** Status of the albums; undefined for any. */
  status?: AlbumStatus | undefined;
  limit: number;
  /** Last position of the previous page. */
  after?: ListPosition | undefined;
}

/** A customer's albums, newest first. */
export async function findAlbums(
  reader: Pick<Database, 'find'>,
  uid: string,
  { status, limit, after }: AlbumPage,
): Promise<ListRow<AlbumRecord>[]> {
  const documents = await reader.find('albums', (all) => {
    const own = all.where('user_id', '==', uid);
    const wanted = status === undefined ? own : own.where('status', '==', status);
    const sorted = wanted.orderBy('created_at', 'desc').orderBy('__name__', 'desc');
    return limitToPage(sorted, { after, limit });
  });
  return parseListRows(documents, readAlbum);
}

/** Approved albums of a customer that are not placed: the contents of the cart. */
export async function findApprovedAlbums(
  reader: Pick<Database, 'find'>,
  uid: string,
): Promise<ListRow<AlbumRecord>[]> {
  const documents = await reader.find('albums', (all) =>
    all
      .where('user_id', '==', uid)
      .where('status', '==', 'Approved')
      .where('is_placed', '==', false),
  );
  return parseListRows(documents, readAlbum);
}

/** Counts a customer's albums that are not ordered yet, up to `limit`. Costs one read per album. */
export async function countUnorderedAlbumsOfCustomer(
  reader: Pick<Database, 'find'>,
  uid: string,
  limit: number,
): Promise<number> {
  const documents = await reader.find('albums', (all) =>
    all.where('user_id', '==', uid).where('is_placed', '==', false).select().limit(limit),
  );
  return documents.length;
}

/** Number of approved albums of all customers that are not placed. */
export function countUnorderedAlbums(reader: Pick<Database, 'count'>): Promise<number> {
  return reader.count('albums', (all) =>
    all.where('status', '==', 'Approved').where('is_placed', '==', false),
  );
}

/** Approved albums of all customers that are not placed, longest waiting first. */
export async function findUnorderedAlbums(
  reader: Pick<Database, 'find'>,
  { limit, after }: Omit<AlbumPage, 'status'>,
): Promise<ListRow<AlbumRecord>[]> {
  const documents = await reader.find('albums', (all) => {
    const sorted = all
      .where('status', '==', 'Approved')
      .where('is_placed', '==', false)
      .orderBy('updated_at')
      .orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return parseListRows(documents, readAlbum, 'updated_at');
}

/** Deletes an album with its history and rounds. Costs no reads, since both are numbered. */
export function removeAlbum(tx: DatabaseTransaction, { id, moves, round }: AlbumRecord): void {
  tx.delete(pathOf(id));
  for (let move = 1; move <= moves; move += 1) tx.delete(eventPath(id, move));
  for (let number = 1; number <= round; number += 1) removeRound(tx, id, number);
}

/** Every move of an album, oldest first. */
export async function findAlbumEvents(
  reader: Pick<Database, 'find'>,
  id: string,
): Promise<AlbumEventRecord[]> {
  const documents = await reader.find(`albums/${id}/history`);
  return documents.map(({ data }) => z.parse(albumEventRecord, data));
}
