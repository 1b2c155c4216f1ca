import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import { type AlbumEventRecord, albumEventRecord } from '../albums/album.records';
import { type OrderRecord, orderRecord } from '../orders/order.records';
import { emptyDailyFigures, type FiguresWindow } from './figures.domain';
import { type DailyFigures, dailyFigures } from './figures.records';

const STATE = 'dailyFigures/state';
const pathOf = (day: string) => `dailyFigures/${day}`;

const state = storedObject({ folded_until: storedTime });

/** Time up to which the figures are complete; null before the first run. */
export async function findFiguresCompleteUntil(
  reader: Pick<Database, 'get'>,
): Promise<string | null> {
  const document = await reader.get(STATE);
  return document && z.parse(state, document.data).folded_until;
}

export function writeFiguresCompleteUntil(tx: DatabaseTransaction, until: Date): void {
  tx.set(STATE, { folded_until: until }, { merge: true });
}

/** Figures in the order of the days; empty figures for days without any. */
export async function findDailyFigures(
  reader: Pick<Database, 'getAll'>,
  days: readonly string[],
): Promise<DailyFigures[]> {
  const documents = await reader.getAll(days.map(pathOf));
  return documents.map((document, index) =>
    document ? z.parse(dailyFigures, document.data) : emptyDailyFigures(days[index] ?? ''),
  );
}

export function writeDailyFigures(tx: DatabaseTransaction, figures: DailyFigures): void {
  tx.set(pathOf(figures.day), figures);
}

interface Page<Place> {
  /** Position of the last order of the previous page. */
  from: Place | undefined;
  limit: number;
}

/** Orders changed after a time, by time of their last change. */
export async function findChangedOrders(
  reader: Pick<Database, 'find'>,
  after: Date,
  { from, limit }: Page<Pick<OrderRecord, 'updated_at' | 'id'>>,
): Promise<OrderRecord[]> {
  const documents = await reader.find('orders', (all) => {
    const changed = all.where('updated_at', '>', after);
    const sorted = changed.orderBy('updated_at').orderBy('__name__');
    return (from ? sorted.startAfter(new Date(from.updated_at), from.id) : sorted).limit(limit);
  });
  return documents.map(({ data }) => z.parse(orderRecord, data));
}

export interface AlbumMoveRecord extends Pick<AlbumEventRecord, 'at' | 'to'> {
  path: string;
  album_id: string;
}

const ALBUM_OF_PATH = /^albums\/([^/]+)\//;

/** Moves of albums within a window, by time. */
export async function findAlbumMoves(
  reader: Pick<Database, 'findGroup'>,
  { after, until }: FiguresWindow,
  { from, limit }: Page<Pick<AlbumMoveRecord, 'at' | 'path'>>,
): Promise<AlbumMoveRecord[]> {
  const documents = await reader.findGroup('history', (all) => {
    const within = all.where('at', '>', after).where('at', '<=', until);
    const sorted = within.orderBy('at').orderBy('__name__');
    return (from ? sorted.startAfter(new Date(from.at), from.path) : sorted).limit(limit);
  });
  return documents.map(({ data, path }) => {
    const { at, to } = z.parse(albumEventRecord, data);
    return { at, to, path, album_id: ALBUM_OF_PATH.exec(path)?.[1] ?? '' };
  });
}
