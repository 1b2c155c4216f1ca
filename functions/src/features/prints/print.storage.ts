import type { Readable, Writable } from 'node:stream';
import { type PreflightReport, preflightReport } from '@smriti/shared/order/preflight';
import * as z from 'zod/mini';
import { mapInBatches } from '../../platform/database/batches';
import type { Deps } from '../../platform/deps';
import { readStoredBytes } from '../../platform/pictures/stored-picture';
import type { PrintFilesRecord } from './print.records';

type Storage = Pick<Deps, 'bucket'>;

const PRIVATE = 'private, no-store';
const DELETIONS_AT_ONCE = 10;
/** A book of 500 photos has a report of about 100 kB. */
const MAX_PREFLIGHT_BYTES = 4 * 1024 * 1024;

type PrintRender = Pick<PrintFilesRecord, 'user_id' | 'album_id' | 'id'>;

const folderOf = ({ user_id, album_id }: Omit<PrintRender, 'id'>) =>
  `prints/${user_id}/${album_id}/`;

export function printFilePath(render: PrintRender, kind: string): string {
  return `${folderOf(render)}${render.id}/${kind}.pdf`;
}

export function preflightReportPath(render: PrintRender): string {
  return `${folderOf(render)}${render.id}/preflight.json`;
}

export async function savePreflightReport(
  { bucket }: Storage,
  path: string,
  report: PreflightReport,
): Promise<void> {
  await bucket.file(path).save(Buffer.from(`${JSON.stringify(report, null, 2)}\n`), {
    resumable: false,
    contentType: 'application/json',
    metadata: { cacheControl: PRIVATE, contentDisposition: 'attachment' },
  });
}

/** The preflight report at a path; null when it is gone. */
export async function readPreflightReport(
  { bucket }: Storage,
  path: string,
): Promise<PreflightReport | null> {
  const bytes = await readStoredBytes(bucket.file(path), MAX_PREFLIGHT_BYTES);
  return bytes && z.parse(preflightReport, JSON.parse(bytes.toString('utf8')));
}

export function archiveFilePath(id: string): string {
  return `print-archives/${id}.zip`;
}

export function openObjectForWriting(
  { bucket }: Storage,
  { path, contentType }: { path: string; contentType: string },
): Writable {
  const metadata = { contentType, cacheControl: PRIVATE, contentDisposition: 'attachment' };
  return bucket.file(path).createWriteStream({ resumable: false, metadata });
}

/** Opens an object for streamed reading; the stream fails if it is gone. */
export function openObjectForReading({ bucket }: Storage, path: string): Readable {
  return bucket.file(path).createReadStream();
}

/** Deletes the print files of an album, except those of the render `exceptId`. */
export async function deletePrintFiles(
  { bucket }: Storage,
  album: Omit<PrintRender, 'id'>,
  exceptId: string | null = null,
): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: folderOf(album) });
  const kept = exceptId === null ? null : `${folderOf(album)}${exceptId}/`;
  const deleted = files.filter(({ name }) => kept === null || !name.startsWith(kept));
  await mapInBatches(deleted, DELETIONS_AT_ONCE, (file) => file.delete({ ignoreNotFound: true }));
}

export async function deleteArchiveFile({ bucket }: Storage, id: string): Promise<void> {
  await bucket.file(archiveFilePath(id)).delete({ ignoreNotFound: true });
}
