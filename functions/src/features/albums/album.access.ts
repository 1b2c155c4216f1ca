import {
  type AlbumActor,
  type AlbumStatus,
  isInReview,
  reviewingActor,
} from '@smriti/shared/album/album-states';
import type { Role } from '@smriti/shared/account/roles';
import { AppError } from '@smriti/shared/base/errors';
import type { Caller, SignedInCaller } from '../../platform/caller';
import type { Database } from '../../platform/database/database';
import type { AlbumRecord } from './album.records';
import { findAlbum } from './album.repository';

export function noSuchAlbum(): AppError {
  return new AppError('not_found', 'There is no such album.');
}

/** @throws AppError not_found when a form or question is about somebody else. */
export function assertOwnUid(caller: SignedInCaller, uid: string | undefined): void {
  if (uid !== undefined && uid !== caller.uid) throw noSuchAlbum();
}

/** What is still being designed is its owner's alone; admins go on seeing what was approved. */
function isForStaff(status: AlbumStatus, role: Role): boolean {
  return isInReview(status) || (status === 'Approved' && role === 'admin');
}

/**
 * As whom somebody sees an album: its owner always, staff while it is in review, admins from its
 * request on; null for all else (docs/rules.md#roles-4).
 */
export function actorOf(
  { user_id, status }: Pick<AlbumRecord, 'user_id' | 'status'>,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
): AlbumActor | null {
  if (user_id === uid) return 'owner';
  return role !== null && isForStaff(status, role) ? reviewingActor(role) : null;
}

/** An album, and as whom the caller sees it. */
interface SeenAlbum {
  album: AlbumRecord;
  actor: AlbumActor;
}

/**
 * An album as its owner or staff see it (docs/rules.md#roles-4).
 * @throws AppError not_found, for others' albums like for those that are not there.
 */
export async function findVisibleAlbum(
  reader: Pick<Database, 'get'>,
  caller: SignedInCaller,
  id: string,
): Promise<SeenAlbum> {
  const album = await findAlbum(reader, id);
  const actor = album && actorOf(album, caller);
  if (!album || actor === null) throw noSuchAlbum();
  return { album, actor };
}

/** @throws AppError not_found unless the album is the caller's own. */
export async function findOwnAlbum(
  reader: Pick<Database, 'get'>,
  uid: string,
  id: string,
): Promise<AlbumRecord> {
  const album = await findAlbum(reader, id);
  if (album?.user_id !== uid) throw noSuchAlbum();
  return album;
}
