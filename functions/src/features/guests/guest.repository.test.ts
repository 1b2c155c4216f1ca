import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type GuestRecord, guestRecord, EMPTY_GUEST_DRAFT } from './guest.records';
import { writeGuest } from './guest.repository';

const guest: GuestRecord = {
  id: 'guest',
  token_hash: '',
  product_id: null,
  album_sizes_id: null,
  paper_types_id: null,
  lamination_type_id: null,
  cover_type_id: null,
  language: null,
  ...EMPTY_GUEST_DRAFT,
  claim: null,
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: '2026-11-01T10:00:00.000Z',
};

test('a guest without a known language is stored without the field, and parses the same', () => {
  const set = vi.fn();
  writeGuest({ set }, guest);
  expect(set.mock.lastCall?.[1]).not.toHaveProperty('language');
  expect(z.parse(guestRecord.shape.language, undefined)).toBe(guest.language);

  writeGuest({ set }, { ...guest, language: 'hi' });
  expect(set.mock.lastCall?.[1]).toHaveProperty('language', 'hi');
});
