import { type Paise, paise } from '../base/money';

/** Taxes included in a price: CGST and SGST for a delivery within the shop's state, otherwise IGST. */
export interface Taxes {
  taxable_paise: Paise;
  cgst_paise: Paise;
  sgst_paise: Paise;
  igst_paise: Paise;
}

/** The tax included in an amount, if `rate` of `whole` parts are tax; half a paisa is rounded up. */
function taxWithin(amount: Paise, rate: number, whole: number): Paise {
  // BigInt: the product of a large amount and the rate may exceed Number.MAX_SAFE_INTEGER
  const [part, all] = [BigInt(amount) * BigInt(rate) * 2n + BigInt(whole), BigInt(whole) * 2n];
  return paise(Number(part / all));
}

/**
 * Splits a price including GST into parts that add up to it exactly, to the paisa. CGST and SGST are equal,
 * as required by law. `rate` is in hundredths of a percent.
 */
export function splitTaxes(price: Paise, rate: number, isWithinState: boolean): Taxes {
  const none = paise(0);
  const whole = 10_000 + rate;
  if (!isWithinState) {
    const igst = taxWithin(price, rate, whole);
    const taxable = paise(price - igst);
    return { taxable_paise: taxable, cgst_paise: none, sgst_paise: none, igst_paise: igst };
  }
  const half = taxWithin(price, rate, whole * 2);
  const taxable = paise(price - 2 * half);
  return { taxable_paise: taxable, cgst_paise: half, sgst_paise: half, igst_paise: none };
}

/** Converts a percentage to a tax rate in hundredths of a percent. */
export function toTaxRate(percent: number): number {
  return Math.round(percent * 100);
}
