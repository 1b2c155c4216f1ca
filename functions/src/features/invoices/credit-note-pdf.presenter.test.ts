import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { renderCreditNotes } from './credit-note-pdf.presenter';
import { creditNoteLines } from './credit-note.domain';
import type { CreditNoteRecord } from './invoice.records';
import { createTestInvoice } from './invoice.test-data';
import { pdfLines } from './pdf-lines.test-data';

function noteOf(changes: Partial<CreditNoteRecord>): CreditNoteRecord {
  const { order_id, user_id, seller, buyer, place_of_supply, number, ...invoice } =
    createTestInvoice();
  return {
    order_id,
    user_id,
    seller,
    buyer,
    place_of_supply,
    number: 'CN/26-27/000007',
    financial_year: '26-27',
    sequence: 7,
    issued_at: '2026-11-25T10:00:00.000Z',
    refund_id: 'r1',
    reason: 'A torn page',
    invoice: { number, issued_at: invoice.issued_at },
    lines: creditNoteLines(invoice.lines, paise(800_00), true),
    ...changes,
  };
}

it('states what is credited of which invoice, with taxes and the reason', async () => {
  const text = pdfLines(await renderCreditNotes([noteOf({})])).join('\n');
  for (const part of [
    'For invoice / इनवॉइस: SM/26-27/000042, 21 Nov 2026',
    '₹800.00Credited, GST included / वापस, GST ',
    'Rupees Eight Hundred Only',
    'Refunded in part / कुछ रकम वापस',
    ': A torn page',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain('CN/26-27/000007');
  expect(text).toContain('CGST');
});

it('has a page for each invoice, and skips invoices without a credit', async () => {
  const { lines } = createTestInvoice();
  const [job] = lines;
  if (!job) throw new Error('the invoice has a line');
  const cancelled = noteOf({
    refund_id: null,
    reason: '',
    lines: creditNoteLines([job], paise(1), true),
  });
  const text = pdfLines(await renderCreditNotes([noteOf({}), cancelled])).join('\n');
  expect(text.match(/Credit note/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toMatch(/The order was cancelled \/ .+ कैंसल हुआ\./);
});
