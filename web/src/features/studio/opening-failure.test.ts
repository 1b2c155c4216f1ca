import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { openingFailure } from './opening-failure';

const customer = { kind: 'customer', uid: 'asha' } as const;
const NOT_MOVED = 'We could not move your photos into your account.';

it('says why the photos of a guest could not be moved, where waiting or making room helps', () => {
  const full = new ApiError(422, 'business_rule', 'Please delete albums.');
  expect(openingFailure(full, customer)).toBe(`${NOT_MOVED} Please delete albums.`);
  const soon = new ApiError(409, 'conflict', 'Please try again in a minute.');
  expect(openingFailure(soon, customer)).toBe(`${NOT_MOVED} Please try again in a minute.`);
  const broken = new ApiError(500, 'internal', 'Something went wrong.');
  expect(openingFailure(broken, customer)).toBe(NOT_MOVED);
});
