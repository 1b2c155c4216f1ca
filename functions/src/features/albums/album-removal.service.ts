import { isInReview } from '@smriti/shared/album/album-states';
import { deleteAlbum } from '@smriti/shared/album/albums';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import { combinePlans, commitPlan, EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { removeDesigns } from '../designs/design.repository';
import { findOrder, writeOrder } from '../orders/order.repository';
import { toWithdrawnOrder } from '../orders/pending-order.domain';
import { planInitialRefund } from '../payments/refunds/refund.service';
import { removeFaceSearch } from '../photos/face-search.repository';
import { planPhotoUnreference } from '../photos/photo-unreference.service';
import { planPrintCheck } from '../prints/print-check.service';
import { findShares, removeShare } from '../shares/share.repository';
import { removePhotoSheet } from '../photos/photo-sheet.repository';
import { planPhotoUse } from '../photos/photo.service';
import { removeStatusDocument } from './status.repository';
import { findOwnAlbum } from './album.access';
import { usedPhotoIds } from './album.domain';
import { assertNotPlaced } from './album.states';
import { withdrawRequest } from './album-change.domain';
import type { AlbumRecord } from './album.records';
import { removeAlbum } from './album.repository';
import { planReviewRemoval } from './album-review.service';

interface Removal {
  uid: string;
  id: string;
  idempotency: IdempotencyClaim | null;
}

/** Plans to cancel the Pending order of an album that is being deleted. */
async function planCancelRequest(
  tx: DatabaseTransaction,
  album: AlbumRecord,
  now: Date,
): Promise<Plan> {
  const { pending_order_id, user_id: uid, initial_paid_paise: givenBackPaise } = album;
  const order = pending_order_id === null ? null : await findOrder(tx, pending_order_id);
  if (!order) return EMPTY_PLAN;
  const { after } = withdrawRequest(album, { by: 'owner', uid, note: '', now });
  const cancelled = toWithdrawnOrder(order, after, { by: 'owner', uid, now, givenBackPaise });
  return { write: () => writeOrder(tx, cancelled) };
}

/** Plans the removal of everything that belongs to an album; after the commit, its initial payment is refunded. */
async function planRemoval(tx: DatabaseTransaction, deps: Deps, album: AlbumRecord): Promise<Plan> {
  const { id, user_id } = album;
  const use = { ownerUid: user_id, userId: id, add: [], remove: usedPhotoIds(album) };
  const photos = await planPhotoUse(tx, deps, { ...use, uploads: new Map() });
  const left = { owner: user_id, album_id: id, photo_ids: use.remove, still_used: false };
  const leaving = planPhotoUnreference(tx, deps, left);
  const endReview = isInReview(album.status) ? planReviewRemoval(tx, album) : null;
  const refunds = await planInitialRefund(tx, deps, id);
  const now = deps.clock.now();
  const order = await planCancelRequest(tx, album, now);
  const prints = await planPrintCheck(tx, { albumId: id, from: album.status, to: null, now });
  const shares = await findShares(tx, id);
  const removal = {
    write() {
      for (const share of shares) removeShare(tx, share.id);
      removeAlbum(tx, album);
      removeDesigns(tx, id, album.round);
      removePhotoSheet(tx, id);
      removeFaceSearch(tx, id);
      removeStatusDocument(tx, id);
    },
  };
  return combinePlans(removal, photos, leaving, endReview, refunds, order, prints);
}

/**
 * Deletes the caller's album: unreferences its photos, cancels its Pending order and refunds its initial
 * payment (docs/rules.md#states-6).
 * @throws AppError not_found; conflict when the album is part of an order.
 */
export async function removeOwnAlbum(
  deps: Deps,
  { uid, id, idempotency }: Removal,
): Promise<AnswerOf<typeof deleteAlbum>> {
  return commitPlan(deps, idempotency, deleteAlbum.response, async (tx) => {
    const album = await findOwnAlbum(tx, uid, id);
    assertNotPlaced(album);
    const plan = await planRemoval(tx, deps, album);
    return { answer: { message: 'Album deleted successfully' }, plan };
  });
}
