import { type Paise, paise } from '@smriti/shared/base/money';
import { splitPaise } from '@smriti/shared/order/checkout-pricing';
import { splitTaxes } from '@smriti/shared/order/taxes';
import { type InvoiceLine, invoiceTotals } from './invoice.domain';

const less = (amount: Paise, credited: readonly Paise[]) =>
  paise(credited.reduce<number>((left, one) => left - one, amount));

/** The invoice lines of an order minus its credit notes so far. */
export function remainingInvoiceLines(
  invoiced: readonly InvoiceLine[],
  credited: readonly (readonly InvoiceLine[])[],
): InvoiceLine[] {
  return invoiced.map((line, index) => {
    const before = credited.flatMap((lines) => lines[index] ?? []);
    const of = (amount: (one: InvoiceLine) => Paise) => less(amount(line), before.map(amount));
    return {
      ...line,
      price_paise: of((one) => one.price_paise),
      discount_paise: of((one) => one.discount_paise),
      total_paise: of((one) => one.total_paise),
      taxable_paise: of((one) => one.taxable_paise),
      cgst_paise: of((one) => one.cgst_paise),
      sgst_paise: of((one) => one.sgst_paise),
      igst_paise: of((one) => one.igst_paise),
    };
  });
}

/**
 * The lines of a credit note of `amount`: a share of each remaining line with its taxes; exactly the
 * remainder when `amount` covers all of it.
 */
export function creditNoteLines(
  left: readonly InvoiceLine[],
  amount: Paise,
  isWithinState: boolean,
): InvoiceLine[] {
  const { total_paise: whole } = invoiceTotals(left);
  if (amount >= whole) return [...left];
  const shares = splitPaise(
    amount,
    left.map(({ total_paise }) => total_paise),
  );
  return left.map((line, index) => {
    const total = shares[index] ?? paise(0);
    return {
      ...line,
      price_paise: total,
      discount_paise: paise(0),
      total_paise: total,
      ...splitTaxes(total, line.rate, isWithinState),
    };
  });
}
