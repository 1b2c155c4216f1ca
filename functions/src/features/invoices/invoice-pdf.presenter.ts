import { sumPaise } from '@smriti/shared/base/money';
import { formatDay } from '../../platform/formats';
import type { Pen } from '../../platform/pdf/pen';
import type { InvoiceRecord } from './invoice.records';
import {
  dayOf,
  drawFacts,
  drawFooter,
  drawHead,
  drawLines,
  drawParties,
  drawSums,
  type Fact,
  GAP,
  placeFact,
  renderPages,
} from './tax-document.presenter';

function factsOf(invoice: InvoiceRecord): string[] {
  const { supplements } = invoice;
  return [
    invoice.number,
    `Issued on ${dayOf(invoice.issued_at)}`,
    `Order ${invoice.order_id} of ${dayOf(invoice.placed_at)}`,
    supplements ? `Supplements ${supplements.number} of ${dayOf(supplements.issued_at)}` : '',
    placeFact(invoice),
  ];
}

function drawPaid(pen: Pen, { paid }: InvoiceRecord, y: number): number {
  const ways: Fact[] = [
    ['Initial payment', paid.initial_paise],
    ['Gift balance', paid.gift_paise],
    ['Points', paid.points_paise],
    ['Payment', paid.payment_paise],
  ];
  const sum = sumPaise(...ways.map(([, amount]) => amount));
  const used = ways.filter(([, amount]) => amount > 0);
  return drawFacts(pen, [...used, ['Paid in all', sum, 600]], y) + GAP;
}

function drawInvoice(pen: Pen, invoice: InvoiceRecord, cancelledOn: Date | null): void {
  const title = invoice.supplements ? 'Supplementary tax invoice' : 'Tax invoice';
  const note = cancelledOn ? `Cancelled on ${formatDay(cancelledOn)}` : '';
  let y = drawHead(pen, { title, number: invoice.number, note });
  y = drawParties(pen, invoice, { heading: 'Invoice', facts: factsOf(invoice), y });
  y = drawLines(pen, invoice, y);
  y = drawSums(pen, invoice, 'Total, GST included', y);
  y = drawPaid(pen, invoice, y);
  drawFooter(pen, 'Prices include GST. Made by computer, and valid without a signature.', y);
}

/** The invoices of an order as a PDF, one A4 page each; an order that was cancelled says so on top. */
export function renderInvoices(
  invoices: readonly [InvoiceRecord, ...InvoiceRecord[]],
  cancelledOn: Date | null,
): Promise<Buffer> {
  return renderPages(invoices, `Invoice ${invoices[0].number}`, (pen, invoice) =>
    drawInvoice(pen, invoice, cancelledOn),
  );
}
