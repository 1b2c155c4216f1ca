import { sumPaise } from '@smriti/shared/base/money';
import { formatDay } from '../../platform/formats/formats';
import type { Pen } from '../../platform/pdf/pen';
import type { InvoiceRecord } from './invoice.records';
import { both, labelledValue } from './paper-texts.presenter';
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
    labelledValue('issuedOn', dayOf(invoice.issued_at)),
    labelledValue('order', `${invoice.order_id}, ${dayOf(invoice.placed_at)}`),
    supplements
      ? labelledValue('supplements', `${supplements.number}, ${dayOf(supplements.issued_at)}`)
      : '',
    placeFact(invoice),
  ];
}

function drawPaid(pen: Pen, { paid }: InvoiceRecord, y: number): number {
  const ways: Fact[] = [
    [both('initialPayment'), paid.initial_paise],
    [both('giftBalance'), paid.gift_paise],
    [both('points'), paid.points_paise],
    [both('payment'), paid.payment_paise],
  ];
  const sum = sumPaise(...ways.map(([, amount]) => amount));
  const used = ways.filter(([, amount]) => amount > 0);
  return drawFacts(pen, [...used, [both('paidInAll'), sum, 600]], y) + GAP;
}

function drawInvoice(pen: Pen, invoice: InvoiceRecord, cancelledOn: Date | null): void {
  const title = invoice.supplements ? 'supplementary' : 'taxInvoice';
  const note = cancelledOn ? labelledValue('cancelledOn', formatDay(cancelledOn)) : '';
  let y = drawHead(pen, { title, number: invoice.number, note });
  y = drawParties(pen, invoice, { heading: both('invoice'), facts: factsOf(invoice), y });
  y = drawLines(pen, invoice, y);
  y = drawSums(pen, invoice, 'totalWithTax', y);
  y = drawPaid(pen, invoice, y);
  drawFooter(pen, y);
}

/** Renders the invoices of an order as a PDF, one A4 page each, marked when the order is cancelled. */
export function renderInvoices(
  invoices: readonly [InvoiceRecord, ...InvoiceRecord[]],
  cancelledOn: Date | null,
): Promise<Buffer> {
  return renderPages(invoices, `Invoice ${invoices[0].number}`, (pen, invoice) =>
    drawInvoice(pen, invoice, cancelledOn),
  );
}
