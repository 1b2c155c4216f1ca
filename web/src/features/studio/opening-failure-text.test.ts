import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { openingFailureText } from './opening-failure-text';

const customer = { kind: 'customer', uid: 'asha' } as const;
const CONFIGURATION = {
  product_id: 1,
  album_sizes_id: 1,
  paper_types_id: 1,
  lamination_type_id: 1,
  cover_type_id: 1,
};
const NOT_MOVED = 'We could not move your photos into your account.';

it('includes the reason of the API when photos of a guest cannot be moved, except for internal errors', () => {
  const full = new ApiError(422, 'business_rule', 'Please delete albums.');
  expect(openingFailureText(full, customer)).toBe(`${NOT_MOVED} Please delete albums.`);
  const soon = new ApiError(409, 'conflict', 'Please try again in a minute.');
  expect(openingFailureText(soon, customer)).toBe(`${NOT_MOVED} Please try again in a minute.`);
  const broken = new ApiError(500, 'internal', 'Something went wrong.');
  expect(openingFailureText(broken, customer)).toBe(NOT_MOVED);
});

// proves guests-4
it('has a text for an unauthorized guest and one for other failures', () => {
  const guest = { kind: 'guest', configuration: CONFIGURATION } as const;
  const unknown = new ApiError(401, 'unauthenticated', 'x');
  expect(openingFailureText(unknown, guest)).toBe(
    'Failed to fetch images: Unauthorized. Please log in again.',
  );
  const broken = new ApiError(500, 'internal', 'x');
  expect(openingFailureText(broken, guest)).toBe('Failed to upload images. Please try again.');
});
