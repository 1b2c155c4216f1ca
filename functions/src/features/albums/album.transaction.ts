import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { NOTHING, type Plan } from '../../platform/plan';
import {
  cancelPendingOrder,
  createPendingOrder,
  updatePendingOrder,
} from '../orders/order.repository';
import { planUse, type PhotoUse, type Uploads } from '../photos/photo.service';
import { writeStatus } from '../statuses/status.repository';
import type { AlbumChange } from './album.next';
import type { AlbumRecord } from './album.records';
import { createEvent, writeAlbum } from './album.repository';
import { planReviewMail } from './album.mail';
import { planReview } from './album.review';

/** Everything that is to be written with a change of an album. */
interface AlbumPlan extends Plan {
  /** The photos that the album takes or frees. */
  photos: PhotoUse['records'];
}

/** The photos that an album keeps: its own, and those of its rounds, so that these can be shown. */
export function keptPhotos(album: AlbumRecord | null): string[] {
  return album ? [...new Set([...album.photo_ids, ...album.round_photo_ids])] : [];
}

async function planPhotos(
  tx: DatabaseTransaction,
  deps: Deps,
  { before, after }: AlbumChange,
  uploads: Uploads,
): Promise<PhotoUse> {
  const [had, has] = [keptPhotos(before), keptPhotos(after)];
  const add = has.filter((id) => !had.includes(id));
  const remove = had.filter((id) => !has.includes(id));
  if (add.length + remove.length === 0) return { ...NOTHING, records: new Map() };
  const use = { ownerUid: after.user_id, userId: after.id, add, remove, uploads };
  return planUse(tx, deps, use);
}

/** The album's Pending order is born, cancelled, or kept in step with it. */
function writeOrder(tx: DatabaseTransaction, { before, after, move }: AlbumChange, now: Date) {
  const has = after.pending_order_id;
  const had = before?.pending_order_id ?? null;
  const by = move?.by ?? 'owner';
  if (had === has) updatePendingOrder(tx, after, now);
  else if (has !== null) createPendingOrder(tx, { id: has, album: after, by, now });
  else if (before) cancelPendingOrder(tx, { album: before, by, isGivenBack: false, now });
}

function writeMove(tx: DatabaseTransaction, { before, after, move }: AlbumChange): void {
  if (!move) return;
  const { updated_at: at, status: to, round } = after;
  createEvent(tx, after, { at, ...move, from: before?.status ?? null, to, round });
}

/**
 * Plans a change of an album with everything that follows from it: its history, the use of its
 * photos, the review queue, its Pending order and what open pages listen to. Reads only.
 */
export async function planChange(
  tx: DatabaseTransaction,
  deps: Deps,
  change: AlbumChange,
  uploads: Uploads,
): Promise<AlbumPlan> {
  const { after } = change;
  const now = new Date(after.updated_at);
  const photos = await planPhotos(tx, deps, change, uploads);
  const review = await planReview(tx, change);
  const mail = await planReviewMail(tx, deps, change);
  return {
    photos: photos.records,
    write() {
      writeAlbum(tx, after);
      writeMove(tx, change);
      photos.write();
      review.write();
      writeOrder(tx, change, now);
      mail.write();
      writeStatus(tx, after.id, { owner: after.user_id, status: after.status }, now);
    },
  };
}

/**
 * Writes an album that keeps its content and state, such as one that is paid for, with what is kept
 * in step with it.
 */
export function writeAlbumInPlace(tx: DatabaseTransaction, album: AlbumRecord): void {
  const now = new Date(album.updated_at);
  writeAlbum(tx, album);
  updatePendingOrder(tx, album, now);
  writeStatus(tx, album.id, { owner: album.user_id, status: album.status }, now);
}
