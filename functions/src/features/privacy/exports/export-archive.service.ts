import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Database, StoredDocument } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { isTimestamp } from '../../../platform/database/stored-fields';
import { writeZip } from '../../../platform/formats/zip';
import { openStoredBytes } from '../../../platform/pictures/stored-picture';
import { photoExtension } from '../../photos/photo-ids.domain';
import { archivePath, type ExportRecord } from './export.records';
import { readOwned } from './export.repository';

/**
 * Keys to what is stored, what only a payment provider can read, and what is the shop's own: its notes
 * for itself, and what its searches need.
 */
const SECRETS: readonly string[] = [
  'token',
  'token_hash',
  'visitor',
  'provider_state',
  'renditions',
  'staff_notes',
  'search_terms',
  'print_room',
];
/** Say whose call something was: of the shop's people, or another customer. `by` says it in a word. */
const WHOSE: readonly string[] = ['by_uid', 'inviter_uid'];

/**
 * A stored value of `ownerUid` as JSON shows it to people: moments in words, nothing that opens
 * something, and no id of anybody else (docs/rules.md#accounts-12).
 */
export function plain(value: unknown, ownerUid: string): unknown {
  if (isTimestamp(value)) return value.toDate().toISOString();
  // what is kept packed, which are books
  if (value instanceof Uint8Array) return JSON.parse(gunzipSync(value).toString()) as unknown;
  if (Array.isArray(value)) return value.map((one) => plain(one, ownerUid));
  if (typeof value !== 'object' || value === null) return value;
  const shown = Object.entries(value).filter(
    ([key, one]) => !SECRETS.includes(key) && (!WHOSE.includes(key) || one === ownerUid),
  );
  return Object.fromEntries(shown.map(([key, one]) => [key, plain(one, ownerUid)]));
}

function toJson(documents: readonly StoredDocument[], ownerUid: string): Buffer {
  const records = documents.map(({ id, data }) => ({ record: id, fields: plain(data, ownerUid) }));
  return Buffer.from(JSON.stringify(records, null, 2));
}

interface ArchiveDeps extends Pick<Deps, 'bucket'> {
  db: Pick<Database, 'get' | 'find'>;
}

/**
 * Writes an archive of all that is kept of an account to Cloud Storage: a JSON file of each kind of
 * record, and the original photos. It is written as it is read, one photo at a time, so that its
 * size is no matter of memory.
 */
export async function writeArchive(deps: ArchiveDeps, record: ExportRecord): Promise<void> {
  const owned = await readOwned(deps.db, record.uid);
  const [originals] = await deps.bucket.getFiles({ prefix: `photos/${record.uid}/` });
  const archive = deps.bucket.file(archivePath(record));
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
