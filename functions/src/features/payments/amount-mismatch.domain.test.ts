import { paise } from '@smriti/shared/base/money';
import { describe, expect, it } from 'vitest';
import { amountMismatch } from './amount-mismatch.domain';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const attention = (received: Parameters<typeof amountMismatch>[1]['received']) =>
  amountMismatch({ amount_paise: paise(50_000) }, { received }, NOW);

describe('amountMismatch', () => {
  it('is null for the requested amount, and without a payment', () => {
    expect(attention({ amount: 50_000, currency: 'INR' })).toBeNull();
    expect(attention(null)).toBeNull();
  });

  it.each([
    [49_900, 'INR', 49_900],
    [50_100, 'INR', 50_100],
    [50_000, 'USD', null],
  ])('describes what was received: %i %s', (amount, currency, received_paise) => {
    expect(attention({ amount, currency })).toEqual({
      reason: 'other_amount',
      details: `received ${amount} ${currency}, asked for 50000 INR`,
      received_paise,
      at: NOW.toISOString(),
    });
  });
});
