import { describe, expect, it } from 'vitest';
import {
  isWithinQuota,
  subtractUsage,
  validGrants,
  addUsage,
  STORAGE_QUOTAS,
  ticketExpiry,
  grantsUsage,
  omitGrants,
} from './ticket.domain';

const now = new Date('2026-06-01T10:00:00Z');
const GIBIBYTE = 1024 ** 3;

describe('a ticket', () => {
  const ticket = { expires_at: ticketExpiry(now).toISOString(), files: { a: 10, b: 20 } };

  it('is valid for two hours, and allows nothing afterwards', () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(validGrants(ticket, at(119))).toEqual(ticket.files);
    expect(validGrants(ticket, at(120))).toEqual({});
    expect(validGrants(null, now)).toEqual({});
  });

  it('reserves what it allows, less what has arrived', () => {
    expect(grantsUsage(ticket.files)).toEqual({ photos: 2, bytes: 30 });
    expect(omitGrants(ticket.files, new Set(['a']))).toEqual({ b: 20 });
  });
});

describe('the quota', () => {
  it('is 500 photos and 2 GB for a guest', () => {
    expect(isWithinQuota({ photos: 500, bytes: 2 * GIBIBYTE }, STORAGE_QUOTAS.guest)).toBe(true);
    expect(isWithinQuota({ photos: 501, bytes: 1 }, STORAGE_QUOTAS.guest)).toBe(false);
    expect(isWithinQuota({ photos: 1, bytes: 2 * GIBIBYTE + 1 }, STORAGE_QUOTAS.guest)).toBe(false);
  });

  it('is 5,000 photos and 50 GB for a customer, except for photos in orders', () => {
    const kept = { photos: 6000, bytes: 51 * GIBIBYTE };
    const ordered = { photos: 1000, bytes: GIBIBYTE };
    expect(isWithinQuota(kept, STORAGE_QUOTAS.customer)).toBe(false);
    expect(isWithinQuota(subtractUsage(kept, ordered), STORAGE_QUOTAS.customer)).toBe(true);
    expect(isWithinQuota(addUsage(kept, { photos: 1, bytes: 1 }), STORAGE_QUOTAS.customer)).toBe(
      false,
    );
  });
});
