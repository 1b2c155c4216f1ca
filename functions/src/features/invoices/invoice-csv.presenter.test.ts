import { paise } from '@smriti/shared/base/money';
import { expect, it } from 'vitest';
import { creditNoteLines } from './credit-note.domain';
import { invoicesCsv } from './invoice-csv.presenter';
import { createTestInvoice } from './invoice.test-data';

it('has a line for each line of an invoice, and subtracts credits', () => {
  const invoice = createTestInvoice();
  const [job] = invoice.lines;
  if (!job) throw new Error('the invoice has a line');
  const evil = { ...job, description: '=HYPERLINK("http://evil.example")' };
  const note = {
    ...invoice,
    number: 'CN/26-27/000001',
    refund_id: 'r1',
    reason: '',
    invoice: { number: invoice.number, issued_at: invoice.issued_at },
    lines: creditNoteLines([evil], paise(118_00), true),
  };
  const [header, ...lines] = invoicesCsv([invoice], [note]).toString().trim().split('\r\n');
  expect(header).toContain('Number,Date,Against invoice');
  expect(lines).toEqual([
    'Invoice,SM/26-27/000042,21 Nov 2026,,ORDABCD2345,29ABCDE1234F1Z5,Karnataka,29,4911,Layflat album: The hills,3,18,1265.34,113.88,113.88,0,1493.1',
    'Invoice,SM/26-27/000042,21 Nov 2026,,ORDABCD2345,29ABCDE1234F1Z5,Karnataka,29,9968,Shipping,1,18,83.9,7.55,7.55,0,99',
    `Credit note,CN/26-27/000001,21 Nov 2026,SM/26-27/000042,ORDABCD2345,29ABCDE1234F1Z5,Karnataka,29,4911,"'=HYPERLINK(""http://evil.example"")",3,18,-100,-9,-9,0,-118`,
  ]);
});
