import { toGiftCode } from '@smriti/shared/payment/gift-cards';
import { expect, it } from 'vitest';
import { deriveGiftCodes, giftCardId } from './gift-card-codes.domain';

it('derives the same codes for the same batch, and different ones for any other', () => {
  const codes = deriveGiftCodes('secret', 'batch-1', 400);
  expect(deriveGiftCodes('secret', 'batch-1', 400)).toEqual(codes);
  const others = [
    ...deriveGiftCodes('secret', 'batch-2', 400),
    ...deriveGiftCodes('another', 'batch-1', 400),
  ];
  expect(new Set([...codes, ...others]).size).toBe(1200);
  expect(codes.every((code) => toGiftCode(code) === code)).toBe(true);
});

it('stores a card under the hash of its code', () => {
  expect(giftCardId('ABCD')).not.toContain('ABCD');
  expect(giftCardId('ABCD')).toHaveLength(43);
});
