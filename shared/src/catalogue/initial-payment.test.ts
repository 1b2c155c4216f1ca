import { describe, expect, it } from 'vitest';
import { paise } from '../base/money';
import { initialPaymentAmount } from './initial-payment';

describe('initialPaymentAmount', () => {
  // proves payments-10
  it('is the fixed amount, but at most the total', () => {
    const rule = { payment_type: 'fixed', amount_paise: paise(100_000) } as const;
    expect(initialPaymentAmount(rule, paise(250_000))).toBe(100_000);
    expect(initialPaymentAmount(rule, paise(99_999))).toBe(99_999);
  });

  // proves payments-10
  it('is the percentage of the total, rounded to the paisa', () => {
    const rule = { payment_type: 'percentage', percent: 20 } as const;
    expect(initialPaymentAmount(rule, paise(124_903))).toBe(24_981);
    expect(initialPaymentAmount({ ...rule, percent: 100 }, paise(5))).toBe(5);
    expect(initialPaymentAmount({ ...rule, percent: 0 }, paise(5))).toBe(0);
  });
});
