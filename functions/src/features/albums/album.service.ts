import { type AlbumActor, isContentOpen } from '@smriti/shared/album/album-states';
import { createAlbum, updateAlbum } from '@smriti/shared/album/albums';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { UploadedFile } from '../../http/multipart';
import type { SignedInCaller } from '../../platform/caller';
import { type DatabaseTransaction, isAlreadyExists } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { earlierAnswer, type IdempotencyClaim, once } from '../../platform/idempotency';
import { currentCatalogue } from '../catalogue/current-catalogue';
import type { Uploads } from '../photos/photo.service';
import { assertOwnUid, findVisibleAlbum } from './album.access';
import { findCovers, type PhotosById } from './album.covers';
import type { AlbumForm } from './album.domain';
import { type AlbumChange, changedAlbum, type Circumstances, type Wish } from './album.next';
import { newAlbum, type NewAlbumForm } from './album.new';
import { idsOfFiles, measurePhotos, withPhotos } from './album.photos';
import { presentAlbum } from './album.presenter';
import type { AlbumRecord } from './album.records';
import { planChange } from './album.transaction';

type Answer = AnswerOf<typeof updateAlbum>;

interface Call<Form> {
  caller: SignedInCaller;
  form: Form;
  files: readonly UploadedFile[];
  idempotency: IdempotencyClaim | null;
}

type Surroundings = Omit<Circumstances, 'measures'>;

async function surroundingsOf(deps: Deps): Promise<Surroundings> {
  const catalogue = await currentCatalogue(deps);
  return { catalogue, now: deps.clock.now(), ids: deps.ids };
}

const UNMEASURED = new Map<string, never>();

/** What has to be known of the photos before the transaction of a change. */
interface Preparation {
  circumstances: Circumstances;
  uploads: Uploads;
  covers: PhotosById;
}

async function prepare(
  deps: Deps,
  surroundings: Surroundings,
  { before, after }: Pick<AlbumChange, 'before' | 'after'>,
  uploads: Uploads,
): Promise<Preparation> {
  const isNew = before === null || isContentOpen(before.status);
  const isRequest = isNew && after.status === 'Requested';
  const measures = isRequest ? await measurePhotos(deps, after, uploads) : UNMEASURED;
  // A new album reads its photos in the transaction.
  const covers = await findCovers(deps.db, before ? [after] : []);
  return { circumstances: { ...surroundings, measures }, uploads, covers };
}

function present(deps: Deps, album: AlbumRecord, covers: PhotosById): Answer {
  return { data: { album: presentAlbum(album, covers, deps.config) } };
}

async function commit(
  tx: DatabaseTransaction,
  deps: Deps,
  change: AlbumChange,
  { uploads, covers }: Preparation,
): Promise<Answer> {
  const plan = await planChange(tx, deps, change, uploads);
  plan.write();
  return present(deps, change.after, new Map([...covers, ...plan.photos]));
}

/** Draws of an order's number, which hardly ever is another's. */
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

/**
 * Makes an album of a form (design-studio.md sections 4 and 5), with photos uploaded before or sent
 * along; whatever fails, nothing stays behind.
 * @throws AppError not_found for a `user_id` that is not the caller's; of newAlbum; of photo.service.
 */
export async function makeAlbum(deps: Deps, call: Call<NewAlbumForm>): Promise<Answer> {
  const { caller, form, files, idempotency } = call;
  assertOwnUid(caller, form.user_id);
  const earlier = await earlierAnswer(deps, idempotency, createAlbum.response);
  if (earlier) return earlier;
  const ownerUid = caller.uid;
  const wish = { actor: 'owner', uid: ownerUid, form, added: idsOfFiles(ownerUid, files) } as const;
  const surroundings = await surroundingsOf(deps);
  const id = deps.ids.id();
  const draft = newAlbum(id, wish, { ...surroundings, measures: UNMEASURED });
  return withPhotos(deps, { ownerUid, form, files, known: [] }, async (uploads) => {
    const prepared = await prepare(deps, surroundings, draft, uploads);
    return withFreshNumbers(() =>
      once(deps, idempotency, createAlbum.response, (tx) =>
        commit(tx, deps, newAlbum(id, wish, prepared.circumstances), prepared),
      ),
    );
  });
}

/** @throws AppError forbidden when who reviews an album asks for more than a move. */
function assertMayAsk(actor: AlbumActor, { form, files }: Call<AlbumForm>): void {
  if (actor === 'owner') return;
  const asked = Object.keys(form).filter((field) => field !== 'status' && field !== 'note');
  if (asked.length + files.length === 0) return;
  throw new AppError('forbidden', 'Only its owner may change an album.');
}

/** @throws AppError conflict when the content is not what was measured for the request. */
function assertMeasured(seen: AlbumRecord, { before, after }: AlbumChange): void {
  const isRequest = before !== null && isContentOpen(before.status) && after.round > before.round;
  if (!isRequest || before.version === seen.version) return;
  throw new AppError('conflict', 'This was changed at the same time. Please try again.');
}

interface Update {
  call: Call<AlbumForm>;
  seen: AlbumRecord;
  wish: Wish<AlbumForm>;
  prepared: Preparation;
}

async function update(tx: DatabaseTransaction, deps: Deps, { call, seen, wish, prepared }: Update) {
  const { album } = await findVisibleAlbum(tx, call.caller, seen.id);
  const change = changedAlbum(album, wish, prepared.circumstances);
  if (!change) return present(deps, album, prepared.covers);
  assertMeasured(seen, change);
  return commit(tx, deps, change, prepared);
}

/**
 * Changes an album's content, quantity and state in one go (design.md section 6). What changes
 * nothing is a success without effect.
 * @throws AppError not_found; forbidden for a reviewer's change of more than the state; of
 *   changedAlbum; of planReview; of photo.service.
 */
export async function changeAlbum(deps: Deps, id: string, call: Call<AlbumForm>): Promise<Answer> {
  const { caller, form, files, idempotency } = call;
  assertOwnUid(caller, form.user_id);
  const earlier = await earlierAnswer(deps, idempotency, updateAlbum.response);
  if (earlier) return earlier;
  const { album: seen, actor } = await findVisibleAlbum(deps.db, caller, id);
  assertMayAsk(actor, call);
  const ownerUid = seen.user_id;
  const wish = { actor, uid: caller.uid, form, added: idsOfFiles(ownerUid, files) };
  const surroundings = await surroundingsOf(deps);
  const draft = changedAlbum(seen, wish, { ...surroundings, measures: UNMEASURED });
  const sent = { ownerUid, form, files, known: seen.photo_ids };
  return withPhotos(deps, sent, async (uploads) => {
    const change = draft ?? { before: seen, after: seen };
    const prepared = await prepare(deps, surroundings, change, uploads);
    return withFreshNumbers(() =>
      once(deps, idempotency, updateAlbum.response, (tx) =>
        update(tx, deps, { call, seen, wish, prepared }),
      ),
    );
  });
}
