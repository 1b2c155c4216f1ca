import {
  type AlbumActor,
  type AlbumStatus,
  isInReview,
  reviewActorOfRole,
} from '@smriti/shared/album/album-states';
import { canReadCustomers, type Role } from '@smriti/shared/account/roles';
import { AppError } from '@smriti/shared/base/errors';
import type { Caller, SignedInCaller } from '../../platform/caller';
import type { Database } from '../../platform/database/database';
import type { AlbumRecord } from './album.records';
import { findAlbum } from './album.repository';

export function albumNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such album.');
}

/** @throws AppError not_found when `uid` is not the caller's own. */
export function assertOwnUid(caller: SignedInCaller, uid: string | undefined): void {
  if (uid !== undefined && uid !== caller.uid) throw albumNotFoundError();
}

/**
 * Whether staff may see an album in this state: all staff during review, support and admins also once it is
 * approved.
 */
function isForStaff(status: AlbumStatus, role: Role): boolean {
  return isInReview(status) || (status === 'Approved' && canReadCustomers(role));
}

/**
 * The role in which a user sees an album: the owner always, staff while it is in review, admins also once it
 * is approved; null without access (docs/rules.md#roles-4).
 */
export function albumActor(
  { user_id, status }: Pick<AlbumRecord, 'user_id' | 'status'>,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
): AlbumActor | null {
  if (user_id === uid) return 'owner';
  return role !== null && isForStaff(status, role) ? reviewActorOfRole(role) : null;
}

/** The role in which a user reads an album: support reads it like a reviewer (docs/rules.md#roles-9). */
export function albumReader(
  album: Pick<AlbumRecord, 'user_id' | 'status'>,
  { uid, role }: Pick<Caller, 'uid' | 'role'>,
): AlbumActor | null {
  const isReadBySupport = role === 'support' && isForStaff(album.status, role);
  return albumActor(album, { uid, role }) ?? (isReadBySupport ? 'reviewer' : null);
}

/** An album and the role in which the caller sees it. */
interface SeenAlbum {
  album: AlbumRecord;
  actor: AlbumActor;
}

/**
 * Finds an album to read it, as its owner or as staff.
 * @throws AppError not_found, for other customers' albums as well as for missing ones.
 */
export async function findAlbumToRead(
  reader: Pick<Database, 'get'>,
  caller: SignedInCaller,
  id: string,
): Promise<SeenAlbum> {
  const album = await findAlbum(reader, id);
  const actor = album && albumReader(album, caller);
  if (!album || actor === null) throw albumNotFoundError();
  return { album, actor };
}

/**
 * Finds an album that the caller may change as its owner or as staff (docs/rules.md#roles-4).
 * @throws AppError not_found, for other customers' albums as well as for missing ones.
 */
export async function findVisibleAlbum(
  reader: Pick<Database, 'get'>,
  caller: SignedInCaller,
  id: string,
): Promise<SeenAlbum> {
  const album = await findAlbum(reader, id);
  const actor = album && albumActor(album, caller);
  if (!album || actor === null) throw albumNotFoundError();
  return { album, actor };
}

/** @throws AppError not_found unless the album belongs to the caller. */
export async function findOwnAlbum(
  reader: Pick<Database, 'get'>,
  uid: string,
  id: string,
): Promise<AlbumRecord> {
  const album = await findAlbum(reader, id);
  if (album?.user_id !== uid) throw albumNotFoundError();
  return album;
}
