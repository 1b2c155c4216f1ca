import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { combinePlans, EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { type Design, listUsedPhotoIds } from '../designs/design.records';
import type { DraftRecord } from '../drafts/draft.records';
import { removeDraft } from '../drafts/draft.repository';
import type { OrderRecord } from '../orders/order.records';
import { createOrder, findOrder, writeOrder } from '../orders/order.repository';
import {
  toOrderCustomer,
  syncPendingOrder,
  createRequestedOrder,
  toWithdrawnOrder,
} from '../orders/pending-order.domain';
import { assertNotPaused } from '../settings/pause.service';
import type { UnrecordedUploads } from '../photos/photo.records';
import { assertPhotosReadable, planPhotoUse, type PhotoUse } from '../photos/photo.service';
import { planPhotoUnreference } from '../photos/photo-unreference.service';
import { planPhotoSheetUpdate } from '../photos/photo-sheet.service';
import { planPrintCheck } from '../prints/print-check.service';
import { writeStatusDocument } from './status.repository';
import { findProfile } from '../users/user.repository';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { planDesign } from './album-book.service';
import { albumCover } from './album-cover.domain';
import type { AlbumChange } from './album-change.domain';
import type { AlbumRecord } from './album.records';
import { usedPhotoIds } from './album.domain';
import { createAlbumEvent, writeAlbum } from './album.repository';
import { toAlbumEvent } from './album.states';
import { planReviewMail } from './album.mail';
import { planReviewUpdate } from './album-review.service';

/** Plan to write an album and everything that depends on it. */
interface AlbumPlan extends Plan {
  album: AlbumRecord;
  /** Records of the photos that the album starts or stops using. */
  photos: PhotoUse['records'];
}

async function planPhotos(
  tx: DatabaseTransaction,
  deps: Deps,
  { before, after }: AlbumChange,
  { uploads = new Map(), draft = null }: Given,
): Promise<PhotoUse> {
  const [had, has] = [usedPhotoIds(before), usedPhotoIds(after)];
  const add = has.filter((id) => !had.includes(id));
  const remove = had.filter((id) => !has.includes(id));
  const isSame = add.length + remove.length === 0;
  if (isSame && !draft) return { ...EMPTY_PLAN, records: new Map() };
  const replaces = draft && { id: draft.id, photo_ids: listUsedPhotoIds(draft) };
  const use = { ownerUid: after.user_id, userId: after.id, add, remove, uploads, replaces };
  return planPhotoUse(tx, deps, use);
}

/** Plans to unreference photos that the album no longer uses, neither in its content nor in a round. */
export function planUnreferencedPhotos(
  tx: DatabaseTransaction,
  deps: Deps,
  { before, after }: Pick<AlbumChange, 'before' | 'after'>,
): Plan {
  const { user_id: owner, id: album_id, is_placed: still_used } = after;
  const has = usedPhotoIds(after);
  const photo_ids = usedPhotoIds(before).filter((id) => !has.includes(id));
  return planPhotoUnreference(tx, deps, { owner, album_id, photo_ids, still_used });
}

/**
 * Plans to update the album's photo sheet. Photos restored from an earlier review round are not added, which
 * saves reads here: pages read their records instead.
 */
function planSheetUpdate(
  tx: DatabaseTransaction,
  { before, after }: AlbumChange,
  records: PhotoUse['records'],
): Plan {
  const added = after.photo_ids.flatMap((id) => records.get(id) ?? []);
  const removed = before?.photo_ids.filter((id) => !after.photo_ids.includes(id)) ?? [];
  if (added.length + removed.length === 0) return EMPTY_PLAN;
  return planPhotoSheetUpdate(tx, { albumId: after.id, owner: after.user_id, added, removed });
}

/** Plans to create, cancel or update the album's Pending order. */
async function planOrder(
  tx: DatabaseTransaction,
  { before, after }: AlbumChange,
  now: Date,
): Promise<Plan> {
  const has = after.pending_order_id;
  const had = before?.pending_order_id ?? null;
  const step = { by: 'owner', uid: after.user_id, now } as const;
  if (had === null) {
    if (has === null) return EMPTY_PLAN;
    const profile = await findProfile(tx, after.user_id);
    const customer = profile && toOrderCustomer(profile);
    const made = createRequestedOrder(has, after, { ...step, customer });
    return { write: () => createOrder(tx, made) };
  }
  const order = await findOrder(tx, had);
  if (!order) return EMPTY_PLAN;
  const kept =
    has === null
      ? toWithdrawnOrder(order, after, { ...step, givenBackPaise: null })
      : syncPendingOrder(order, after, now);
  return { write: () => writeOrder(tx, kept) };
}

function writeMove(tx: DatabaseTransaction, { before, after, move }: AlbumChange): void {
  if (move) createAlbumEvent(tx, after, toAlbumEvent(before?.status ?? null, after, move));
}

/** Inputs of an album change besides the album itself. */
interface Given {
  /** Uploads of its new photos. */
  uploads?: UnrecordedUploads;
  /** The draft that becomes the album; it is deleted with the change. */
  draft?: DraftRecord | null;
  /** The book sent by the customer. */
  book?: Book | null | undefined;
  /** Revision of the design that the sent book is based on. */
  bookRev?: number | undefined;
  draftBook?: Book | null | undefined;
  /** The design to write; when omitted, the stored design is adapted to the change. */
  design?: Design;
  /** The Pending order to write; when omitted, it is derived from the change. */
  order?: OrderRecord;
}

/**
 * Plans a change of an album with everything that depends on it: history, photo use, review queue, Pending
 * order, mail, print files and the status that open pages listen to. Reads only.
 */
export async function planAlbumChange(
  tx: DatabaseTransaction,
  deps: Deps,
  asked: AlbumChange,
  given: Given = {},
): Promise<AlbumPlan> {
  const { order, draft } = given;
  const now = new Date(asked.after.updated_at);
  const isSent = asked.move?.to === 'Requested' || asked.move?.to === 'Approved';
  if (asked.move?.to === 'Requested') await assertNotPaused(deps, 'requests');
  if (isSent) await assertPhotosReadable(tx, asked.after.id, asked.after.photo_ids);
  const photos = await planPhotos(tx, deps, asked, given);
  const design = await planDesign(tx, deps, asked, { ...given, records: photos.records });
  // A request or approval also stores the hash of its book on the album.
  const hashed = design.hash === null ? asked.after : { ...asked.after, scene_hash: design.hash };
  const after = design.book
    ? { ...hashed, cover: albumCover(await getCurrentCatalogue(deps), hashed, design.book) }
    : hashed;
  const change = { ...asked, after };
  const review = await planReviewUpdate(tx, change);
  const mail = await planReviewMail(tx, deps, change);
  const ordering = order
    ? { write: () => writeOrder(tx, order) }
    : await planOrder(tx, change, now);
  const prints = await planPrintCheck(tx, {
    albumId: after.id,
    from: change.before?.status ?? null,
    to: after.status,
    now,
  });
  const album = {
    write() {
      writeAlbum(tx, after);
      writeMove(tx, change);
      if (draft) removeDraft(tx, draft.id);
      writeStatusDocument(tx, after.id, { owner: after.user_id, status: after.status }, now);
    },
  };
  const sheet = planSheetUpdate(tx, change, photos.records);
  const leaving = planUnreferencedPhotos(tx, deps, change);
  return {
    ...combinePlans(album, photos, design, sheet, leaving, review, ordering, mail, prints),
    album: after,
    photos: photos.records,
  };
}

/**
 * Plans to write an album whose content and state stay the same (for example after a payment), together with
 * the records that depend on it.
 */
export async function planAlbumUpdate(tx: DatabaseTransaction, album: AlbumRecord): Promise<Plan> {
  const now = new Date(album.updated_at);
  const ordering = await planOrder(tx, { before: album, after: album, move: null }, now);
  const writing = {
    write() {
      writeAlbum(tx, album);
      writeStatusDocument(tx, album.id, { owner: album.user_id, status: album.status }, now);
    },
  };
  return combinePlans(writing, ordering);
}
