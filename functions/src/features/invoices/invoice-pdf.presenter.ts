import { type Paise, sumPaise } from '@smriti/shared/base/money';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop';
import PDFDocument from 'pdfkit';
import { formatDay, formatPaise } from '../../platform/formats';
import { invoiceTotals } from './invoice.domain';
import type { InvoiceRecord } from './invoice.records';
import { amountInWords } from './amount-in-words.presenter';
import { type Pen, penOf, type TextStyle } from '../../platform/pdf/pen';

/** A4 in points. */
const PAGE = { width: 595.28, margin: 42 };
const LEFT = PAGE.margin;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const MUTED = '#6b6158';
const ACCENT = '#9b2d30';
const GAP = 18;

type Line = InvoiceRecord['lines'][number];

/** A rate in hundredths of a percent, e.g. '9%'. */
function percent(rate: number): string {
  return `${rate / 100}%`;
}

function drawHead(pen: Pen, invoice: InvoiceRecord, cancelledOn: Date | null): number {
  const { number, supplements } = invoice;
  const title = supplements ? 'Supplementary tax invoice' : 'Tax invoice';
  const y = PAGE.margin;
  const line = { x: LEFT, y, width: WIDTH };
  pen.write(SHOP_NAME, { ...line, size: 24, weight: 600, colour: ACCENT });
  pen.write(title, { ...line, size: 16, weight: 600, align: 'right' });
  pen.write(number, { ...line, y: y + 22, align: 'right', colour: MUTED });
  const bottom = y + 44;
  pen.rule(LEFT, bottom, WIDTH);
  if (!cancelledOn) return bottom + GAP;
  const note = `Cancelled on ${formatDay(cancelledOn)}`;
  return pen.write(note, { ...line, y: bottom + GAP / 2, weight: 600, colour: ACCENT }) + GAP / 2;
}

/** A heading with lines below it. @returns where it ends */
function drawBlock(pen: Pen, heading: string, lines: readonly string[], at: TextStyle): number {
  const top = pen.write(heading, { ...at, size: 8, colour: MUTED });
  return lines
    .filter((line) => line !== '')
    .reduce(
      (y, line, index) => pen.write(line, { ...at, y, weight: index === 0 ? 600 : 400 }),
      top,
    );
}

function drawParties(pen: Pen, invoice: InvoiceRecord, y: number): number {
  const { seller, buyer, place_of_supply: place, supplements } = invoice;
  const first = supplements && formatDay(new Date(supplements.issued_at));
  const half = (WIDTH - GAP) / 2;
  const right = LEFT + half + GAP;
  const soldBy = [
    seller.name,
    seller.address,
    `GSTIN ${seller.gstin}`,
    `State ${seller.state.name} (${seller.state.code})`,
  ];
  const dates = [
    invoice.number,
    `Issued on ${formatDay(new Date(invoice.issued_at))}`,
    `Order ${invoice.order_id} of ${formatDay(new Date(invoice.placed_at))}`,
    supplements ? `Supplements ${supplements.number} of ${first}` : '',
    place ? `Place of supply ${place.name} (${place.code})` : '',
  ];
  const middle = Math.max(
    drawBlock(pen, 'Sold by', soldBy, { x: LEFT, y, width: half }),
    drawBlock(pen, 'Invoice', dates, { x: right, y, width: half }),
  );
  const billedTo = [buyer.name, ...buyer.address, buyer.phone, buyer.email];
  const at = { x: LEFT, y: middle + GAP / 2, width: WIDTH };
  return drawBlock(pen, 'Billed and delivered to', billedTo, at) + GAP;
}

interface Column {
  title: string;
  width: number;
  cell(line: Line): string;
}

/** The columns beside the description, in order. */
function columnsOf(isWithinState: boolean): Column[] {
  const tax = (title: string, half: 1 | 2, amount: (line: Line) => Paise, width: number) => ({
    title,
    width,
    cell: (line: Line) => `${formatPaise(amount(line))} (${percent(line.rate / half)})`,
  });
  const taxes = isWithinState
    ? [tax('CGST', 2, (line) => line.cgst_paise, 75), tax('SGST', 2, (line) => line.sgst_paise, 75)]
    : [tax('IGST', 1, (line) => line.igst_paise, 95)];
  return [
    { title: 'HSN/SAC', width: 42, cell: ({ hsn }) => hsn },
    { title: 'Qty', width: 34, cell: ({ quantity }) => quantity.toLocaleString('en-IN') },
    { title: 'Taxable value', width: 72, cell: (line) => formatPaise(line.taxable_paise) },
    ...taxes,
    { title: 'Total', width: 72, cell: (line) => formatPaise(line.total_paise) },
  ];
}

const CELL_GAP = 6;

function drawRow(
  pen: Pen,
  columns: readonly Column[],
  y: number,
  { description, cellOf, ...style }: RowStyle,
): number {
  const others = columns.reduce((sum, { width }) => sum + width, 0);
  const first = { x: LEFT, y, width: WIDTH - others - CELL_GAP, ...style };
  const bottom = description.reduce((top, text) => pen.write(text, { ...first, y: top }), y);
  let x = LEFT + WIDTH - others;
  for (const column of columns) {
    const cell = { x: x + CELL_GAP, y, width: column.width - CELL_GAP, ...style };
    pen.write(cellOf(column), { ...cell, align: 'right', isFitted: true });
    x += column.width;
  }
  return bottom;
}

interface RowStyle {
  description: readonly string[];
  cellOf: (column: Column) => string;
  size: number;
  colour?: string;
}

function descriptionOf({ description, price_paise, discount_paise }: Line): string[] {
  if (discount_paise === 0) return [description];
  return [description, `${formatPaise(price_paise)} less discount ${formatPaise(discount_paise)}`];
}

function drawLines(pen: Pen, { lines }: InvoiceRecord, isWithinState: boolean, y: number): number {
  const columns = columnsOf(isWithinState);
  const head = { description: ['Description'], size: 8, colour: MUTED };
  let top = drawRow(pen, columns, y, { ...head, cellOf: ({ title }) => title }) + 2;
  for (const line of lines) {
    pen.rule(LEFT, top, WIDTH);
    const description = descriptionOf(line);
    const cellOf = (column: Column) => column.cell(line);
    top = drawRow(pen, columns, top + 5, { description, cellOf, size: 8.5 }) + 3;
  }
  pen.rule(LEFT, top, WIDTH);
  return top + GAP / 2;
}

type Fact = readonly [label: string, amount: Paise, weight?: 600];

/** Labelled amounts at the right edge. @returns where they end */
function drawFacts(pen: Pen, facts: readonly Fact[], y: number): number {
  const label = { x: LEFT + WIDTH - 250, width: 140 };
  const value = { x: LEFT + WIDTH - 110, width: 110, align: 'right', isFitted: true } as const;
  return facts.reduce((top, [text, amount, weight]) => {
    const style = weight === undefined ? {} : { weight };
    pen.write(formatPaise(amount), { ...value, y: top, ...style });
    return pen.write(text, { ...label, y: top, ...style });
  }, y);
}

function drawSums(pen: Pen, invoice: InvoiceRecord, isWithinState: boolean, y: number): number {
  const totals = invoiceTotals(invoice.lines);
  const taxes: Fact[] = isWithinState
    ? [
        ['CGST', totals.cgst_paise],
        ['SGST', totals.sgst_paise],
      ]
    : [['IGST', totals.igst_paise]];
  const sums: Fact[] = [
    ['Taxable value', totals.taxable_paise],
    ...taxes,
    ['Total, GST included', totals.total_paise, 600],
  ];
  const below = drawFacts(pen, sums, y) + GAP / 2;
  const words = amountInWords(totals.total_paise);
  return pen.write(words, { x: LEFT, y: below, width: WIDTH, weight: 600 }) + GAP;
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
  const isWithinState = invoice.place_of_supply?.code === invoice.seller.state.code;
  let y = drawHead(pen, invoice, cancelledOn);
  y = drawParties(pen, invoice, y);
  y = drawLines(pen, invoice, isWithinState, y);
  y = drawSums(pen, invoice, isWithinState, y);
  y = drawPaid(pen, invoice, y);
  const footer = 'Prices include GST. Made by computer, and valid without a signature.';
  pen.write(footer, { x: LEFT, y, width: WIDTH, size: 8, colour: MUTED });
}

/**
 * The invoices of an order as a PDF, one A4 page each; an order that was cancelled says so on top.
 * Loaded when the first invoice is asked for: pdfkit takes long to load.
 */
export function renderInvoices(
  [first, ...others]: readonly [InvoiceRecord, ...InvoiceRecord[]],
  cancelledOn: Date | null,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: 'en-IN',
    info: {
      Title: `Invoice ${first.number}`,
      Author: first.seller.name,
      CreationDate: new Date(first.issued_at),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pen = penOf(doc);
  drawInvoice(pen, first, cancelledOn);
  for (const invoice of others) {
    doc.addPage();
    drawInvoice(pen, invoice, cancelledOn);
  }
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
