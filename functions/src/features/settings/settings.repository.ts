import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type SettingsRecord, settingsRecord } from './settings.records';

const PATH = 'settings/shop';
const versionPath = (version: number) => `settingsVersions/${version}`;

/** The stored settings; null when admins have not set any. */
export async function findSettings(reader: Pick<Database, 'get'>): Promise<SettingsRecord | null> {
  const document = await reader.get(PATH);
  return document && z.parse(settingsRecord, document.data);
}

/** Writes a new version, next to the earlier ones. */
export function writeSettings(tx: Pick<DatabaseTransaction, 'set'>, record: SettingsRecord): void {
  const stored = { ...record, changed_at: new Date(record.changed_at) };
  tx.set(PATH, stored);
  tx.set(versionPath(record.settings.version), stored);
}
