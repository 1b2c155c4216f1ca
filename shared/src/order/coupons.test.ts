import { expect, it } from 'vitest';
import { toCouponCode } from './coupons';

it.each(['DIWALI20', 'diwali20', ' Diwali-20 '])('parses %j as people type it', (typed) => {
  expect(toCouponCode(typed)).toBe('DIWALI20');
});

it.each(['', 'AB', 'ABCDEFGHIJKLMNOPQ', 'DIWALI_20', 'दिवाली20', '../../users/x'])(
  'returns null for %j',
  (typed) => {
    expect(toCouponCode(typed)).toBeNull();
  },
);
