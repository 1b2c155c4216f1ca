import { describe, expect, it } from 'vitest';
import { findErrorReason, addFieldRules } from './error-reason';

describe('findErrorReason', () => {
  it('returns a reason for a message, with its parameters', () => {
    expect(findErrorReason('There is no such album.')).toEqual({ reason: 'no_album' });
    expect(findErrorReason('This album is Responded and cannot become Cart now.')).toEqual({
      reason: 'album_move',
      params: { state: 'Responded', to_state: 'Cart' },
    });
    expect(findErrorReason('This product takes 8 photos, or 1 photo 8 times.')).toEqual({
      reason: 'takes_photos_or_one',
      params: { min: '8' },
    });
  });

  it('returns a day in a format that every language can show', () => {
    expect(findErrorReason('This gift card could be used until 3 Sept 2026.')).toMatchObject({
      params: { date: '2026-09-03' },
    });
  });

  it('returns what both orders and refunds wait for', () => {
    const message =
      'Your account cannot be deleted yet: please wait until ORD2 is delivered, or cancel it, and wait for the refund of ORD3.';
    expect(findErrorReason(message)).toEqual({
      reason: 'account_waits_for_both',
      params: { orders: 'ORD2', refunds: 'ORD3' },
    });
  });

  it('names messages to staff, and has no name for others', () => {
    const reason = 'settings_stale';
    expect(findErrorReason('Somebody else has changed the settings meanwhile.')).toEqual({
      reason,
    });
    expect(findErrorReason('The order was deleted.')).toBeNull();
  });
});

describe('addFieldRules', () => {
  it('adds the rule to each field without one, and leaves other details unchanged', () => {
    const told = { field: 'a', message: 'x', rule: 'required' };
    expect(addFieldRules([told, { field: 'city', message: 'City is required' }])).toEqual([
      told,
      { field: 'city', message: 'City is required', rule: 'city_required' },
    ]);
    expect(addFieldRules({ status: 'Draft' })).toEqual({ status: 'Draft' });
  });
});
