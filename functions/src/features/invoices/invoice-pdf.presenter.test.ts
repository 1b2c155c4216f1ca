import { describe, expect, it } from 'vitest';
import { pdfLines } from './pdf-lines.test-data';
import { renderInvoices } from './invoice-pdf.presenter';
import type { InvoiceRecord } from './invoice.records';
import { createTestInvoice } from './invoice.test-data';

const linesOf = async (invoice: InvoiceRecord, cancelledOn: Date | null) =>
  pdfLines(await renderInvoices([invoice], cancelledOn));

describe('renderInvoices', () => {
  it('states seller, goods and buyer, with number, dates in India and place of supply', async () => {
    const lines = await linesOf(createTestInvoice(), null);
    const text = lines.join('\n');
    for (const part of [
      'Tax invoice',
      'GSTIN 29ABCDE1234F1Z5',
      'SM/26-27/000042',
      'टैक्स इनवॉइस',
      'Issued on / जारी होने की तारीख: 21 Nov 2026',
      ': ORDABCD2345, 20 Nov 2026',
      'Place of supply / ',
      ' की जगह: Karnataka (29)',
      'Bengaluru, Karnataka 560003',
      'asha@example.com',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Cancelled');
  });

  it('lists taxes, sums in Indian grouping, the sum in words and the payment', async () => {
    const lines = await linesOf(createTestInvoice(), null);
    expect(lines).toContain(
      'Layflat album: The hills49113₹1,265.34₹113.88 (9%)₹113.88 (9%)₹1,493.10',
    );
    expect(lines).toContain('₹1,659.00 less discount / छूट');
    expect(lines).toContainEqual(
      expect.stringMatching(/^Shipping \/ .+99681₹83\.90₹7\.55 \(9%\)₹7\.55 \(9%\)₹99\.00$/),
    );
    expect(lines).toContain('₹1,349.24Taxable value / टैक्स से पहले');
    expect(lines).toContain('₹121.43CGST');
    expect(lines).toContain('₹121.43SGST');
    expect(lines).toContainEqual(
      expect.stringMatching(/^₹1,592\.10Total, GST included \/ कुल, GST /),
    );
    expect(lines).toContain('Rupees One Thousand Five Hundred Ninety Two and Ten Paise Only');
    expect(lines).toContainEqual(expect.stringMatching(/^एक .+ सौ .+ दस पैसे /));
    expect(lines).toContain('₹331.80Initial payment / शुरुआती पेमेंट');
    expect(lines).toContain('₹1,260.30Payment / पेमेंट');
    expect(lines).toContain('₹1,592.10Paid in all / कुल पेमेंट');
    expect(lines.join('\n')).not.toContain('Gift balance');
  });

  it('has IGST for a delivery to another state', async () => {
    const elsewhere = createTestInvoice({ place_of_supply: { code: '27', name: 'Maharashtra' } });
    const lines = await linesOf(elsewhere, null);
    expect(lines).toContain('Layflat album: The hills49113₹1,265.34₹227.76 (18%)₹1,493.10');
    expect(lines).toContain('₹242.86IGST');
    expect(lines.join('\n')).not.toContain('CGST');
  });

  it('marks a cancelled order', async () => {
    const lines = await linesOf(createTestInvoice(), new Date('2026-11-30T10:00:00Z'));
    expect(lines).toContain('Cancelled on / कैंसल होने की तारीख: 30 Nov 2026');
  });

  it('has a second page for later shipping, which refers to the first', async () => {
    const first = createTestInvoice();
    const { number, issued_at } = first;
    const further = createTestInvoice({
      number: 'SM/26-27/000050',
      supplements: { number, issued_at },
    });
    const lines = pdfLines(await renderInvoices([first, further], null));
    expect(lines.filter((line) => line.endsWith('ax invoice'))).toEqual([
      'Tax invoice',
      'Supplementary tax invoice',
    ]);
    expect(lines.join('\n')).toContain('Supplements / मूल इनवॉइस: SM/26-27/000042');
  });

  it('is reproducible', async () => {
    const [first, second] = await Promise.all([
      renderInvoices([createTestInvoice()], null),
      renderInvoices([createTestInvoice()], null),
    ]);
    expect(first.equals(second)).toBe(true);
  });
});
