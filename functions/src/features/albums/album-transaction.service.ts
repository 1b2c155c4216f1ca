import type { Book } from '@smriti/shared/book/scene';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { all, NOTHING, type Plan } from '../../platform/database/plan';
import { type Design, usedPhotos } from '../designs/design.records';
import type { DraftRecord } from '../drafts/draft.records';
import { removeDraft } from '../drafts/draft.repository';
import type { OrderRecord } from '../orders/order.records';
import { createOrder, findOrder, writeOrder } from '../orders/order.repository';
import { customerOf, inStep, requestedOrder, withdrawnOrder } from '../orders/pending-order.domain';
import { assertOpen } from '../settings/pause.service';
import { assertReadable, planUse, type PhotoUse, type Uploads } from '../photos/photo.service';
import { release } from '../photos/photo-release.service';
import { sheetInStep } from '../photos/photo-sheet.service';
import { planPrintCheck } from '../prints/print-check.service';
import { writeStatus } from './status.repository';
import { findProfile } from '../users/user.repository';
import { planDesign, planExactly } from './album-book.service';
import type { AlbumChange } from './album-change.domain';
import type { AlbumRecord } from './album.records';
import { keptPhotos } from './album.domain';
import { createEvent, writeAlbum } from './album.repository';
import { eventOf } from './album.states';
import { planReviewMail } from './album.mail';
import { planReview } from './album-review.service';
import { planApprovedScene } from './approved-scene.service';

/** Everything that is to be written with a change of an album. */
interface AlbumPlan extends Plan {
  /** The photos that the album takes or frees. */
  photos: PhotoUse['records'];
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
  const replaces = draft && { id: draft.id, photo_ids: usedPhotos(draft) };
  const use = { ownerUid: after.user_id, userId: after.id, add, remove, uploads, replaces };
  return planUse(tx, deps, use);
}

/** Lets photos go that the album has no more, neither as its own nor as those of a round. */
export function releaseOf(
  tx: DatabaseTransaction,
  deps: Deps,
  { before, after }: Pick<AlbumChange, 'before' | 'after'>,
): Plan {
  const { user_id: owner, id: album_id, is_placed: still_used } = after;
  const has = keptPhotos(after);
  const photo_ids = keptPhotos(before).filter((id) => !has.includes(id));
  return release(tx, deps, { owner, album_id, photo_ids, still_used });
}

/**
 * The album's sheet, in step with its photos. Those that it took back from an earlier round are not
 * read for that: pages read their records.
 */
function sheetOf(
  tx: DatabaseTransaction,
  { before, after }: AlbumChange,
  records: PhotoUse['records'],
): Plan {
  const added = after.photo_ids.flatMap((id) => records.get(id) ?? []);
  const removed = before?.photo_ids.filter((id) => !after.photo_ids.includes(id)) ?? [];
  if (added.length + removed.length === 0) return NOTHING;
  return sheetInStep(tx, { albumId: after.id, owner: after.user_id, added, removed });
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
    if (has === null) return NOTHING;
    const profile = await findProfile(tx, after.user_id);
    const customer = profile && customerOf(profile);
    const made = requestedOrder(has, after, { ...step, customer });
    return { write: () => createOrder(tx, made) };
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
  /** The book that its customer has made. */
  book?: Book | null | undefined;
  /** The change of its design that this goes on from. */
  bookRev?: number | undefined;
  /** The book of that draft. */
  draftBook?: Book | null | undefined;
  /** Its design as it is to be written; adapted to the change when left out. */
  design?: Design;
  /** Its Pending order as it is to be written; worked out from the change when left out. */
  order?: OrderRecord;
}

/** Plans the design that goes with a change; request and approval are told by the book that they are of. */
async function withDesign(
  tx: DatabaseTransaction,
  deps: Deps,
  change: AlbumChange,
  {
    design,
    ...given
  }: Pick<Given, 'design' | 'book' | 'bookRev' | 'draftBook'> & Pick<PhotoUse, 'records'>,
): Promise<{ design: Plan; change: AlbumChange }> {
  if (design) return { design: await planExactly(tx, change.after.id, design), change };
  const planned =
    change.move?.to === 'Approved'
      ? await planApprovedScene(tx, deps, change, given.records)
      : await planDesign(tx, deps, change, given);
  if (planned.hash === null) return { design: planned, change };
  const after = { ...change.after, scene_hash: planned.hash };
  return { design: planned, change: { ...change, after } };
}

/**
 * Plans a change of an album with everything that follows from it: its history, the use of its
 * photos, the review queue, its Pending order and what open pages listen to. Reads only.
 */
export async function planChange(
  tx: DatabaseTransaction,
  deps: Deps,
  asked: AlbumChange,
  given: Given = {},
): Promise<AlbumPlan> {
  const { order, draft } = given;
  const now = new Date(asked.after.updated_at);
  const isSent = asked.move?.to === 'Requested' || asked.move?.to === 'Approved';
  if (asked.move?.to === 'Requested') await assertOpen(deps, 'requests');
  if (isSent) await assertReadable(tx, asked.after.id, asked.after.photo_ids);
  const photos = await planPhotos(tx, deps, asked, given);
  const { design, change } = await withDesign(tx, deps, asked, { ...given, ...photos });
  const { after } = change;
  const review = await planReview(tx, change);
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
      writeStatus(tx, after.id, { owner: after.user_id, status: after.status }, now);
    },
  };
  const sheet = sheetOf(tx, change, photos.records);
  const leaving = releaseOf(tx, deps, change);
  return {
    ...all(album, photos, design, sheet, leaving, review, ordering, mail, prints),
    photos: photos.records,
  };
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
