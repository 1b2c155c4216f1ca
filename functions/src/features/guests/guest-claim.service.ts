import { AppError } from '@smriti/shared/base/errors';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { claimGuest } from '@smriti/shared/account/guests';
import { collectPhotoNames, type PhotoNames } from '@smriti/shared/album/photo-names';
import { replacePhotoIds } from '@smriti/shared/book/replace-photo-ids';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { hasRoomForDraft } from '../drafts/draft.access';
import { unpackUnsavedBook, packUnsavedBook, listUsedPhotoIds } from '../designs/design.records';
import { createDraftRecord } from '../drafts/draft.records';
import { findDraft, writeDraft } from '../drafts/draft.repository';
import { copyPhotos, type PhotoCopies, planPhotoCopies } from '../photos/photo-copying.service';
import { addPhotoNames } from '../photos/photo.presenter';
import { presentOwnPhotos } from '../photos/photo.service';
import { findProfile, updateProfile } from '../users/user.repository';
import { removeTicket } from '../photos/uploads/ticket.repository';
import { grantUploads } from '../photos/uploads/ticket.service';
import { deleteGuestData } from './guest-cleanup.service';
import { type GuestRecord, EMPTY_GUEST_DRAFT, presentGuest } from './guest.records';
import { findGuest, writeGuest } from './guest.repository';
import { findGuestByToken } from './guest-tokens.service';

type Claim = NonNullable<GuestRecord['claim']>;

/** The error for a missing draft and for another customer's draft: the same in both cases. */
function noSuchDraft(): AppError {
  return new AppError('not_found', 'There is no such guest draft.');
}

interface Claimed {
  claim: Claim;
  /** Whether this call made the claim. */
  isFirst: boolean;
}

/** File names of the moved photos by their new ids. */
function namesOfMoved(moved: Claim['moved']): PhotoNames {
  return collectPhotoNames(moved.map(({ to, name }) => ({ photo_id: to, name })));
}

/** A guest's design as the content of a customer's draft, with the new photo ids. */
async function contentOf(
  guest: GuestRecord,
  form: NonNullable<GuestRecord['design']>,
  moved: Claim['moved'],
) {
  const ids = new Map(moved.map(({ from, to }) => [from, to]));
  const book = await unpackUnsavedBook(guest);
  const photo_ids = guest.photo_ids.flatMap((id) => ids.get(id) ?? []);
  return {
    form,
    unoffered_choices: guest.unoffered_choices,
    photo_ids,
    photo_names: namesOfMoved(moved),
    ...(await packUnsavedBook(book && replacePhotoIds(book, ids))),
  };
}

/** Plans to copy the guest's language to a profile that has none. Reads only. */
async function planLanguage(
  tx: DatabaseTransaction,
  { clock }: Pick<Deps, 'clock'>,
  { uid, language }: Pick<Claim, 'uid'> & Pick<GuestRecord, 'language'>,
): Promise<Plan> {
  const profile = language && (await findProfile(tx, uid));
  if (!profile || profile.language !== null) return EMPTY_PLAN;
  return { write: () => updateProfile(tx, clock, profile, { language }) };
}

/** Writes the claim of the guest's draft and photo copies by `uid`; returns the existing claim if there is one. */
async function claimInTransaction(
  tx: DatabaseTransaction,
  deps: Deps,
  { guestId, uid, copies }: { guestId: string; uid: string; copies: PhotoCopies },
): Promise<Claimed> {
  const guest = await findGuest(tx, guestId);
  if (!guest) throw noSuchDraft();
  if (guest.claim) return { claim: guest.claim, isFirst: false };
  const now = deps.clock.now();
  const keepsDesign = guest.design !== null && (await hasRoomForDraft(tx, uid, now));
  const draft_id = keepsDesign ? deps.ids.id() : null;
  const ids = listUsedPhotoIds(guest);
  const move = await planPhotoCopies(tx, deps, { uid, ids, copies, userId: draft_id });
  const moved = move.moved.map((pair) => {
    const name = guest.photo_names[pair.from];
    return name === undefined ? pair : { ...pair, name };
  });
  const language = await planLanguage(tx, deps, { uid, language: guest.language });
  const claim = { uid, moved, draft_id };
  writeGuest(tx, { ...guest, ...EMPTY_GUEST_DRAFT, claim });
  removeTicket(tx, guestId);
  move.write();
  language.write();
  if (draft_id !== null && guest.design !== null) {
    const content = await contentOf(guest, guest.design, moved);
    writeDraft(tx, createDraftRecord({ id: draft_id, user_id: uid }, content, now));
  }
  return { claim, isFirst: true };
}

async function present(
  deps: Deps,
  guest: GuestRecord,
  { uid, moved, draft_id }: Claim,
): Promise<AnswerOf<typeof claimGuest>> {
  const draft = draft_id === null ? null : await findDraft(deps.db, draft_id);
  const photos = await presentOwnPhotos(
    deps,
    uid,
    moved.map(({ to }) => to),
  );
  const named = addPhotoNames(photos, namesOfMoved(moved));
  const byId = new Map(named.map((photo) => [photo.id, photo]));
  return {
    data: presentGuest(guest),
    draft: draft && { id: draft.id, rev: draft.rev },
    moved: moved.flatMap(({ from, to }) => {
      const photo = byId.get(to);
      return photo ? { from, photo } : [];
    }),
  };
}

/**
 * Moves a guest's design to a signed-in caller (docs/rules.md#roles-3): copies the photos, turns the choices
 * into a draft and deletes the guest's own copies. The guest's record stays with the claim, so that repeated
 * calls get the same answer.
 * @throws AppError not_found when the token is invalid or the draft belongs to somebody else; conflict when
 *   it changes at the same time, or a photo has not been read yet; business_rule beyond the quota
 */
export async function claimGuestDraft(
  deps: Deps,
  uid: string,
  token: string,
): Promise<AnswerOf<typeof claimGuest>> {
  const guest = await findGuestByToken(deps, token);
  if (!guest || (guest.claim && guest.claim.uid !== uid)) throw noSuchDraft();
  if (guest.claim) return present(deps, guest, guest.claim);
  const copies = await copyPhotos(deps, {
    from: guest.id,
    to: uid,
    ids: listUsedPhotoIds(guest),
    reserve: (files) => grantUploads(deps, { caller: { uid, kind: 'customer' }, files }),
  });
  const { claim, isFirst } = await deps.db.transaction((tx) =>
    claimInTransaction(tx, deps, { guestId: guest.id, uid, copies }),
  );
  if (claim.uid !== uid) throw noSuchDraft();
  if (isFirst) await deleteGuestData(deps, guest.id);
  return present(deps, guest, claim);
}
