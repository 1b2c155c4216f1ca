import {
  ALBUM_ACTORS,
  ALBUM_STATUSES,
  allowedMoves,
  MAX_MOVES_PER_HOUR,
  MAX_ROUNDS,
} from '@smriti/shared/album/album-states';
import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { withdrawRequest } from './album-change.domain';
import type { AlbumRecord } from './album.records';
import { newAlbumData } from './album.test-data';
import {
  type AlbumMove,
  assertAlbumChangeable,
  assertNotPlaced,
  createAlbumState,
  toAlbumEvent,
  moveAlbum,
  setOpenProposalCount,
} from './album.states';

const made = new Date('2026-03-01T10:00:00.000Z');
const now = new Date('2026-03-02T10:00:00.000Z');
const at = now.toISOString();

const draft = createAlbumState(newAlbumData, { to: 'Draft', now: made });
const inState = (status: AlbumRecord['status'], more: Partial<AlbumRecord> = {}) => ({
  ...draft,
  status,
  ...more,
});
const move = (changes: Partial<AlbumMove>): AlbumMove => ({
  to: 'Requested',
  by: 'owner',
  uid: 'asha',
  note: '',
  now,
  ...changes,
});

describe('a new album', () => {
  it('starts with its first move and version', () => {
    expect(draft).toMatchObject({ status: 'Draft', moves: 1, version: 1 });
    expect([draft.created_at, draft.updated_at]).toEqual([made.toISOString(), made.toISOString()]);
  });

  it.each(['Responded', 'Approved'] as const)('cannot be created %s', (to) => {
    expect(() => createAlbumState(newAlbumData, { to, now })).toThrow(
      /must be one of Cart, Draft, Requested/,
    );
  });
});

describe('proposed changes', () => {
  const waiting = inState('Responded', { open_proposals: 2 });

  it('must be answered before the proof is accepted', () => {
    expect(() => moveAlbum(waiting, move({ to: 'Approved' }))).toThrow(
      expect.objectContaining({
        code: 'conflict',
        message: 'Please answer the proposed changes first.',
      }),
    );
    expect(moveAlbum(setOpenProposalCount(waiting, 0), move({ to: 'Approved' })).status).toBe(
      'Approved',
    );
  });

  it.each(['Requested', 'Draft'] as const)('expire when the album becomes %s', (to) => {
    expect(moveAlbum(waiting, move({ to })).open_proposals).toBe(0);
  });

  it('stay open when the response is sent', () => {
    const requested = inState('Requested', { open_proposals: 2 });
    const { open_proposals } = moveAlbum(requested, move({ to: 'Responded', by: 'reviewer' }));
    expect(open_proposals).toBe(2);
  });
});

describe('a move of an album', () => {
  const states = ALBUM_STATUSES.flatMap((from) =>
    ALBUM_STATUSES.flatMap((to) => ALBUM_ACTORS.map((by) => ({ from, to, by }))),
  );

  it.each(states)('from $from to $to by $by follows the table', ({ from, to, by }) => {
    const moving = () => moveAlbum(inState(from), move({ to, by }));
    const allowed = allowedMoves(from, by, false);
    if (allowed.includes(to)) {
      expect(moving()).toMatchObject({ status: to, moves: 2, version: 2, updated_at: at });
    } else expect(moving).toThrow(expect.objectContaining({ details: { status: from, allowed } }));
  });

  it('is impossible once the album is placed', () => {
    const placed = inState('Approved', { is_placed: true });
    expect(() => moveAlbum(placed, move({ to: 'Draft' }))).toThrow('is ordered');
  });

  it('is recorded with the uid of its author, the note and the round', () => {
    const told = toAlbumEvent('Draft', { round: 1 }, move({ uid: 'tara', note: 'Soon' }));
    const who = { at, by: 'owner', by_uid: 'tara' };
    expect(told).toEqual({ ...who, from: 'Draft', to: 'Requested', note: 'Soon', round: 1 });
  });
});

describe('a request', () => {
  it('is refused beyond the maximum of rounds, with a hint what to do', () => {
    const before = inState('Responded', { round: MAX_ROUNDS - 1 });
    expect(moveAlbum(before, move({})).status).toBe('Requested');
    const last = () => moveAlbum({ ...before, round: MAX_ROUNDS }, move({}));
    expect(last).toThrow('This album has been reviewed 20 times. Please call us');
    expect(moveAlbum({ ...before, round: MAX_ROUNDS }, move({ to: 'Approved' })).status).toBe(
      'Approved',
    );
  });

  it('is refused beyond the maximum of moves per hour, and allowed afterwards', () => {
    const minutesAgo = (minutes: number) =>
      new Date(now.getTime() - minutes * 60_000).toISOString();
    const times = Array.from({ length: MAX_MOVES_PER_HOUR }, (_, index) => minutesAgo(59 - index));
    const busy = inState('Draft', { recent_moves: times });
    expect(() => moveAlbum(busy, move({}))).toThrow(
      expect.objectContaining({ code: 'rate_limited' }),
    );
    const later = new Date(now.getTime() + 60_000);
    expect(moveAlbum(busy, move({ now: later })).recent_moves).toEqual([
      ...times.slice(1),
      later.toISOString(),
    ]);
  });
});

describe('an album whose order is cancelled', () => {
  const requested = inState('Requested', {
    pending_order_id: 'ORD2',
    initial_paid_paise: paise(5),
    version: 3,
    moves: 2,
  });

  it('becomes a Draft with a new version, moved by the system if an admin cancels', () => {
    const { after, move: told } = withdrawRequest(requested, {
      by: 'system',
      uid: 'tara',
      note: 'On the phone',
      now,
    });
    expect(after).toMatchObject({ status: 'Draft', version: 4, moves: 3, updated_at: at });
    expect(after).toMatchObject({ pending_order_id: null, initial_paid_paise: 0 });
    expect(told).toMatchObject({ to: 'Draft', by: 'system', uid: 'tara' });
  });

  it('stays a Draft if it is being edited already', () => {
    const edited = inState('Draft', { pending_order_id: 'ORD2', version: 5 });
    const { after, move: told } = withdrawRequest(edited, {
      by: 'owner',
      uid: 'asha',
      note: '',
      now,
    });
    expect(after).toMatchObject({ status: 'Draft', version: 5, pending_order_id: null });
    expect(told).toBeNull();
  });
});

describe('what can be changed in an album', () => {
  const asked = { to: undefined, by: 'owner', isNew: false, isRecounted: false } as const;
  const change = { ...asked, version: undefined };

  it.each([
    ['Draft', undefined, true],
    ['Cart', undefined, true],
    ['Draft', 'Requested', true],
    ['Requested', 'Draft', true],
    ['Responded', 'Draft', true],
    ['Approved', 'Draft', true],
    ['Requested', undefined, false],
    ['Responded', 'Requested', false],
    ['Responded', 'Approved', false],
    ['Approved', undefined, false],
  ] as const)('is its content in %s with a move to %s: %s', (status, to, isTaken) => {
    const check = () => assertAlbumChangeable(inState(status), { ...change, to, isNew: true });
    if (isTaken) expect(check).not.toThrow();
    else expect(check).toThrow(/is Re|is Ap/);
  });

  it('is nothing once it is placed', () => {
    const placed = inState('Approved', { is_placed: true });
    const refusal = { code: 'conflict', details: { status: 'Approved', allowed: [] } };
    for (const more of [{ isNew: true, to: 'Draft' as const }, { isRecounted: true }]) {
      expect(() => assertAlbumChangeable(placed, { ...change, ...more })).toThrow(
        expect.objectContaining(refusal),
      );
    }
    expect(() => assertNotPlaced(placed)).toThrow(expect.objectContaining(refusal));
    const open = inState('Approved');
    expect(() => assertAlbumChangeable(open, { ...change, isRecounted: true })).not.toThrow();
  });

  it('is nothing in a version from before the last change', () => {
    const seen = { ...change, isNew: true, version: 0 };
    expect(() => assertAlbumChangeable(draft, seen)).toThrow(
      expect.objectContaining({ code: 'conflict', details: { version: 1 } }),
    );
    expect(() => assertAlbumChangeable(draft, { ...seen, version: 1 })).not.toThrow();
    expect(() => assertAlbumChangeable(draft, { ...seen, isNew: false })).not.toThrow();
  });
});
