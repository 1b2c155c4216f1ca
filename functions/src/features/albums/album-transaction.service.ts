import type { DatabaseTransaction } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { all, NOTHING, type Plan } from '../../platform/plan';
import type { DraftRecord } from '../drafts/draft.records';
import { removeDraft } from '../drafts/draft.repository';
import type { OrderRecord } from '../order-records/order.records';
import { createOrder, findOrder, writeOrder } from '../order-records/order.repository';
import { inStep, requestedOrder, withdrawnOrder } from '../order-records/pending-order.domain';
import { assertReadable, planUse, type PhotoUse, type Uploads } from '../photos/photo.service';
import { writeStatus } from '../statuses/status.repository';
import type { AlbumChange } from './album-change.domain';
import type { AlbumRecord } from './album.records';
import { createEvent, writeAlbum } from './album.repository';
import { eventOf } from './album.states';
import { planReviewMail } from './album.mail';
import { planReview } from './album-review.service';

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
  { uploads = new Map(), draft = null }: Given,
): Promise<PhotoUse> {
  const [had, has] = [keptPhotos(before), keptPhotos(after)];
  const add = has.filter((id) => !had.includes(id));
  const remove = had.filter((id) => !has.includes(id));
  const isSame = add.length + remove.length === 0;
  if (isSame && !draft) return { ...NOTHING, records: new Map() };
  const use = { ownerUid: after.user_id, userId: after.id, add, remove, uploads, replaces: draft };
  return planUse(tx, deps, use);
}

/** Plans that the album's Pending order is made, cancelled, or kept in step with it. */
async function planOrder(
  tx: DatabaseTransaction,
  { before, after }: AlbumChange,
  now: Date,
): Promise<Plan> {
  const has = after.pending_order_id;
  const had = before?.pending_order_id ?? null;
  const step = { by: 'owner', uid: after.user_id, now } as const;
  if (had === null) {
    const made = has === null ? null : requestedOrder(has, after, step);
    return made ? { write: () => createOrder(tx, made) } : NOTHING;
  }
  const order = await findOrder(tx, had);
  if (!order) return NOTHING;
  const kept =
    has === null
      ? withdrawnOrder(order, after, { ...step, givenBackPaise: null })
      : inStep(order, after, now);
  return { write: () => writeOrder(tx, kept) };
}

function writeMove(tx: DatabaseTransaction, { before, after, move }: AlbumChange): void {
  if (move) createEvent(tx, after, eventOf(before?.status ?? null, after, move));
}

/** What comes with a change, beside the album. */
interface Given {
  /** Of its new photos. */
  uploads?: Uploads;
  /** The unsaved design that it is made of, which ends with it. */
  draft?: DraftRecord | null;
  /** Its Pending order as it is to be written; worked out from the change when left out. */
  order?: OrderRecord;
}

/**
 * Plans a change of an album with everything that follows from it: its history, the use of its
 * photos, the review queue, its Pending order and what open pages listen to. Reads only.
 */
export async function planChange(
  tx: DatabaseTransaction,
  deps: Deps,
  change: AlbumChange,
  given: Given = {},
): Promise<AlbumPlan> {
  const { after } = change;
  const { order, draft } = given;
  const now = new Date(after.updated_at);
  const isSent = change.move?.to === 'Requested' || change.move?.to === 'Approved';
  if (isSent) await assertReadable(tx, after.id, after.photo_ids);
  const photos = await planPhotos(tx, deps, change, given);
  const review = await planReview(tx, change);
  const mail = await planReviewMail(tx, deps, change);
  const ordering = order
    ? { write: () => writeOrder(tx, order) }
    : await planOrder(tx, change, now);
  const album = {
    write() {
      writeAlbum(tx, after);
      writeMove(tx, change);
      if (draft) removeDraft(tx, draft.id);
      writeStatus(tx, after.id, { owner: after.user_id, status: after.status }, now);
    },
  };
  return { ...all(album, photos, review, ordering, mail), photos: photos.records };
}

/**
 * Plans to write an album that keeps its content and state, such as one that is paid for, with what
 * is kept in step with it.
 */
export async function planInPlace(tx: DatabaseTransaction, album: AlbumRecord): Promise<Plan> {
  const now = new Date(album.updated_at);
  const ordering = await planOrder(tx, { before: album, after: album, move: null }, now);
  const writing = {
    write() {
      writeAlbum(tx, album);
      writeStatus(tx, album.id, { owner: album.user_id, status: album.status }, now);
    },
  };
  return all(writing, ordering);
}
