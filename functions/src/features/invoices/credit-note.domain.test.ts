import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditNoteLines, remainingInvoiceLines } from './credit-note.domain';
import { type InvoiceLine, invoiceTotals } from './invoice.domain';
import { createTestInvoice } from './invoice.test-data';

const { lines } = createTestInvoice();
const total = invoiceTotals(lines).total_paise;
const totalOf = (some: readonly InvoiceLine[]) => invoiceTotals(some).total_paise;

describe('a credit note', () => {
  it('credits a share of each line, with its taxes', () => {
    const credited = creditNoteLines(lines, paise(total / 2), true);
    expect(totalOf(credited)).toBe(total / 2);
    for (const line of credited) {
      const { taxable_paise, cgst_paise, sgst_paise, total_paise } = line;
      expect(cgst_paise).toBe(sgst_paise);
      expect(sumPaise(taxable_paise, cgst_paise, sgst_paise)).toBe(total_paise);
    }
    const [job, shipping] = credited;
    expect((job?.total_paise ?? 0) / (shipping?.total_paise ?? 1)).toBeCloseTo(1_493_10 / 99_00, 1);
  });

  it('credits the whole invoice when the order is cancelled', () => {
    expect(creditNoteLines(remainingInvoiceLines(lines, []), total, true)).toEqual(lines);
  });

  it('leaves a rest of zero in the end, regardless of earlier credits', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: total }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, (wanted) => {
        const notes: InvoiceLine[][] = [];
        let open: Paise = total;
        for (const one of wanted) {
          const amount = paise(Math.min(one, open));
          const note = creditNoteLines(remainingInvoiceLines(lines, notes), amount, true);
          expect(totalOf(note)).toBe(amount);
          notes.push(note);
          open = paise(open - amount);
        }
        notes.push(creditNoteLines(remainingInvoiceLines(lines, notes), open, true));
        for (const line of remainingInvoiceLines(lines, notes)) {
          const { total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise } = line;
          expect([total_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise]).toEqual([
            0, 0, 0, 0, 0,
          ]);
        }
      }),
    );
  });
});
