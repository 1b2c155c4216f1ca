import { pipeline, type Readable } from 'node:stream';
import { AppError } from '@smriti/shared/base/errors';
import type { Deps } from '../../platform/deps';
import { writeZip, type ZipEntries } from '../../platform/formats/zip';
import { createMetadataFilter } from '../../platform/pictures/metadata-removal';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum } from '../albums/album.repository';
import type { OrderRecord } from '../orders/order.records';
import { findOrdersById } from '../orders/order.repository';
import { photoExtension } from '../photos/photo-ids.domain';
import { findPhotos } from '../photos/photo.repository';
import { openOriginal, type PhotoName } from '../photos/photo.storage';
import { renderJobTicketJson, renderJobTicketPdf } from './job-ticket.service';
import { startOrResumeArchive } from './print-archive-waiting.service';
import { currentPrintRenderState } from './print-lifecycle.domain';
import { assertAlbumPrintable } from './print-request.service';
import type { PrintArchiveRecord, PrintFilesRecord } from './print.records';
import { findPrintFiles, writePrintArchive } from './print.repository';
import { archiveFilePath, openObjectForReading, openObjectForWriting } from './print.storage';

type JobDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'ids' | 'logger'>;

const UNKNOWN = 'Something went wrong with this archive. Please ask for it again.';

/** Adds the files of one order to the archive. */
type Adding = (zip: ZipEntries) => void;

interface Job {
  order: OrderRecord;
  album: AlbumRecord;
}

/** The ready print files of an album. @throws AppError not_found, with the reason, when they are not ready */
async function readyFiles(deps: JobDeps, album: AlbumRecord): Promise<PrintFilesRecord> {
  const [record] = await findPrintFiles(deps.db, [album.id]);
  if (!record) throw new AppError('not_found', 'Its print files were deleted.');
  const { state, reason } = currentPrintRenderState(record, deps.clock.now());
  if (state === 'making') throw new AppError('not_found', 'Its print files are being made again.');
  if (state === 'failed') throw new AppError('not_found', reason);
  return record;
}

async function addFiles(deps: JobDeps, { order, album }: Job): Promise<Adding> {
  const record = await readyFiles(deps, album);
  const [pdf, json] = [
    await renderJobTicketPdf(deps, { order, album, record }),
    renderJobTicketJson({ order, album, record }),
  ];
  return (zip) => {
    for (const { bytes, filename } of [pdf, json]) zip.addBuffer(bytes, `${order.id}/${filename}`);
    for (const { kind, path } of record.files) {
      zip.addStored(`${order.id}/${order.id}-${kind}.pdf`, () => openObjectForReading(deps, path));
    }
    const { preflight_path: report } = record;
    if (report !== null) {
      const name = `${order.id}/${order.id}-preflight.json`;
      zip.addStored(name, () => openObjectForReading(deps, report));
    }
  };
}

/** Streams an original without its metadata (docs/rules.md#print-7); the stream fails if it is gone. */
function openWithoutMetadata(deps: JobDeps, photo: PhotoName): Readable {
  // Destroying the stream on an error makes the archive fail.
  return pipeline(openOriginal(deps, photo), createMetadataFilter(), () => undefined);
}

async function addOriginals(deps: JobDeps, { order, album }: Job): Promise<Adding> {
  const records = await findPhotos(deps.db, album.photo_ids);
  const photos = records.flatMap((record) => record ?? []);
  const isWhole = records.every((record) => record !== null && record.original_deleted_at === null);
  if (!isWhole) throw new AppError('not_found', 'Its photos were deleted.');
  return (zip) => {
    for (const [index, photo] of photos.entries()) {
      const name = `${String(index + 1).padStart(3, '0')}${photoExtension(photo.content_type)}`;
      zip.addStored(`${order.id}/${name}`, () => openWithoutMetadata(deps, photo));
    }
  };
}

/** Prepares the files of an order, or returns why it is left out. */
async function prepared(
  deps: JobDeps,
  order: OrderRecord,
  contents: PrintArchiveRecord['contents'],
): Promise<Adding | { order_id: string; reason: string }> {
  try {
    const album = await findAlbum(deps.db, order.album_id);
    assertAlbumPrintable(album);
    const job = { order, album };
    return await (contents === 'files' ? addFiles(deps, job) : addOriginals(deps, job));
  } catch (error) {
    if (error instanceof AppError) return { order_id: order.id, reason: error.message };
    throw error;
  }
}

async function note(
  { db }: Pick<JobDeps, 'db'>,
  record: PrintArchiveRecord,
  change: Partial<PrintArchiveRecord>,
): Promise<void> {
  await db.batch((writes) => writePrintArchive(writes, { ...record, ...change }));
}

async function fill(
  deps: JobDeps,
  record: PrintArchiveRecord,
): Promise<Pick<PrintArchiveRecord, 'state' | 'missing' | 'done' | 'reason'>> {
  const orders = await findOrdersById(deps.db, record.order_ids);
  const adding: Adding[] = [];
  const missing: PrintArchiveRecord['missing'] = [];
  for (const order of orders) {
    const one = await prepared(deps, order, record.contents);
    if (typeof one === 'function') adding.push(one);
    else missing.push(one);
    await note(deps, record, { done: adding.length + missing.length, missing });
  }
  const done = adding.length;
  if (done === 0) {
    const [first] = missing;
    return { state: 'failed', missing, done, reason: first?.reason ?? UNKNOWN };
  }
  const path = archiveFilePath(record.id);
  await writeZip(openObjectForWriting(deps, { path, contentType: 'application/zip' }), (zip) => {
    for (const add of adding) add(zip);
  });
  return { state: 'ready', missing, done, reason: '' };
}

/**
 * Fills a requested archive, once the print files that it needs exist (docs/rules.md#print-6). A failure is
 * stored with its reason.
 */
export async function fillPrintArchive(deps: JobDeps, id: string): Promise<void> {
  const record = await startOrResumeArchive(deps, id);
  if (!record) return;
  try {
    await note(deps, record, await fill(deps, record));
  } catch (error) {
    deps.logger.error({ err: error, archive: id }, 'print archive not made');
    await note(deps, record, { state: 'failed', reason: UNKNOWN });
  }
}
