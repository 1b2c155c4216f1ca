import * as z from 'zod/mini';
import { caseInsensitiveEnum } from '../base/fields';
import type { Role } from '../account/roles';

/** The states of an album (docs/rules.md#states-1), in their usual sequence. */
export const ALBUM_STATUSES = ['Cart', 'Draft', 'Requested', 'Responded', 'Approved'] as const;
export type AlbumStatus = (typeof ALBUM_STATUSES)[number];
export const albumStatus = z.enum(ALBUM_STATUSES);

/** A status as clients send it: case-insensitive, e.g. 'requested' (docs/rules.md#states-1). */
export const albumStatusInput = caseInsensitiveEnum(ALBUM_STATUSES);

/**
 * Actors of a move: the album's owner, its reviewer, or the system, which withdraws an album when someone
 * other than its owner cancels the order.
 */
export const ALBUM_ACTORS = ['owner', 'reviewer', 'system'] as const;
export type AlbumActor = (typeof ALBUM_ACTORS)[number];

/** Legal moves of docs/rules.md#states-3, by state and actor; all others are illegal. */
const MOVES: Readonly<
  Record<AlbumStatus, Readonly<Partial<Record<AlbumActor, readonly AlbumStatus[]>>>>
> = {
  Cart: { owner: ['Draft', 'Requested'] },
  Draft: { owner: ['Requested'] },
  Requested: { owner: ['Draft'], reviewer: ['Responded'], system: ['Draft'] },
  Responded: { owner: ['Approved', 'Requested', 'Draft'], system: ['Draft'] },
  Approved: { owner: ['Draft'], system: ['Draft'] },
};

export const INITIAL_ALBUM_STATUSES: readonly AlbumStatus[] = ['Cart', 'Draft', 'Requested'];

/**
 * Maximum number of review rounds of an album: every round is stored and shown as long as the album exists.
 */
export const MAX_ROUNDS = 20;
/** Number of moves of an album within an hour from which it cannot be requested again. */
export const MAX_MOVES_PER_HOUR = 20;

/** States to which `actor` may move an unplaced album; a placed album never moves. */
export function allowedMoves(
  from: AlbumStatus,
  actor: AlbumActor,
  isPlaced: boolean,
): readonly AlbumStatus[] {
  return isPlaced ? [] : (MOVES[from][actor] ?? []);
}

/** Whether content (photos, choices, title) may change in a state; otherwise it is frozen. */
export function isContentOpen(status: AlbumStatus): boolean {
  return status === 'Draft' || status === 'Cart';
}

/** Whether reviewers see an album and its photos in a state. */
export function isInReview(status: AlbumStatus): boolean {
  return status === 'Requested' || status === 'Responded';
}

/** Actor of a role in state changes of other users' albums; null when the role may not change them. */
export function reviewActorOfRole(role: Role): AlbumActor | null {
  return role === 'reviewer' || role === 'admin' ? 'reviewer' : null;
}
