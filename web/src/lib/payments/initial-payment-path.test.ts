import { describe, expect, it } from 'vitest';
import { initialOpen, initialPaymentPath } from './initial-payment-path';

const album = { id: 'a_1', initial_due: 500.1, initial_paid: 0 };

describe('initialPaymentPath', () => {
  it('names the album and all that is due', () => {
    expect(initialPaymentPath(album)).toBe('/initial-payment?cartId=a_1&amount=500.1');
  });

  it('asks for the rest only where some is paid, without a rounding error', () => {
    expect(initialOpen({ ...album, initial_paid: 500 })).toBe(0.1);
  });

  it('asks for nothing where more is paid than the design costs now', () => {
    expect(initialOpen({ ...album, initial_paid: 600 })).toBe(0);
  });
});
