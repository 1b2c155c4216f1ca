import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type PlacementRecord, placementRecord } from './order.records';

const pathOf = (id: string) => `placements/${id}`;

/** The placement; null when missing. */
export async function findPlacement(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PlacementRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && z.parse(placementRecord, document.data);
}

/** Creates a placement; the commit fails (see isAlreadyExists) when it exists. */
export function createPlacement(tx: DatabaseTransaction, record: PlacementRecord): void {
  tx.create(pathOf(record.id), { ...record, placed_at: new Date(record.placed_at) });
}
