import { describe, expect, it } from 'vitest';
import { isGivenUp, isPermanent, nextAttempt } from './mail.domain';

const now = new Date('2026-01-21T10:00:00Z');
const minutesUntil = (attempts: number) =>
  (nextAttempt(attempts, now).getTime() - now.getTime()) / 60_000;

describe('nextAttempt', () => {
  it('waits twice as long after each failure, and six hours at most', () => {
    expect([1, 2, 3, 4, 8, 9, 30].map(minutesUntil)).toEqual([2, 4, 8, 16, 256, 360, 360]);
  });
});

describe('isGivenUp', () => {
  it('gives up after ten attempts', () => {
    expect(isGivenUp(9)).toBe(false);
    expect(isGivenUp(10)).toBe(true);
  });
});

describe('isPermanent', () => {
  it('takes a refused address or message for final', () => {
    expect(isPermanent({ code: 'EENVELOPE', responseCode: 550 })).toBe(true);
    expect(isPermanent({ code: 'EMESSAGE', responseCode: 554 })).toBe(true);
    expect(isPermanent({ code: 'EENVELOPE' })).toBe(true);
  });

  it('tries again after all else', () => {
    expect(isPermanent({ code: 'EENVELOPE', responseCode: 451 })).toBe(false);
    expect(isPermanent({ code: 'EMESSAGE', responseCode: 421 })).toBe(false);
    expect(isPermanent({ code: 'EAUTH', responseCode: 535 })).toBe(false);
    expect(isPermanent({ code: 'ECONNECTION' })).toBe(false);
    expect(isPermanent({})).toBe(false);
  });
});
