import { type Pause, pause } from '@smriti/shared/staff/pause';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';

const PATH = 'settings/pause';
const OPEN: Pause = { requests: null, orders: null, payments: null };

/** The paused parts of the shop; none when never set. */
export async function findPause(reader: Pick<Database, 'get'>): Promise<Pause> {
  const document = await reader.get(PATH);
  return document ? z.parse(pause, document.data) : OPEN;
}

export function writePause(tx: Pick<DatabaseTransaction, 'set'>, value: Pause): void {
  tx.set(PATH, value);
}
