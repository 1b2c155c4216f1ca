import { describe, expect, it } from 'vitest';
import { NO_CHECKOUT_CHOICES, parseCheckoutChoices, checkoutStepPath } from './checkout-steps';

const chosenBy = (query: string) => parseCheckoutChoices(new URLSearchParams(query));

describe('the URL of a step', () => {
  // proves checkout-11
  it('contains the choices, and is parsed back', () => {
    const path = checkoutStepPath('payment', { addressId: 'a1', shippingId: 2, isGiftUsed: true });
    expect(path).toBe('/checkout/payment?addressId=a1&shippingId=2&gift=1');
    expect(chosenBy(path.split('?')[1] ?? '')).toEqual({
      ...NO_CHECKOUT_CHOICES,
      addressId: 'a1',
      shippingId: 2,
      isGiftUsed: true,
    });
  });

  it('of the details contains all later choices', () => {
    const chosen = { addressId: 'a1', shippingId: 2, isGiftUsed: true, arePointsUsed: true };
    const path = checkoutStepPath('details', chosen);
    expect(path).toBe('/checkout/details?addressId=a1&shippingId=2&gift=1&points=1');
    expect(chosenBy(path.split('?')[1] ?? '')).toEqual({ ...NO_CHECKOUT_CHOICES, ...chosen });
    expect(checkoutStepPath('details', NO_CHECKOUT_CHOICES)).toBe('/checkout/details');
  });

  it('ignores missing and malformed choices', () => {
    expect(chosenBy('')).toEqual(NO_CHECKOUT_CHOICES);
    expect(chosenBy('addressId=a/b&shippingId=-1&gift=yes&placementId=')).toEqual(
      NO_CHECKOUT_CHOICES,
    );
  });
});
