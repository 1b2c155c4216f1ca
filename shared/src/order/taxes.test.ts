import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Paise, paise, sumPaise } from '../base/money';
import { splitTaxes, type Taxes, toTaxRate } from './taxes';

const anyPrice = fc.integer({ min: 0, max: 10_000_000_000_000 }).map(paise);
const anyRate = fc.constantFrom(0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000);
const sumOf = ({ taxable_paise, cgst_paise, sgst_paise, igst_paise }: Taxes): Paise =>
  sumPaise(taxable_paise, cgst_paise, sgst_paise, igst_paise);

describe('splitTaxes', () => {
  it('extracts the tax from a price that includes it', () => {
    expect(splitTaxes(paise(118_00), 1_800, true)).toEqual({
      taxable_paise: 100_00,
      cgst_paise: 9_00,
      sgst_paise: 9_00,
      igst_paise: 0,
    });
    expect(splitTaxes(paise(118_00), 1_800, false)).toEqual({
      taxable_paise: 100_00,
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 18_00,
    });
  });

  it('adds up to the price to the paisa, with equal halves and the right tax', () => {
    fc.assert(
      fc.property(anyPrice, anyRate, fc.boolean(), (price, rate, isWithinState) => {
        const taxes = splitTaxes(price, rate, isWithinState);
        expect(sumOf(taxes)).toBe(price);
        expect(taxes.cgst_paise).toBe(taxes.sgst_paise);
        const tax = price - taxes.taxable_paise;
        expect(Math.abs(tax - (price * rate) / (10_000 + rate))).toBeLessThanOrEqual(1.01);
        expect(taxes.taxable_paise).toBeGreaterThanOrEqual(0);
        expect(tax).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('toTaxRate', () => {
  it('keeps two decimals of a percentage', () => {
    expect([toTaxRate(18), toTaxRate(12.5), toTaxRate(0.07)]).toEqual([1_800, 1_250, 7]);
  });
});
