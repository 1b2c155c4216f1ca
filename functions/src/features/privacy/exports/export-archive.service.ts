import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database, StoredDocument } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { isTimestamp } from '../../../platform/database/stored-fields';
import { writeZip } from '../../../platform/formats/zip';
import { openStoredBytes } from '../../../platform/pictures/stored-picture';
import { photoExtension } from '../../photos/photo-ids.domain';
import { exportArchivePath, type ExportRecord } from './export.records';
import { readAccountData } from './export.repository';

/**
 * Fields left out of archives: storage keys, data for payment providers only, and internal data of the
 * shop (notes, tags and search terms).
 */
const SECRETS: readonly string[] = [
  'token',
  'token_hash',
  'visitor',
  'provider_state',
  'renditions',
  'staff_notes',
  'staff_tags',
  'search_terms',
  'name_key',
  'print_room',
  'late_from',
  'grand_total_paise',
];
/**
 * Fields with a uid, exported only for the owner's own: staff and other customers stay anonymous. `by` tells
 * the role.
 */
const WHOSE: readonly string[] = ['by_uid', 'inviter_uid', 'invited_by'];

/**
 * A stored value of `ownerUid` as readable JSON: ISO times, no secrets, no ids of other people
 * (docs/rules.md#accounts-12).
 */
export function toReadableJson(value: unknown, ownerUid: string): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  // compressed values, i.e. saved designs of books
  if (value instanceof Uint8Array) return JSON.parse(gunzipSync(value).toString()) as unknown;
  if (Array.isArray(value)) return value.map((one) => toReadableJson(one, ownerUid));
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(
    ([key, one]) => !SECRETS.includes(key) && (!WHOSE.includes(key) || one === ownerUid),
  );
  return Object.fromEntries(shown.map(([key, one]) => [key, toReadableJson(one, ownerUid)]));
}

function toJson(documents: readonly StoredDocument[], ownerUid: string): Buffer {
  const records = documents.map(({ id, data }) => ({
    record: id,
    fields: toReadableJson(data, ownerUid),
  }));
  return Buffer.from(JSON.stringify(records, null, 2));
}

interface ArchiveDeps extends Pick<Deps, 'bucket'> {
  db: Pick<Database, 'get' | 'find'>;
}

/**
 * Writes an archive of all data of an account to Cloud Storage: one JSON file per kind of record, and
 * the original photos. Streamed one photo at a time, so that memory use does not depend on its size.
 */
export async function writeExportArchive(deps: ArchiveDeps, record: ExportRecord): Promise<void> {
  const owned = await readAccountData(deps.db, record.uid);
  const [originals] = await deps.bucket.getFiles({ prefix: `photos/${record.uid}/` });
  const archive = deps.bucket.file(exportArchivePath(record));
  const metadata = { contentType: 'application/zip', cacheControl: 'private, no-store' };
  await writeZip(archive.createWriteStream({ resumable: false, metadata }), (zip) => {
    for (const [name, documents] of Object.entries(owned)) {
      zip.addBuffer(toJson(documents, record.uid), `records/${name}.json`);
    }
    for (const file of originals) {
      const extension = photoExtension(file.metadata.contentType);
      zip.addStored(`photos/${basename(file.name)}${extension}`, () => openStoredBytes(file));
    }
  });
}
