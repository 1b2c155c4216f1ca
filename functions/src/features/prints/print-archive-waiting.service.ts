import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { findAlbumsById } from '../albums/album.repository';
import { findOrdersById } from '../orders/order.repository';
import type { PrintArchiveRecord } from './print.records';
import {
  findPrintArchive,
  findArchivesWaitingFor,
  findPrintFiles,
  writePrintArchive,
} from './print.repository';
import {
  currentPrintRenderState,
  isPrintRenderFinished,
  filesForScene,
} from './print-lifecycle.domain';
import { startPrintRender } from './print-request.service';

type WaitingDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Requests missing print files of the archive's orders. Reads, then writes. @returns ids of the albums to
 * wait for
 */
async function filesUnderWay(
  tx: DatabaseTransaction,
  deps: WaitingDeps,
  { order_ids, asked_at: askedAt }: PrintArchiveRecord,
): Promise<string[]> {
  const orders = await findOrdersById(tx, order_ids);
  const albums = await findAlbumsById(tx, [...new Set(orders.map(({ album_id }) => album_id))]);
  const approved = albums.flatMap((album) => (album?.status === 'Approved' ? album : []));
  const files = await findPrintFiles(
    tx,
    approved.map(({ id }) => id),
  );
  return approved.flatMap((album, index) => {
    const record = files[index] ?? null;
    const sceneHash = album.scene_hash;
    if (record && isPrintRenderFinished(record, { sceneHash, askedAt }, deps.clock.now()))
      return [];
    startPrintRender(tx, deps, album, filesForScene(record, sceneHash));
    return album.id;
  });
}

/**
 * Starts or resumes an archive. It does not block until files are rendered, because that would occupy an instance
 * that could render them; when a render ends, the waiting archives are notified.
 * @returns null while files are being made, or when the archive is already finished
 */
export async function startOrResumeArchive(
  deps: WaitingDeps,
  id: string,
): Promise<PrintArchiveRecord | null> {
  return deps.db.transaction(async (tx) => {
    const record = await findPrintArchive(tx, id);
    if (record?.state !== 'making') return null;
    const waits_for = record.contents === 'files' ? await filesUnderWay(tx, deps, record) : [];
    if (waits_for.length === 0) return record;
    writePrintArchive(tx, { ...record, waits_for, done: record.total - waits_for.length });
    return null;
  });
}

/** Resumes the archives that wait for the print files of an album, unless these are being made. */
export async function resumeArchives(
  deps: Pick<Deps, 'db' | 'clock'>,
  albumId: string,
): Promise<void> {
  for (const { id } of await findArchivesWaitingFor(deps.db, albumId)) {
    await deps.db.transaction(async (tx) => {
      const [archive, [files]] = [
        await findPrintArchive(tx, id),
        await findPrintFiles(tx, [albumId]),
      ];
      if (!archive?.waits_for.includes(albumId)) return;
      if (files && currentPrintRenderState(files, deps.clock.now()).state === 'making') return;
      const waits_for = archive.waits_for.filter((waited) => waited !== albumId);
      const done = archive.total - waits_for.length;
      writePrintArchive(tx, { ...archive, waits_for, done });
    });
  }
}
