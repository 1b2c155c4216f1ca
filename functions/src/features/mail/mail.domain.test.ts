import { describe, expect, it } from 'vitest';
import { hasUsedAllAttempts, isPermanentFailure, nextAttemptTime } from './mail.domain';

const now = new Date('2026-01-21T10:00:00Z');
const minutesUntil = (attempts: number) =>
  (nextAttemptTime(attempts, now).getTime() - now.getTime()) / 60_000;

describe('nextAttemptTime', () => {
  it('doubles the wait after each failure, up to six hours', () => {
    expect([1, 2, 3, 4, 8, 9, 30].map(minutesUntil)).toEqual([2, 4, 8, 16, 256, 360, 360]);
  });
});

describe('hasUsedAllAttempts', () => {
  it('is true after ten attempts', () => {
    expect(hasUsedAllAttempts(9)).toBe(false);
    expect(hasUsedAllAttempts(10)).toBe(true);
  });
});

describe('isPermanentFailure', () => {
  it('is true for a refused address or message', () => {
    expect(isPermanentFailure({ code: 'EENVELOPE', responseCode: 550 })).toBe(true);
    expect(isPermanentFailure({ code: 'EMESSAGE', responseCode: 554 })).toBe(true);
    expect(isPermanentFailure({ code: 'EENVELOPE' })).toBe(true);
  });

  it('is false for all other errors', () => {
    expect(isPermanentFailure({ code: 'EENVELOPE', responseCode: 451 })).toBe(false);
    expect(isPermanentFailure({ code: 'EMESSAGE', responseCode: 421 })).toBe(false);
    expect(isPermanentFailure({ code: 'EAUTH', responseCode: 535 })).toBe(false);
    expect(isPermanentFailure({ code: 'ECONNECTION' })).toBe(false);
    expect(isPermanentFailure({})).toBe(false);
  });
});
