import {
  type AlbumActor,
  type AlbumStatus,
  allowedMoves,
  INITIAL_ALBUM_STATUSES,
  isContentOpen,
  MAX_MOVES_PER_HOUR,
  MAX_ROUNDS,
} from '@smriti/shared/album/album-states';
import { AppError } from '@smriti/shared/base/errors';
import { invalidFieldsError } from '../../platform/invalid-fields';
import type { AlbumEventRecord, AlbumRecord } from './album.records';

/**
 * Only this file changes the state of an album: nothing else writes `status`. Each move increments `version`
 * and `moves` and adds a history entry.
 */

export interface AlbumMove {
  to: AlbumStatus;
  by: AlbumActor;
  /** uid of the caller. */
  uid: string;
  note: string;
  now: Date;
}

type StateField = 'status' | 'version' | 'moves' | 'recent_moves' | 'created_at' | 'updated_at';

export type NewAlbum = Omit<AlbumRecord, StateField>;

interface AlbumState {
  status: AlbumStatus;
  is_placed: boolean;
}

/** @throws AppError conflict with the moves that are allowed. */
export function throwIllegalMove(
  { status, is_placed }: AlbumState,
  by: AlbumActor,
  why: string,
): never {
  const allowed = allowedMoves(status, by, is_placed);
  const message = is_placed ? 'This album is ordered and cannot be changed any more.' : why;
  throw new AppError('conflict', message, { details: { status, allowed } });
}

/** @throws AppError conflict when the album is part of an order, because it can then no longer change. */
export function assertNotPlaced(album: AlbumState): void {
  if (album.is_placed) throwIllegalMove(album, 'owner', '');
}

/** The parts of an album that a call would change. */
interface Asked {
  to: AlbumStatus | undefined;
  by: AlbumActor;
  /** Whether the content would change. */
  isNew: boolean;
  /** Whether the number of copies would change. */
  isRecounted: boolean;
  /** The version that the caller has seen; undefined when the call does not name one. */
  version: number | undefined;
}

/**
 * Checks that a change is allowed: content only in Draft and Cart or together with a move to Draft, the
 * quantity until the album is placed, and content or state only for the current version.
 * @throws AppError conflict with the allowed moves, or with the current version.
 */
export function assertAlbumChangeable(
  album: AlbumState & { version: number },
  { to, by, isNew, isRecounted, version }: Asked,
): void {
  const isOpen = !album.is_placed && (isContentOpen(album.status) || to === 'Draft');
  if (isNew && !isOpen) {
    throwIllegalMove(
      album,
      by,
      `This album is ${album.status}: its content cannot be changed now.`,
    );
  }
  if ((isNew || to) && version !== undefined && version !== album.version) {
    const message = 'This album was changed elsewhere. Load it again to see what is new.';
    throw new AppError('conflict', message, { details: { version: album.version } });
  }
  if (isRecounted) assertNotPlaced(album);
}

const HOUR = 3_600_000;

function filterLastHour(times: readonly string[], now: Date): string[] {
  return times.filter((time) => now.getTime() - Date.parse(time) < HOUR);
}

/**
 * Limits the number of requests, because each one creates a round that reviewers read along with all earlier
 * ones.
 * @returns business_rule after MAX_ROUNDS, rate_limited after MAX_MOVES_PER_HOUR, else null
 */
function requestRefusal({ round, recent_moves }: AlbumRecord, now: Date): AppError | null {
  if (round >= MAX_ROUNDS) {
    const message = `This album has been reviewed ${MAX_ROUNDS} times. Please call us, and we will finish it together.`;
    return new AppError('business_rule', message);
  }
  if (filterLastHour(recent_moves, now).length < MAX_MOVES_PER_HOUR) return null;
  const message =
    'You have sent this album to us many times in the last hour. Please try again in an hour.';
  return new AppError('rate_limited', message);
}

/**
 * Number of open proposals after a move to `to`. Open proposals must be answered before approval; on every
 * other move out of review they lapse (docs/rules.md#states-8).
 * @throws AppError conflict
 */
function openProposalsAt({ open_proposals }: AlbumRecord, to: AlbumStatus): number {
  if (to === 'Responded') return open_proposals;
  if (to === 'Approved' && open_proposals > 0) {
    throw new AppError('conflict', 'Please answer the proposed changes first.');
  }
  return 0;
}

/** Sets the number of open proposals of the newest round. */
export function setOpenProposalCount(album: AlbumRecord, open_proposals: number): AlbumRecord {
  return { ...album, open_proposals };
}

/**
 * Creates the initial state of an album. @throws AppError invalid_input for a state that is not an initial
 * one.
 */
export function createAlbumState(
  album: NewAlbum,
  { to, now }: Pick<AlbumMove, 'to' | 'now'>,
): AlbumRecord {
  if (!INITIAL_ALBUM_STATUSES.includes(to)) {
    const message = `must be one of ${INITIAL_ALBUM_STATUSES.join(', ')}`;
    throw invalidFieldsError([{ field: 'status', message }], `status: ${message}`);
  }
  const at = now.toISOString();
  const times = { recent_moves: [at], created_at: at, updated_at: at };
  return { ...album, ...times, status: to, version: 1, moves: 1 };
}

/**
 * Moves an album to another state.
 * @throws AppError conflict with the allowed moves; business_rule or rate_limited for too many requests.
 */
export function moveAlbum(album: AlbumRecord, { to, by, now }: AlbumMove): AlbumRecord {
  const { status: from, is_placed, moves, version, recent_moves } = album;
  const refusal = to === 'Requested' ? requestRefusal(album, now) : null;
  if (!allowedMoves(from, by, is_placed).includes(to)) {
    throwIllegalMove(album, by, `This album is ${from} and cannot become ${to} now.`);
  }
  if (refusal) throw refusal;
  const open_proposals = openProposalsAt(album, to);
  const at = now.toISOString();
  return {
    ...album,
    status: to,
    open_proposals,
    version: version + 1,
    moves: moves + 1,
    recent_moves: [...filterLastHour(recent_moves, now), at],
    updated_at: at,
  };
}

/** The history entry of a move; `from` is null when the album is created. */
export function toAlbumEvent(
  from: AlbumStatus | null,
  { round }: Pick<AlbumRecord, 'round'>,
  { to, by, uid, note, now }: AlbumMove,
): AlbumEventRecord {
  return { at: now.toISOString(), by, by_uid: uid, from, to, note, round };
}
