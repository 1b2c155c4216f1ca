import { describe, expect, it } from 'vitest';
import { counts, stateOf, toReferralCode } from './invitation.domain';

const now = new Date('2026-06-10T12:00:00Z');
const invitation = {
  inviteeUid: 'friend',
  inviteeSince: '2026-06-10T11:00:00Z',
  inviterUid: 'inviter',
  hasOrdered: false,
};

describe('counts', () => {
  it('says yes to a new account that somebody else invited', () => {
    expect(counts(invitation, now)).toBe(true);
  });

  it.each([
    [{ inviterUid: null }],
    [{ inviteeSince: null }],
    [{ inviterUid: 'friend' }],
    [{ hasOrdered: true }],
    [{ inviteeSince: '2026-06-03T12:00:00Z' }],
  ])('says no to %j', (change) => {
    expect(counts({ ...invitation, ...change }, now)).toBe(false);
  });

  it('says yes until the last moment of the seventh day', () => {
    expect(counts({ ...invitation, inviteeSince: '2026-06-03T12:00:00.001Z' }, now)).toBe(true);
  });
});

describe('toReferralCode', () => {
  it('takes codes as people type them', () => {
    expect(toReferralCode(' ab2cd3ef ')).toBe('AB2CD3EF');
  });

  it.each(['', 'AB2CD3E', 'AB2CD3EFG', 'AB2CD3E0', 'AB2CD3E1', 'AB2CD3EI', '../../ab'])(
    'takes %j for no code',
    (typed) => {
      expect(toReferralCode(typed)).toBeNull();
    },
  );
});

describe('stateOf', () => {
  const open = { discount_placement_id: null, rewarded_at: null };

  it('follows a friend from joining over the first order to the reward', () => {
    expect(stateOf(open)).toBe('joined');
    expect(stateOf({ ...open, discount_placement_id: 'p1' })).toBe('ordered');
    const rewarded = { discount_placement_id: 'p1', rewarded_at: '2026-06-12T12:00:00Z' };
    expect(stateOf(rewarded)).toBe('rewarded');
  });

  it('stays with the reward when the order is given back', () => {
    expect(stateOf({ ...open, rewarded_at: '2026-06-12T12:00:00Z' })).toBe('rewarded');
  });
});
