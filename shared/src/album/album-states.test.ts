import { describe, expect, it } from 'vitest';
import {
  ALBUM_ACTORS,
  ALBUM_STATUSES,
  type AlbumStatus,
  albumStatusInput,
  allowedMoves,
  INITIAL_ALBUM_STATUSES,
  isContentOpen,
  isInReview,
  reviewActorOfRole,
} from './album-states';

/** Every legal move of docs/rules.md#states-3, repeated here independently of the code. */
const LEGAL = [
  'Cart -> Draft by owner',
  'Cart -> Requested by owner',
  'Draft -> Requested by owner',
  'Requested -> Draft by owner',
  'Requested -> Responded by reviewer',
  'Responded -> Approved by owner',
  'Responded -> Requested by owner',
  'Responded -> Draft by owner',
  'Approved -> Draft by owner',
  'Requested -> Draft by system',
  'Responded -> Draft by system',
  'Approved -> Draft by system',
];

const everyMove = ALBUM_ACTORS.flatMap((actor) =>
  ALBUM_STATUSES.flatMap((from) => ALBUM_STATUSES.map((to) => ({ actor, from, to }))),
);

describe('moves of an album', () => {
  // proves cart-6
  it.each(everyMove)('$from -> $to by $actor follows the design', ({ actor, from, to }) => {
    const isLegal = LEGAL.includes(`${from} -> ${to} by ${actor}`);
    expect(allowedMoves(from, actor, false).includes(to)).toBe(isLegal);
  });

  it('are impossible once it is placed', () => {
    for (const { actor, from } of everyMove) expect(allowedMoves(from, actor, true)).toEqual([]);
  });

  it('lead to every state from the initial ones', () => {
    const reached = new Set<AlbumStatus>(INITIAL_ALBUM_STATUSES);
    for (const from of reached) {
      for (const actor of ALBUM_ACTORS) {
        for (const to of allowedMoves(from, actor, false)) reached.add(to);
      }
    }
    expect([...reached].toSorted()).toEqual([...ALBUM_STATUSES].toSorted());
  });
});

describe('a state', () => {
  it('allows changes of the content in Draft and Cart only', () => {
    expect(ALBUM_STATUSES.filter(isContentOpen)).toEqual(['Cart', 'Draft']);
  });

  it('is in review when Requested or Responded', () => {
    expect(ALBUM_STATUSES.filter(isInReview)).toEqual(['Requested', 'Responded']);
  });

  // proves payments-24
  it('is parsed in any case, and other values are refused', () => {
    expect(albumStatusInput.parse('requested')).toBe('Requested');
    expect(albumStatusInput.parse(' DRAFT ')).toBe('Draft');
    for (const value of ['', 'Done', 'Request', 5, null]) {
      expect(albumStatusInput.safeParse(value).success).toBe(false);
    }
  });
});

describe('a role', () => {
  it('reviews albums as reviewer and admin only', () => {
    expect(reviewActorOfRole('reviewer')).toBe('reviewer');
    expect(reviewActorOfRole('admin')).toBe('reviewer');
    expect(reviewActorOfRole('customer')).toBeNull();
    expect(reviewActorOfRole('guest')).toBeNull();
  });
});
