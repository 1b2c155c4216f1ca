import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import type { Taxes } from '@smriti/shared/order/taxes';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  financialYear,
  invoiceLines,
  invoiceNumber,
  invoiceTotals,
  findUninvoicedShipping,
  shippingLines,
} from './invoice.domain';

const anyPrice = fc.integer({ min: 0, max: 10_000_000_000_000 }).map(paise);
const anyRate = fc.constantFrom(0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000);
const sumOf = ({ taxable_paise, cgst_paise, sgst_paise, igst_paise }: Taxes): Paise =>
  sumPaise(taxable_paise, cgst_paise, sgst_paise, igst_paise);

describe('financialYear', () => {
  it('begins on the first of April in India', () => {
    expect(financialYear(new Date('2026-03-31T18:29:59Z'))).toBe('25-26');
    expect(financialYear(new Date('2026-03-31T18:30:00Z'))).toBe('26-27');
    expect(financialYear(new Date('2027-01-01T00:00:00Z'))).toBe('26-27');
    expect(financialYear(new Date('2099-12-01T00:00:00Z'))).toBe('99-00');
  });
});

describe('invoiceNumber', () => {
  it('has at most 16 characters, and sorts in the order of issue', () => {
    expect(invoiceNumber('26-27', 1)).toBe('SM/26-27/000001');
    expect(invoiceNumber('26-27', 999_999)).toHaveLength(15);
    expect(invoiceNumber('26-27', 1_000_000)).toHaveLength(16);
  });
});

describe('invoiceLines', () => {
  const classes = {
    goods: { hsn: '4911', rate: 1_800 },
    shipping: { hsn: '9968', rate: 1_800 },
  };
  const order = {
    title: 'The hills',
    product: 'Layflat album',
    quantity: 3,
    subtotal_paise: paise(1_000_01),
    discount_paise: paise(100_00),
    shipping_paise: paise(99_00),
  };

  it('contain the print job with its discount, and paid shipping', () => {
    expect(invoiceLines(order, classes, true)).toMatchObject([
      {
        description: 'Layflat album: The hills',
        hsn: '4911',
        quantity: 3,
        price_paise: 1_000_01,
        discount_paise: 100_00,
        total_paise: 900_01,
      },
      { description: 'Shipping', hsn: '9968', quantity: 1, total_paise: 99_00 },
    ]);
    const free = { ...order, product: '', shipping_paise: paise(0) };
    expect(invoiceLines(free, classes, true)).toMatchObject([{ description: 'The hills' }]);
  });

  it('add up to the price of the order, tax by tax, to the paisa', () => {
    fc.assert(
      fc.property(
        anyPrice,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 1_000_000 }).map(paise),
        anyRate,
        fc.boolean(),
        (subtotal, share, shipping, rate, isWithinState) => {
          const discount = paise(Math.floor(subtotal * share));
          const lines = invoiceLines(
            {
              ...order,
              subtotal_paise: subtotal,
              discount_paise: discount,
              shipping_paise: shipping,
            },
            { goods: { hsn: '4911', rate }, shipping: classes.shipping },
            isWithinState,
          );
          const totals = invoiceTotals(lines);
          expect(totals.total_paise).toBe(subtotal - discount + shipping);
          expect(sumOf(totals)).toBe(totals.total_paise);
          expect(totals.discount_paise).toBe(discount);
        },
      ),
    );
  });
});

describe('findUninvoicedShipping', () => {
  const classes = { goods: { hsn: '4911', rate: 1_800 }, shipping: { hsn: '9968', rate: 1_800 } };
  const none = paise(0);
  /** An order of ₹99 plus `shipping`, with ₹1 paid from the gift balance. */
  const billed = (shipping: number) => ({
    lines: invoiceLines(
      {
        title: 'The hills',
        product: '',
        quantity: 1,
        discount_paise: none,
        subtotal_paise: paise(99_00),
        shipping_paise: paise(shipping),
      },
      classes,
      true,
    ),
    paid: {
      initial_paise: none,
      points_paise: none,
      gift_paise: paise(1_00),
      payment_paise: paise(98_00 + shipping),
    },
  });

  it('returns shipping that was added after the invoice, with its payment', () => {
    const first = billed(77);
    const more = findUninvoicedShipping(billed(79_00), [first]);
    expect(more).toEqual({
      shippingPaise: 78_23,
      paid: { initial_paise: 0, gift_paise: 0, points_paise: 0, payment_paise: 78_23 },
    });
    if (!more) throw new Error('there is more');
    const second = { lines: shippingLines(more.shippingPaise, classes, true), paid: more.paid };
    expect(findUninvoicedShipping(billed(79_00), [first, second])).toBeNull();
  });

  it('returns nothing without additional shipping', () => {
    expect(findUninvoicedShipping(billed(77), [billed(77)])).toBeNull();
  });
});
