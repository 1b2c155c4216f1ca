import { AppError } from '@smriti/shared/base/errors';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { findAlbum } from '../albums/album.repository';
import type { AlbumRecord } from '../albums/album.records';
import { findOrder } from '../orders/order.repository';
import {
  nextPrintCheckTime,
  currentPrintRenderState,
  hasReadyOrRunningFiles,
} from './print-lifecycle.domain';
import type { PrintFilesRecord } from './print.records';
import { findPrintFiles, writePrintFiles } from './print.repository';

type RequestDeps = Pick<Deps, 'db' | 'clock' | 'ids'>;

/** The record of a new render; the trigger of the record does the work. */
export function createPrintRender(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { id, user_id }: Pick<AlbumRecord, 'id' | 'user_id'>,
): PrintFilesRecord {
  const now = clock.now();
  return {
    album_id: id,
    user_id,
    id: ids.id(),
    scene_hash: '',
    state: 'making',
    done: 0,
    total: 0,
    reason: '',
    files: [],
    profile: null,
    preflight_path: null,
    made_at: null,
    asked_at: now.toISOString(),
    check_at: nextPrintCheckTime(now),
  };
}

/** Starts a render, unless one is running. Writes only. @returns the running render */
export function startPrintRender(
  tx: Pick<DatabaseTransaction, 'set'>,
  deps: RequestDeps,
  album: AlbumRecord,
  before: PrintFilesRecord | null,
): PrintFilesRecord {
  const isRunning = before && currentPrintRenderState(before, deps.clock.now()).state === 'making';
  if (isRunning) return before;
  const render = createPrintRender(deps, album);
  writePrintFiles(tx, render);
  return render;
}

/**
 * Requests the print files of a paid order, once per book: the event may arrive twice, and a reorder reuses
 * existing files (docs/rules.md#print-4).
 */
export async function requestPrintFilesOfPaidOrder(
  deps: RequestDeps,
  orderId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    if (order?.payment_status !== 'paid' || order.order_status !== 'processing') return;
    const album = await findAlbum(tx, order.album_id);
    if (album?.status !== 'Approved') return;
    const [before = null] = await findPrintFiles(tx, [album.id]);
    if (before && hasReadyOrRunningFiles(before, album.scene_hash, deps.clock.now())) return;
    writePrintFiles(tx, createPrintRender(deps, album));
  });
}

/** @throws AppError business_rule unless the album is approved */
export function assertAlbumPrintable(album: AlbumRecord | null): asserts album is AlbumRecord {
  if (album?.status === 'Approved') return;
  throw new AppError('business_rule', 'Print files are made of approved albums only.');
}
