// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api/api.ts';
import { paymentFailureMessage } from './make-payment';
import { PaymentError } from './payment-error';

const FAILED = 'Failed to process payment. Please try again.';

describe('paymentFailureMessage', () => {
  // proves payments-6
  it('returns the message of the server', () => {
    expect(paymentFailureMessage(new ApiError(422, 'business_rule', 'Not now.'))).toBe('Not now.');
  });

  it('returns the amount due after another amount was refused', () => {
    const conflict = new ApiError(409, 'conflict', 'Another one.', { amount: 1234.5 });
    expect(paymentFailureMessage(conflict)).toBe('The amount to pay is ₹1,234.50 now.');
  });

  it('returns the message of a PaymentError', () => {
    expect(paymentFailureMessage(new PaymentError(() => 'The window was closed.'))).toBe(
      'The window was closed.',
    );
  });

  // proves payments-6
  it.each([
    new ApiError(0, 'network', 'The shop cannot be reached.'),
    new ApiError(500, 'internal', 'Something went wrong.'),
    new TypeError('x is undefined'),
    new Error('[{"code":"invalid_type"}]'),
  ])('returns a general message for %o', (error) => {
    expect(paymentFailureMessage(error)).toBe(FAILED);
  });
});
