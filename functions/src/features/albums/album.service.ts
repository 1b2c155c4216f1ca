import type { AlbumActor } from '@smriti/shared/album/album-states';
import { createAlbum, MAX_UNORDERED_ALBUMS, updateAlbum } from '@smriti/shared/album/albums';
import { sortedPhotoIds } from '@smriti/shared/album/photos';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { replacePhotoIds } from '@smriti/shared/book/replace-photo-ids';
import type { Book } from '@smriti/shared/book/scene';
import { AppError } from '@smriti/shared/base/errors';
import type { UploadedFile } from '../../http/multipart';
import type { SignedInCaller, StaffMember } from '../../platform/caller';
import { type DatabaseTransaction, isAlreadyExists } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { findEarlierAnswer, type IdempotencyClaim } from '../../platform/database/idempotency';
import { combinePlans, commitPlan, type PlannedAnswer } from '../../platform/database/plan';
import { type Choices, choicesToKeep, NO_CHOICES } from '../catalogue/chosen-records.domain';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { unpackBook } from '../designs/design.records';
import { findOwnDraft } from '../drafts/draft.access';
import type { DraftRecord } from '../drafts/draft.records';
import { generateOrderId } from '../orders/order.repository';
import { toFormPhotos } from '../photos/photo-files.service';
import type { UnrecordedUploads } from '../photos/photo.records';
import {
  type AlbumRequest,
  applyAlbumForm,
  type AlbumChangeContext,
  planNewAlbum,
  type NewAlbumForm,
} from './album-change.domain';
import { planResponseAudit } from './album-audit.service';
import { assertOwnUid, findVisibleAlbum } from './album.access';
import type { PhotosById } from '../photos/photo.presenter';
import { coverPhotoId } from './album-cover.domain';
import { findAlbumCovers } from './album-covers.service';
import type { AlbumForm } from './album-content.domain';
import { runWithStoredPhotos } from './album-photos.service';
import { presentAlbum, presentReviewedAlbum, staffPhotoPresenter } from './album.presenter';
import type { AlbumRecord } from './album.records';
import { countUnorderedAlbumsOfCustomer } from './album.repository';
import { planAlbumChange } from './album-transaction.service';

interface Call<Form> {
  caller: SignedInCaller;
  form: Form;
  /** The book sent with the call. */
  book: Book | undefined;
  files: readonly UploadedFile[];
  idempotency: IdempotencyClaim | null;
}

async function contextOf(deps: Deps): Promise<AlbumChangeContext> {
  return {
    catalogue: await getCurrentCatalogue(deps),
    now: deps.clock.now(),
    generateOrderId: () => generateOrderId(deps.ids),
  };
}

/** Maximum number of attempts to draw an unused order number; collisions are rare. */
const MAX_ATTEMPTS = 3;

async function withFreshNumbers<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isAlreadyExists(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The cover of the changed album. `known` are photo records that were already read. */
async function coverOf(
  tx: DatabaseTransaction,
  album: AlbumRecord,
  known: PhotosById,
): Promise<PhotosById> {
  const id = coverPhotoId(album);
  return id === null || known.has(id) ? known : findAlbumCovers(tx, [album]);
}

/** The draft that the album is made from; null if none. @throws AppError not_found. */
async function ownDraft(
  { clock }: Pick<Deps, 'clock'>,
  reader: Pick<DatabaseTransaction, 'get'>,
  uid: string,
  { draft_id }: NewAlbumForm,
): Promise<DraftRecord | null> {
  if (draft_id === undefined) return null;
  return findOwnDraft(reader, uid, { id: draft_id, now: clock.now() });
}

/**
 * @throws AppError business_rule when the customer has reached the maximum number of albums
 *   (docs/rules.md#pages-8).
 */
async function assertRoomForAlbum(tx: DatabaseTransaction, uid: string): Promise<void> {
  const unordered = await countUnorderedAlbumsOfCustomer(tx, uid, MAX_UNORDERED_ALBUMS);
  if (unordered < MAX_UNORDERED_ALBUMS) return;
  const message = `My Cart holds ${MAX_UNORDERED_ALBUMS} albums that are not ordered yet. Please order or delete one of them first.`;
  throw new AppError('business_rule', message);
}

/** Archived choices of the draft that the album may keep. */
function choicesOf(draft: DraftRecord | null): Choices {
  return draft ? choicesToKeep(draft) : NO_CHOICES;
}

/** The book of a draft, reduced to the photos that the album has. */
async function bookOfDraft(
  draft: DraftRecord | null,
  { images = [] }: NewAlbumForm,
): Promise<Book | undefined> {
  if (!draft?.book) return undefined;
  const own = [...sortedPhotoIds(images), ...draft.tray_photo_ids];
  return replacePhotoIds(await unpackBook(draft.book), new Map(own.map((id) => [id, id])));
}

/**
 * Creates an album from a form, with photos uploaded earlier or sent along, and deletes the draft that it is
 * made from. Leaves nothing behind on failure.
 * @throws AppError not_found for a `user_id` or `draft_id` that does not belong to the caller; business_rule
 *   for too many albums; also throws the errors of planNewAlbum and photo.service.
 */
export async function createAlbumFromForm(
  deps: Deps,
  { caller, form, book: given, files, idempotency }: Call<NewAlbumForm>,
): Promise<AnswerOf<typeof createAlbum>> {
  assertOwnUid(caller, form.user_id);
  const earlier = await findEarlierAnswer(deps, idempotency, createAlbum.response);
  if (earlier) return earlier;
  const [ownerUid, id, context] = [caller.uid, deps.ids.id(), await contextOf(deps)];
  const view = { config: deps.config, catalogue: context.catalogue };
  const added = toFormPhotos(ownerUid, files);
  const make = (kept: Choices, book: Book | undefined) =>
    planNewAlbum(id, { actor: 'owner', uid: ownerUid, form, added, book }, context, kept);
  // Validate first: files of a rejected form are not stored.
  if (files.length > 0) make(choicesOf(await ownDraft(deps, deps.db, ownerUid, form)), given);
  return runWithStoredPhotos(deps, { ownerUid, files }, (uploads) =>
    withFreshNumbers(() =>
      commitPlan(deps, idempotency, createAlbum.response, async (tx) => {
        const draft = await ownDraft(deps, tx, ownerUid, form);
        const draftBook = given ? undefined : await bookOfDraft(draft, form);
        const change = make(choicesOf(draft), given ?? draftBook);
        await assertRoomForAlbum(tx, ownerUid);
        const sent = { book: given, draftBook };
        const plan = await planAlbumChange(tx, deps, change, { uploads, draft, ...sent });
        return {
          answer: { data: { album: presentAlbum(plan.album, plan.photos, view) } },
          plan,
        };
      }),
    ),
  );
}

/** @throws AppError forbidden when a reviewer asks for more than a change of state. */
function assertMayAsk(actor: AlbumActor, { form, book, files }: Call<AlbumForm>): void {
  if (actor === 'owner') return;
  const asked = Object.keys(form).filter((field) => field !== 'status' && field !== 'note');
  if (asked.length + files.length === 0 && !book) return;
  throw new AppError('forbidden', 'Only its owner may change an album.');
}

/** Finds the album to change and the caller's role. @throws AppError not_found or forbidden. */
async function findChangeable(
  reader: Pick<DatabaseTransaction, 'get'>,
  id: string,
  call: Call<AlbumForm>,
) {
  const seen = await findVisibleAlbum(reader, call.caller, id);
  assertMayAsk(seen.actor, call);
  return seen;
}

async function planUpdate(
  tx: DatabaseTransaction,
  deps: Deps,
  { id, call, context, uploads }: Update,
): Promise<PlannedAnswer<AnswerOf<typeof updateAlbum>>> {
  const { album, actor } = await findChangeable(tx, id, call);
  const { caller, form, book, bookRev, files } = call;
  const added = toFormPhotos(album.user_id, files);
  const request: AlbumRequest<AlbumForm> = { actor, uid: caller.uid, form, added, book };
  const change = applyAlbumForm(album, request, context);
  const plan = change && (await planAlbumChange(tx, deps, change, { uploads, book, bookRev }));
  const after = plan?.album ?? album;
  const photos = await coverOf(tx, after, plan?.photos ?? new Map());
  const shown =
    actor === 'owner'
      ? presentAlbum(after, photos, { config: deps.config, catalogue: context.catalogue })
      : presentReviewedAlbum(
          after,
          photos,
          staffPhotoPresenter(deps, { albumId: id, uid: caller.uid }),
        );
  const noted = change && planResponseAudit(tx, deps, call.staff, change);
  return { answer: { data: { album: shown } }, plan: plan && combinePlans(plan, noted) };
}

interface ChangeCall extends Call<AlbumForm> {
  /** Revision of the design that the sent book is based on. */
  bookRev: number | undefined;
  /** Staff member named in the audit when a reviewer changes the album. */
  staff: StaffMember;
}

interface Update {
  id: string;
  call: ChangeCall;
  context: AlbumChangeContext;
  uploads: UnrecordedUploads;
}

/**
 * Changes content, quantity and state of an album in one transaction. A change without effect succeeds.
 * @throws AppError not_found; forbidden when a reviewer changes more than the state; also throws the
 *   errors of applyAlbumForm, planReview and photo.service.
 */
export async function changeAlbum(
  deps: Deps,
  id: string,
  call: ChangeCall,
): Promise<AnswerOf<typeof updateAlbum>> {
  const { caller, form, files, idempotency } = call;
  assertOwnUid(caller, form.user_id);
  if (files.length > 0) {
    // Files are not stored for a repeated call or a forbidden change.
    const earlier = await findEarlierAnswer(deps, idempotency, updateAlbum.response);
    if (earlier) return earlier;
    await findChangeable(deps.db, id, call);
  }
  const context = await contextOf(deps);
  return runWithStoredPhotos(deps, { ownerUid: caller.uid, files }, (uploads) =>
    withFreshNumbers(() =>
      commitPlan(deps, idempotency, updateAlbum.response, (tx) =>
        planUpdate(tx, deps, { id, call, context, uploads }),
      ),
    ),
  );
}
