import type { AlbumStatus } from '@smriti/shared/album/album-states';
import {
  type ApprovalProduct,
  type QueueItem,
  takeApprovalProduct,
} from '@smriti/shared/album/approval';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { SignedInCaller, StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { findAlbumToRead, albumNotFoundError } from '../albums/album.access';
import { findPhotosById } from '../albums/album-covers.service';
import { type ListHeaders, type ListQuery, loadListPage } from '../../platform/list-page';
import { isInitialPaymentMissing } from '../albums/album.domain';
import {
  presentAlbum,
  presentAlbumDetail,
  presentReviewedAlbum,
  presentImages,
  ownerPhotoPresenter,
  staffPhotoPresenter,
} from '../albums/album.presenter';
import { printWarnings } from '../albums/print-warnings.domain';
import { findAlbumEvents } from '../albums/album.repository';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { findShownPhotos } from '../photos/photo-sheet.service';
import { isTakenByOther, createReviewAssignment } from './round.domain';
import { presentProposals } from './proposal.presenter';
import { presentQueueItem, presentRound, presentReviewer } from './round.presenter';
import type { QueueRecord } from './round.records';
import {
  countReviewQueue,
  findReviewQueue,
  findQueueEntry,
  findRounds,
  writeQueueEntry,
} from './round.repository';
import { recordAssignmentChange } from './review-audit.service';

const DEFAULT_LIMIT = 25;

interface QueueQuery extends ListQuery {
  status?: AlbumStatus | undefined;
}

interface QueuePage {
  items: QueueItem[];
  headers: ListHeaders;
}

/**
 * A page of the review queue, oldest first. Reads the entry and the cover of each album.
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function getReviewQueuePage(
  deps: Deps,
  caller: SignedInCaller,
  { status = 'Requested', limit = DEFAULT_LIMIT, ...page }: QueueQuery,
): Promise<QueuePage> {
  const { records: entries, headers } = await loadListPage(
    { ...page, limit },
    {
      find: (place) => findReviewQueue(deps.db, { status, ...place }),
      count: () => countReviewQueue(deps.db, status),
    },
  );
  const covers = await findPhotosById(
    deps.db,
    entries.flatMap(({ cover_photo_id }) => cover_photo_id ?? []),
  );
  const viewer = { uid: caller.uid, now: deps.clock.now() };
  return {
    items: entries.map((entry) => {
      const cover = covers.get(entry.cover_photo_id ?? '');
      const present = staffPhotoPresenter(deps, { albumId: entry.album_id, uid: caller.uid });
      return presentQueueItem(entry, cover ? present(cover).thumbnail_url : null, viewer);
    }),
    headers,
  };
}

/**
 * An album with its review history and the photos of each round. Visible to its owner and, while it is in
 * review, to staff; only staff see who is working on it.
 * @throws AppError not_found.
 */
export async function getReviewedAlbum(
  deps: Deps,
  caller: SignedInCaller,
  id: string,
): Promise<ApprovalProduct> {
  const { album, actor } = await findAlbumToRead(deps.db, caller, id);
  const [events, rounds, entry] = await Promise.all([
    findAlbumEvents(deps.db, id),
    album.round === 0 ? [] : findRounds(deps.db, id),
    actor === 'reviewer' ? findQueueEntry(deps.db, id) : null,
  ]);
  const ids = [album, ...rounds].flatMap(({ photo_ids }) => photo_ids);
  const photos = await findShownPhotos(deps.db, id, ids);
  const forStaff = staffPhotoPresenter(deps, { albumId: id, uid: caller.uid });
  const present = actor === 'owner' ? ownerPhotoPresenter(deps.config) : forStaff;
  const others = album.is_placed ? 'gone' : 'processing';
  const imagesOf = (photo_ids: string[]) =>
    presentImages({ user_id: album.user_id, photo_ids }, photos, present, others);
  const catalogue = await getCurrentCatalogue(deps);
  const print_warnings = printWarnings(catalogue, album, photos);
  const proposals = await presentProposals(rounds, album);
  const log = { events, rounds, proposals, print_warnings };
  const review = {
    rounds: rounds.map((round) => presentRound(round, imagesOf(round.photo_ids))),
    is_unpaid: isInitialPaymentMissing(album),
    taken: entry && presentReviewer(entry, { uid: caller.uid, now: deps.clock.now() }),
  };
  const view = { config: deps.config, catalogue };
  return actor === 'owner'
    ? { ...presentAlbumDetail(presentAlbum(album, photos, view), log), ...review }
    : { ...presentAlbumDetail(presentReviewedAlbum(album, photos, forStaff), log), ...review };
}

/** uid and display name of a reviewer, shown to other reviewers. */
export function toReviewer({ uid, identity, email }: SignedInCaller) {
  return { uid, name: identity.name || email };
}

/**
 * Finds the queue entry of an album that no other reviewer has taken.
 * @throws AppError not_found when it is not in review, conflict while another reviewer has it.
 */
export async function findAvailableQueueEntry(
  tx: DatabaseTransaction,
  { id, uid, now }: { id: string; uid: string; now: Date },
): Promise<QueueRecord> {
  const entry = await findQueueEntry(tx, id);
  if (!entry) throw albumNotFoundError();
  if (!isTakenByOther(entry, uid, now)) return entry;
  const name = entry.taken_by?.name ?? '';
  throw new AppError('conflict', `${name} is working on this album at the moment.`);
}

interface Taking {
  caller: SignedInCaller;
  by: StaffMember;
  id: string;
  idempotency: IdempotencyClaim | null;
}
type TakenAnswer = AnswerOf<typeof takeApprovalProduct>;

/**
 * Takes an album for ASSIGNMENT_MINUTES, or extends the caller's assignment.
 * @throws AppError not_found or conflict.
 */
export function takeAlbum(
  deps: Deps,
  { caller, by, id, idempotency }: Taking,
): Promise<TakenAnswer> {
  return runOnce(deps, idempotency, takeApprovalProduct.response, async (tx) => {
    const now = deps.clock.now();
    const entry = await findAvailableQueueEntry(tx, { id, uid: caller.uid, now });
    const taken = { ...entry, ...createReviewAssignment(toReviewer(caller), now) };
    writeQueueEntry(tx, taken);
    recordAssignmentChange(tx, deps, { by, before: entry, after: taken });
    return { taken: presentReviewer(taken, { uid: caller.uid, now }) };
  });
}

/**
 * Returns an album that the caller has taken; has no effect on another reviewer's. @throws AppError
 * not_found.
 */
export function returnAlbum(
  deps: Deps,
  { caller, by, id, idempotency }: Taking,
): Promise<TakenAnswer> {
  return runOnce(deps, idempotency, takeApprovalProduct.response, async (tx) => {
    const entry = await findQueueEntry(tx, id);
    if (!entry) throw albumNotFoundError();
    const isMine = entry.taken_by?.uid === caller.uid;
    const freed = isMine ? { ...entry, taken_by: null, taken_until: null } : entry;
    if (isMine) writeQueueEntry(tx, freed);
    recordAssignmentChange(tx, deps, { by, before: entry, after: freed });
    return { taken: presentReviewer(freed, { uid: caller.uid, now: deps.clock.now() }) };
  });
}
