import { describe, expect, it } from 'vitest';
import { NO_CHOICES, parseCheckoutChoices, stepPath } from './steps';

const chosenBy = (query: string) => parseCheckoutChoices(new URLSearchParams(query));

describe('the URL of a step', () => {
  // proves checkout-11
  it('contains the choices, and is parsed back', () => {
    const path = stepPath('payment', { addressId: 'a1', shippingId: 2, isGiftUsed: true });
    expect(path).toBe('/checkout/payment?addressId=a1&shippingId=2&gift=1');
    expect(chosenBy(path.split('?')[1] ?? '')).toEqual({
      ...NO_CHOICES,
      addressId: 'a1',
      shippingId: 2,
      isGiftUsed: true,
    });
  });

  it('of the details contains all later choices', () => {
    const chosen = { addressId: 'a1', shippingId: 2, isGiftUsed: true, arePointsUsed: true };
    const path = stepPath('details', chosen);
    expect(path).toBe('/checkout/details?addressId=a1&shippingId=2&gift=1&points=1');
    expect(chosenBy(path.split('?')[1] ?? '')).toEqual({ ...NO_CHOICES, ...chosen });
    expect(stepPath('details', NO_CHOICES)).toBe('/checkout/details');
  });

  it('ignores missing and malformed choices', () => {
    expect(chosenBy('')).toEqual(NO_CHOICES);
    expect(chosenBy('addressId=a/b&shippingId=-1&gift=yes&placementId=')).toEqual(NO_CHOICES);
  });
});
