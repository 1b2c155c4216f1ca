import * as z from 'zod/mini';
import { caseless } from '../base/fields';
import type { Role } from '../account/roles';

/** The states of an album (docs/rules.md#states-1), in the order in which one goes through them. */
export const ALBUM_STATUSES = ['Cart', 'Draft', 'Requested', 'Responded', 'Approved'] as const;
export type AlbumStatus = (typeof ALBUM_STATUSES)[number];
export const albumStatus = z.enum(ALBUM_STATUSES);

/** A status as clients send it: in any case, e.g. 'requested' (docs/rules.md#states-1). */
export const albumStatusInput = caseless(ALBUM_STATUSES);

/**
 * On whose behalf a move is made: the album's owner, who reviews it, or the software, which takes an
 * album back whose order somebody else cancels.
 */
export const ALBUM_ACTORS = ['owner', 'reviewer', 'system'] as const;
export type AlbumActor = (typeof ALBUM_ACTORS)[number];

/** The moves of docs/rules.md#states-3, by state and actor; what is not here is illegal. */
const MOVES: Readonly<
  Record<AlbumStatus, Readonly<Partial<Record<AlbumActor, readonly AlbumStatus[]>>>>
> = {
  Cart: { owner: ['Draft', 'Requested'] },
  Draft: { owner: ['Requested'] },
  Requested: { owner: ['Draft'], reviewer: ['Responded'], system: ['Draft'] },
  Responded: { owner: ['Approved', 'Requested', 'Draft'], system: ['Draft'] },
  Approved: { owner: ['Draft'], system: ['Draft'] },
};

/** The states in which an album can be made. */
export const INITIAL_ALBUM_STATUSES: readonly AlbumStatus[] = ['Cart', 'Draft', 'Requested'];

/** Rounds of review that an album may have: each is kept, and shown, as long as the album is. */
export const MAX_ROUNDS = 20;
/** Moves of an album within an hour after which it is not requested again. */
export const MAX_MOVES_PER_HOUR = 20;

/** Where `actor` may take an album that is not placed; a placed one goes nowhere. */
export function allowedMoves(
  from: AlbumStatus,
  actor: AlbumActor,
  isPlaced: boolean,
): readonly AlbumStatus[] {
  return isPlaced ? [] : (MOVES[from][actor] ?? []);
}

/** Content (photos, choices, title) changes in these states only; otherwise it is frozen. */
export function isContentOpen(status: AlbumStatus): boolean {
  return status === 'Draft' || status === 'Cart';
}

/** A reviewer sees an album, and its photos, in these states. */
export function isInReview(status: AlbumStatus): boolean {
  return status === 'Requested' || status === 'Responded';
}

/** As what a role moves albums that are not its own; null: it does not. */
export function reviewingActor(role: Role): AlbumActor | null {
  return role === 'reviewer' || role === 'admin' ? 'reviewer' : null;
}
