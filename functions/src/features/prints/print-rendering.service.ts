import { AppError } from '@smriti/shared/base/errors';
import { coverPage, insidePages, type PrintPage } from '@smriti/shared/book/print-pages';
import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import type { PreflightFile } from '@smriti/shared/order/preflight';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { Deps } from '../../platform/deps';
import type { OutputProfile } from '../../platform/pdf/output-profile';
import { albumBookFormat } from '../albums/album-book.domain';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum } from '../albums/album.repository';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { loadOutputProfile } from '../settings/output-profile.service';
import { getCurrentSettings } from '../settings/settings.service';
import { loadApprovedBook } from './approved-book.service';
import { findPrintablePhotos, loadPrintableOriginal } from './print-originals.service';
import { toPreflightFile } from './print-preflight.presenter';
import type { STORED_FILE_KINDS, PrintFilesRecord } from './print.records';
import { findPrintFiles, writePrintFiles } from './print.repository';
import {
  deletePrintFiles,
  openObjectForWriting,
  preflightReportPath,
  printFilePath,
  savePreflightReport,
} from './print.storage';

type RenderDeps = Pick<Deps, 'db' | 'bucket' | 'clock' | 'logger' | 'config'>;
type RenderedFile = PrintFilesRecord['files'][number];

/** Minimum interval between progress updates, in ms. */
const PROGRESS_INTERVAL_MILLISECONDS = 2000;
const UNKNOWN = 'Something went wrong with these files. Please make them again.';

interface Part {
  kind: (typeof STORED_FILE_KINDS)[number];
  pages: readonly PrintPage[];
}

function partsOf(book: Book, inside: readonly PrintPage[]): Part[] {
  const cover = coverPage(book);
  return [
    { kind: 'inside', pages: inside },
    ...(cover ? [{ kind: 'cover', pages: [cover] } as const] : []),
  ];
}

/** Updates the record of a render, unless a newer one has replaced it. @returns whether it did */
async function updateRender(
  { db }: Pick<RenderDeps, 'db'>,
  { album_id, id }: PrintFilesRecord,
  change: Partial<PrintFilesRecord>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [current] = await findPrintFiles(tx, [album_id]);
    if (current?.id !== id || current.state !== 'making') return false;
    writePrintFiles(tx, { ...current, ...change });
    return true;
  });
}

/**
 * Returns a callback to be called after each page; it stores the progress every PROGRESS_INTERVAL_MILLISECONDS at most.
 */
function createProgressUpdater(deps: RenderDeps, record: PrintFilesRecord, total: number) {
  let noted = deps.clock.now().getTime();
  let done = 0;
  return async () => {
    done += 1;
    const now = deps.clock.now().getTime();
    if (now - noted < PROGRESS_INTERVAL_MILLISECONDS) return;
    noted = now;
    await updateRender(deps, record, { done, total });
  };
}

interface Task {
  album: AlbumRecord;
  book: Book;
  hash: string;
  press: OutputProfile | null;
  markRoom: number;
  faces: ReadonlyMap<string, string>;
  onPage: () => Promise<void>;
}

async function writePart(
  deps: RenderDeps,
  record: PrintFilesRecord,
  { kind, pages }: Part,
  { album, book, hash, press, markRoom, faces, onPage }: Task,
): Promise<{ file: RenderedFile; preflight: PreflightFile }> {
  const [{ writePrintFile }, { createTypesetter }] = await Promise.all([
    import('./book-pdf.presenter'),
    import('./typesetter.service'),
  ]);
  const path = printFilePath(record, kind);
  const sink = openObjectForWriting(deps, { path, contentType: 'application/pdf' });
  const createdAt = deps.clock.now();
  try {
    const { bytes, facts } = await writePrintFile(sink, {
      look: book.look,
      pages,
      press,
      markRoom,
      faces,
      onPage,
      info: { title: album.title, author: SHOP_NAME, scene: hash, createdAt },
      original: (id) => loadPrintableOriginal(deps, album, id),
      setter: await createTypesetter(book.look, pages),
    });
    return {
      file: { kind, path, bytes, pages: pages.length },
      preflight: toPreflightFile(kind, facts, {
        photoIds: album.photo_ids,
        isForPress: press !== null,
      }),
    };
  } catch (error) {
    sink.destroy();
    throw error;
  }
}

async function renderFiles(
  deps: RenderDeps,
  record: PrintFilesRecord,
): Promise<Partial<PrintFilesRecord>> {
  const album = await findAlbum(deps.db, record.album_id);
  if (album?.status !== 'Approved')
    throw new AppError('not_found', 'This album is not approved any more.');
  const { book, hash } = await loadApprovedBook(deps, album);
  const photos = await findPrintablePhotos(deps, album, [...placedPhotoIds(book)]);
  const faces = new Map(photos.map(({ id, facts }) => [id, facts?.faces ?? '']));
  const format = albumBookFormat(await getCurrentCatalogue(deps), album);
  const { crop_marks_mm: markRoom } = await getCurrentSettings(deps);
  const press = await loadOutputProfile(deps);
  const parts = partsOf(book, insidePages(book, format));
  const total = parts.reduce((sum, { pages }) => sum + pages.length, 0);
  await updateRender(deps, record, { total, scene_hash: hash });
  const onPage = createProgressUpdater(deps, record, total);
  const task = { album, book, hash, press, markRoom, faces, onPage };
  const files: RenderedFile[] = [];
  const preflights: PreflightFile[] = [];
  for (const part of parts) {
    const { file, preflight } = await writePart(deps, record, part, task);
    files.push(file);
    preflights.push(preflight);
  }
  const profile = press && { hash: press.hash, description: press.description };
  const preflight_path = preflightReportPath(record);
  await savePreflightReport(deps, preflight_path, {
    standard: press ? 'PDF/X-4' : 'PDF 1.7',
    profile,
    scene_hash: hash,
    made_at: deps.clock.now().toISOString(),
    files: preflights,
  });
  return { files, scene_hash: hash, profile, preflight_path, done: total, total };
}

/**
 * Renders the requested print files of an album (docs/rules.md#print-4) and keeps only the files of the newest
 * render. A failure is stored with its reason.
 */
export async function renderPrintFiles(deps: RenderDeps, albumId: string): Promise<void> {
  const [record] = await findPrintFiles(deps.db, [albumId]);
  if (record?.state !== 'making') return;
  try {
    const rendered = await renderFiles(deps, record);
    const made_at = deps.clock.now().toISOString();
    const isKept = await updateRender(deps, record, { ...rendered, state: 'ready', made_at });
    const [current] = isKept ? [record] : await findPrintFiles(deps.db, [albumId]);
    await deletePrintFiles(deps, record, current?.id);
  } catch (error) {
    const isKnown = error instanceof AppError;
    if (!isKnown) deps.logger.error({ err: error, album: albumId }, 'print files not made');
    const reason = isKnown ? error.message : UNKNOWN;
    await updateRender(deps, record, { state: 'failed', reason });
  }
}
