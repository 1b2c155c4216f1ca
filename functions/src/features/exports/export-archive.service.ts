import { basename } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { Database, StoredDocument } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { isTimestamp } from '../../platform/stored-fields';
import { archivePath, type ExportRecord } from './export.records';
import { readOwned } from './export.repository';

/**
 * Keys to what is stored, what only a payment provider can read, and what is the shop's own: its notes
 * for itself, and what its searches need.
 */
const SECRETS: readonly string[] = [
  ...['token', 'token_hash', 'visitor', 'provider_state', 'renditions'],
  ...['staff_notes', 'search_terms', 'print_room'],
];
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
};

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
  const zip = new ZipFile();
  for (const [name, documents] of Object.entries(await readOwned(deps.db, record.uid))) {
    zip.addBuffer(toJson(documents, record.uid), `records/${name}.json`);
  }
  const [originals] = await deps.bucket.getFiles({ prefix: `photos/${record.uid}/` });
  for (const file of originals) {
    const extension = EXTENSIONS[file.metadata.contentType ?? ''] ?? '';
    const name = `photos/${basename(file.name)}${extension}`;
    zip.addReadStreamLazy(name, { compress: false }, (open) => {
      open(null, file.createReadStream());
    });
  }
  zip.end();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  const archive = deps.bucket.file(archivePath(record));
  const metadata = { contentType: 'application/zip', cacheControl: 'private, no-store' };
  await pipeline(output, archive.createWriteStream({ resumable: false, metadata }));
}
