import { describe, expect, it } from 'vitest';
import {
  isValidInvitation,
  unmetRewardConditions,
  rewardDeadline,
  invitationState,
  toReferralCode,
} from './invitation.domain';

const now = new Date('2026-06-10T12:00:00Z');
const invitation = {
  inviteeUid: 'friend',
  inviteeSince: '2026-06-10T11:00:00Z',
  inviterUid: 'inviter',
  hasOrdered: false,
};

const week = { referral_join_days: 7 };

describe('isValidInvitation', () => {
  it('is true for a new account that somebody else invited', () => {
    expect(isValidInvitation(invitation, week, now)).toBe(true);
  });

  it.each([
    [{ inviterUid: null }],
    [{ inviteeSince: null }],
    [{ inviterUid: 'friend' }],
    [{ hasOrdered: true }],
    [{ inviteeSince: '2026-06-03T12:00:00Z' }],
  ])('is false for %j', (change) => {
    expect(isValidInvitation({ ...invitation, ...change }, week, now)).toBe(false);
  });

  it('is true until the last moment of the last day', () => {
    expect(
      isValidInvitation({ ...invitation, inviteeSince: '2026-06-03T12:00:00.001Z' }, week, now),
    ).toBe(true);
    const dayByDay = { referral_join_days: 1 };
    const before = { ...invitation, inviteeSince: '2026-06-09T12:00:00Z' };
    expect(isValidInvitation(before, dayByDay, now)).toBe(false);
  });
});

describe('toReferralCode', () => {
  it('accepts codes as people type them', () => {
    expect(toReferralCode(' ab2cd3ef ')).toBe('AB2CD3EF');
  });

  it.each(['', 'AB2CD3E', 'AB2CD3EFG', 'AB2CD3E0', 'AB2CD3E1', 'AB2CD3EI', '../../ab'])(
    'returns null for %j',
    (typed) => {
      expect(toReferralCode(typed)).toBeNull();
    },
  );
});

const open = {
  discount_placement_id: null,
  pending_order_id: null,
  voided_at: null,
  rewarded_at: null,
};

describe('invitationState', () => {
  it('follows a friend from joining through the first order to the reward', () => {
    expect(invitationState(open)).toBe('joined');
    const ordered = { ...open, discount_placement_id: 'p1' };
    expect(invitationState(ordered)).toBe('ordered');
    const pending = { ...ordered, pending_order_id: 'o1' };
    expect(invitationState(pending)).toBe('pending');
    expect(invitationState({ ...pending, rewarded_at: '2026-06-12T12:00:00Z' })).toBe('rewarded');
    expect(invitationState({ ...pending, voided_at: '2026-06-12T12:00:00Z' })).toBe('voided');
  });

  it('is rewarded for a reward that was given before rewards waited', () => {
    expect(invitationState({ ...open, rewarded_at: '2026-06-12T12:00:00Z' })).toBe('rewarded');
  });
});

describe('unmetRewardConditions', () => {
  const pending = {
    ...open,
    pending_order_id: 'o1',
    delivered_at: null,
    inviter_uid: 'inviter',
    invitee_uid: 'friend',
  };
  const delivered = { ...pending, delivered_at: '2026-06-12T12:00:00Z' };

  it.each([
    [pending, [], ['delivery', 'your_email', 'friend_email']],
    [pending, ['inviter', 'friend'], ['delivery']],
    [delivered, ['friend'], ['your_email']],
    [delivered, ['inviter'], ['friend_email']],
    [delivered, ['inviter', 'friend'], []],
    [{ ...delivered, voided_at: '2026-06-12T12:00:00Z' }, [], []],
  ])('lists %j if the addresses of %j are confirmed', (referral, confirmed, missing) => {
    const viewer = { viewerUid: 'inviter', confirmed: new Set(confirmed) };
    expect(unmetRewardConditions(referral, viewer)).toEqual(missing);
  });

  it.each([
    [['inviter'], ['your_email']],
    [['friend'], ['friend_email']],
  ])('lists those of the friend if the addresses of %j are confirmed', (confirmed, missing) => {
    const viewer = { viewerUid: 'friend', confirmed: new Set(confirmed) };
    expect(unmetRewardConditions(delivered, viewer)).toEqual(missing);
  });
});

describe('rewardDeadline', () => {
  it('adds the days that the order promises', () => {
    const until = rewardDeadline(now, { referral_confirm_days: 90 });
    expect(until.toISOString()).toBe('2026-09-08T12:00:00.000Z');
  });
});
