import { sumPaise } from '@smriti/shared/base/money';
import { formatDay } from '../../platform/formats/formats';
import type { Pen } from '../../platform/pdf/pen';
import type { InvoiceRecord } from './invoice.records';
import { bilingualLabel, formatLabelledValue } from './tax-document-texts.presenter';
import {
  formatIssueDay,
  drawAmounts,
  drawFooter,
  drawDocumentHeader,
  drawDocumentLines,
  drawParties,
  drawTotals,
  type LabelledAmount,
  BLOCK_GAP_PT,
  placeOfSupplyText,
  renderTaxDocuments,
} from './tax-document.presenter';

function factsOf(invoice: InvoiceRecord): string[] {
  const { supplements } = invoice;
  return [
    invoice.number,
    formatLabelledValue('issuedOn', formatIssueDay(invoice.issued_at)),
    formatLabelledValue('order', `${invoice.order_id}, ${formatIssueDay(invoice.placed_at)}`),
    supplements
      ? formatLabelledValue(
          'supplements',
          `${supplements.number}, ${formatIssueDay(supplements.issued_at)}`,
        )
      : '',
    placeOfSupplyText(invoice),
  ];
}

function drawPaid(pen: Pen, { paid }: InvoiceRecord, y: number): number {
  const ways: LabelledAmount[] = [
    [bilingualLabel('initialPayment'), paid.initial_paise],
    [bilingualLabel('giftBalance'), paid.gift_paise],
    [bilingualLabel('points'), paid.points_paise],
    [bilingualLabel('payment'), paid.payment_paise],
  ];
  const sum = sumPaise(...ways.map(([, amount]) => amount));
  const used = ways.filter(([, amount]) => amount > 0);
  return drawAmounts(pen, [...used, [bilingualLabel('paidInAll'), sum, 600]], y) + BLOCK_GAP_PT;
}

function drawInvoice(pen: Pen, invoice: InvoiceRecord, cancelledOn: Date | null): void {
  const title = invoice.supplements ? 'supplementary' : 'taxInvoice';
  const note = cancelledOn ? formatLabelledValue('cancelledOn', formatDay(cancelledOn)) : '';
  let y = drawDocumentHeader(pen, { title, number: invoice.number, note });
  y = drawParties(pen, invoice, { heading: bilingualLabel('invoice'), facts: factsOf(invoice), y });
  y = drawDocumentLines(pen, invoice, y);
  y = drawTotals(pen, invoice, 'totalWithTax', y);
  y = drawPaid(pen, invoice, y);
  drawFooter(pen, y);
}

/** Renders the invoices of an order as a PDF, one A4 page each, marked when the order is cancelled. */
export function renderInvoices(
  invoices: readonly [InvoiceRecord, ...InvoiceRecord[]],
  cancelledOn: Date | null,
): Promise<Buffer> {
  return renderTaxDocuments(invoices, `Invoice ${invoices[0].number}`, (pen, invoice) =>
    drawInvoice(pen, invoice, cancelledOn),
  );
}
