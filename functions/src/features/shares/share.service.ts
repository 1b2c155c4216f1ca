import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import * as shares from '@smriti/shared/book/shares';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { type IdempotencyClaim, runOnce } from '../../platform/database/idempotency';
import { commitPlan } from '../../platform/database/plan';
import { createLinkSecret, deriveLinkSecret, toLinkToken } from '../../platform/link-token';
import { findOwnAlbum } from '../albums/album.access';
import { findAlbum } from '../albums/album.repository';
import { loadAlbumBook } from '../designs/book.service';
import { findShownPhotos } from '../photos/photo-sheet.service';
import { findAlbumShare, shareNotFoundError, findLiveShare } from './share.access';
import { assertRoomForNote } from './note.service';
import { presentNote, presentShare, presentSharedBook } from './share.presenter';
import { endShare, isShareLive, createShareRecord, type ShareRecord } from './share.records';
import { findShares, removeShare, writeShare } from './share.repository';

/** The part of the answer stored for idempotency; never the address. */
const madeShare = z.object({ id: z.string(), expires_at: z.string() });

/**
 * Maximum number of stored links per album, including ended ones. Beyond it the oldest ended links are
 * deleted.
 */
const MAX_SHARES = 20;

/** @throws AppError business_rule beyond MAX_LIVE_SHARES. */
function assertRoom(live: readonly ShareRecord[]): void {
  if (live.length < shares.MAX_LIVE_SHARES) return;
  const message = `There are ${shares.MAX_LIVE_SHARES} links to this book. Please end one of them first.`;
  throw new AppError('business_rule', message);
}

/**
 * Creates a link (docs/rules.md#shares-1). Its address is never stored: a repeated call gets the same one,
 * because it is derived from the idempotency key.
 * @throws AppError not_found for another customer's album; business_rule without photos or with too many
 *   links.
 */
export async function createShareLink(
  deps: Deps,
  uid: string,
  { albumId, idempotency }: { albumId: string; idempotency: IdempotencyClaim | null },
): Promise<AnswerOf<typeof shares.createShare>> {
  const now = deps.clock.now();
  const secret = idempotency
    ? deriveLinkSecret(deps.config.pictureSecret, idempotency.id)
    : createLinkSecret();
  const share = createShareRecord(
    { id: deps.ids.id(), album_id: albumId, user_id: uid },
    { secret, now },
  );
  const { id, expires_at } = await runOnce(deps, idempotency, madeShare, async (tx) => {
    const album = await findOwnAlbum(tx, uid, albumId);
    if (album.photo_ids.length === 0) {
      throw new AppError('business_rule', 'Add photos first: there is nothing to show yet.');
    }
    const all = await findShares(tx, albumId);
    assertRoom(all.filter((one) => isShareLive(one, now)));
    const ended = all.filter((one) => !isShareLive(one, now));
    const room = MAX_SHARES - 1 - (all.length - ended.length);
    for (const { id } of ended.slice(room)) removeShare(tx, id);
    writeShare(tx, share);
    return share;
  });
  const url = `${deps.config.siteOrigin}${shares.sharedBookPath(toLinkToken(id, secret))}`;
  return { id, url, expires_at };
}

/** @throws AppError not_found for another customer's album. */
export async function listSharesOfAlbum(
  deps: Deps,
  uid: string,
  albumId: string,
): Promise<AnswerOf<typeof shares.listShares>> {
  await findOwnAlbum(deps.db, uid, albumId);
  const now = deps.clock.now();
  const found = await findShares(deps.db, albumId);
  return { shares: found.map((record) => presentShare(record, now)) };
}

interface OwnShare {
  uid: string;
  albumId: string;
  id: string;
}

async function findOwnShare(tx: DatabaseTransaction, { uid, albumId, id }: OwnShare) {
  await findOwnAlbum(tx, uid, albumId);
  return findAlbumShare(tx, albumId, id);
}

/** Ends a link; deletes it if it has no notes. @throws AppError not_found. */
export async function endOwnShare(
  deps: Deps,
  own: OwnShare,
): Promise<AnswerOf<typeof shares.endShare>> {
  return commitPlan(deps, null, shares.endShare.response, async (tx) => {
    const share = await findOwnShare(tx, own);
    const ended = endShare(share, deps.clock.now());
    const write = () =>
      share.notes.length === 0 ? removeShare(tx, share.id) : writeShare(tx, ended);
    return { answer: { message: 'This link has ended.' }, plan: { write } };
  });
}

/** @throws AppError not_found; business_rule when the link has no room for one more visible note. */
export async function hideShareNote(
  deps: Deps,
  own: OwnShare & { noteId: string; hidden: boolean },
): Promise<AnswerOf<typeof shares.hideNote>> {
  return commitPlan(deps, null, shares.hideNote.response, async (tx) => {
    const share = await findOwnShare(tx, own);
    const note = share.notes.find(({ id }) => id === own.noteId);
    if (!note) throw new AppError('not_found', 'There is no such note.');
    if (note.hidden && !own.hidden) assertRoomForNote(share);
    const changed = { ...note, hidden: own.hidden };
    const notes = share.notes.map((one) => (one === note ? changed : one));
    const write = () => writeShare(tx, { ...share, notes });
    return { answer: { note: presentNote(changed) }, plan: { write } };
  });
}

/**
 * Presents a shared book in its current state. Reads the link, the album, its design and its photo data.
 * @throws AppError not_found for an invalid token.
 */
export async function loadSharedBook(
  deps: Deps,
  token: string,
): Promise<AnswerOf<typeof shares.getSharedBook>> {
  const share = await findLiveShare(deps.db, token, deps.clock.now());
  const album = await findAlbum(deps.db, share.album_id);
  if (!album) throw shareNotFoundError();
  const [book, photos] = await Promise.all([
    loadAlbumBook(deps, album),
    findShownPhotos(deps.db, album.id, album.photo_ids),
  ]);
  return presentSharedBook(deps, share, { album, book, photos });
}
