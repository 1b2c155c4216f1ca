import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type OutputProfileRecord, outputProfileRecord } from './output-profile.records';

const PATH = 'settings/outputProfile';

/** The output profile of the shop; null when none is set. */
export async function findOutputProfile(
  reader: Pick<Database, 'get'>,
): Promise<OutputProfileRecord | null> {
  const document = await reader.get(PATH);
  return document && z.parse(outputProfileRecord, document.data);
}

export function writeOutputProfile(
  tx: Pick<DatabaseTransaction, 'set'>,
  record: OutputProfileRecord,
): void {
  tx.set(PATH, { ...record, uploaded_at: new Date(record.uploaded_at) });
}

export function removeOutputProfileRecord(tx: Pick<DatabaseTransaction, 'delete'>): void {
  tx.delete(PATH);
}
