import { type Paise } from '@smriti/shared/base/money';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import { formatDay, formatPaise } from '../../platform/formats/formats';
import { renderPdf } from '../../platform/pdf/document';
import type { Pen, TextStyle } from '../../platform/pdf/pen';
import { amountInHindiWords, amountInWords } from './amount-in-words.presenter';
import { invoiceTotals, SHIPPING_DESCRIPTION } from './invoice.domain';
import type { InvoiceRecord } from './invoice.records';
import {
  bilingualLabel,
  ENGLISH_DOCUMENT_TEXTS,
  HINDI_DOCUMENT_TEXTS,
  formatLabelledValue,
  type DocumentTextKey,
} from './tax-document-texts.presenter';

/** Drawing shared by invoices and credit notes. */

/** A4 in PDF points. */
const PAGE = { width: 595.28, margin: 42 };
export const LEFT_EDGE_PT = PAGE.margin;
export const TEXT_WIDTH_PT = PAGE.width - 2 * PAGE.margin;
export const MUTED_COLOUR = '#6b6158';
const ACCENT = '#9b2d30';
export const BLOCK_GAP_PT = 18;

type TaxDocument = Pick<
  InvoiceRecord,
  'number' | 'issued_at' | 'seller' | 'buyer' | 'place_of_supply' | 'lines'
>;
type Line = TaxDocument['lines'][number];

/** Whether the sale is within the seller's state: CGST and SGST apply instead of IGST. */
export function isWithinState({ place_of_supply, seller }: TaxDocument): boolean {
  return place_of_supply?.code === seller.state.code;
}

/** Formats a rate given in hundredths of a percent, e.g. '9%'. */
function percent(rate: number): string {
  return `${rate / 100}%`;
}

/** Draws the shop, document title and number. @returns y of its end */
export function drawDocumentHeader(
  pen: Pen,
  { title, number, note }: { title: DocumentTextKey; number: string; note: string },
): number {
  const y = PAGE.margin;
  const line = { x: LEFT_EDGE_PT, y, width: TEXT_WIDTH_PT };
  pen.write(SHOP_NAME, { ...line, size: 24, weight: 600, colour: ACCENT });
  pen.write(ENGLISH_DOCUMENT_TEXTS[title], { ...line, size: 16, weight: 600, align: 'right' });
  const below = { ...line, align: 'right' } as const;
  pen.write(HINDI_DOCUMENT_TEXTS[title], { ...below, y: y + 22, size: 11, weight: 600 });
  pen.write(number, { ...below, y: y + 39, colour: MUTED_COLOUR });
  const bottom = y + 58;
  pen.rule(LEFT_EDGE_PT, bottom, TEXT_WIDTH_PT);
  if (note === '') return bottom + BLOCK_GAP_PT;
  return (
    pen.write(note, { ...line, y: bottom + BLOCK_GAP_PT / 2, weight: 600, colour: ACCENT }) +
    BLOCK_GAP_PT / 2
  );
}

/** Draws a heading with lines below it. @returns y of its end */
function drawBlock(pen: Pen, heading: string, lines: readonly string[], at: TextStyle): number {
  const top = pen.write(heading, { ...at, size: 8, colour: MUTED_COLOUR });
  return lines
    .filter((line) => line !== '')
    .reduce(
      (y, line, index) => pen.write(line, { ...at, y, weight: index === 0 ? 600 : 400 }),
      top,
    );
}

/** Draws seller and buyer, with `facts` next to the seller. @returns y of its end */
export function drawParties(
  pen: Pen,
  { seller, buyer }: TaxDocument,
  { heading, facts, y }: { heading: string; facts: readonly string[]; y: number },
): number {
  const half = (TEXT_WIDTH_PT - BLOCK_GAP_PT) / 2;
  const right = LEFT_EDGE_PT + half + BLOCK_GAP_PT;
  const soldBy = [
    seller.name,
    seller.address,
    `GSTIN ${seller.gstin}`,
    formatLabelledValue('state', `${seller.state.name} (${seller.state.code})`),
  ];
  const middle = Math.max(
    drawBlock(pen, bilingualLabel('soldBy'), soldBy, { x: LEFT_EDGE_PT, y, width: half }),
    drawBlock(pen, heading, facts, { x: right, y, width: half }),
  );
  const billedTo = [buyer.name, ...buyer.address, buyer.phone, buyer.email];
  const at = { x: LEFT_EDGE_PT, y: middle + BLOCK_GAP_PT / 2, width: TEXT_WIDTH_PT };
  return drawBlock(pen, bilingualLabel('billedTo'), billedTo, at) + BLOCK_GAP_PT;
}

/** The place of supply, which determines the tax. */
export function placeOfSupplyText({ place_of_supply: place }: TaxDocument): string {
  return place ? formatLabelledValue('placeOfSupply', `${place.name} (${place.code})`) : '';
}

/** The date of a time in India. */
export function formatIssueDay(time: string): string {
  return formatDay(new Date(time));
}

interface Column {
  title: string;
  /** The text in Hindi; '' when identical. */
  hindi: string;
  width: number;
  cell(line: Line): string;
}

const titled = (key: DocumentTextKey) => ({
  title: ENGLISH_DOCUMENT_TEXTS[key],
  hindi: HINDI_DOCUMENT_TEXTS[key],
});

/** The columns after the description, in order. */
function columnsOf(isLocal: boolean): Column[] {
  const tax = (title: string, half: 1 | 2, amount: (line: Line) => Paise, width: number) => ({
    title,
    hindi: '',
    width,
    cell: (line: Line) => `${formatPaise(amount(line))} (${percent(line.rate / half)})`,
  });
  const taxes = isLocal
    ? [tax('CGST', 2, (line) => line.cgst_paise, 75), tax('SGST', 2, (line) => line.sgst_paise, 75)]
    : [tax('IGST', 1, (line) => line.igst_paise, 95)];
  return [
    { title: 'HSN/SAC', hindi: '', width: 42, cell: ({ hsn }) => hsn },
    { ...titled('quantity'), width: 34, cell: ({ quantity }) => quantity.toLocaleString('en-IN') },
    { ...titled('taxable'), width: 72, cell: (line) => formatPaise(line.taxable_paise) },
    ...taxes,
    { ...titled('total'), width: 72, cell: (line) => formatPaise(line.total_paise) },
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
  const first = { x: LEFT_EDGE_PT, y, width: TEXT_WIDTH_PT - others - CELL_GAP, ...style };
  const bottom = description.reduce((top, text) => pen.write(text, { ...first, y: top }), y);
  let x = LEFT_EDGE_PT + TEXT_WIDTH_PT - others;
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
  const what = description === SHIPPING_DESCRIPTION ? bilingualLabel('shipping') : description;
  if (discount_paise === 0) return [what];
  return [
    what,
    `${formatPaise(price_paise)} ${bilingualLabel('lessDiscount')} ${formatPaise(discount_paise)}`,
  ];
}

/** Draws the document lines. @returns y of its end */
export function drawDocumentLines(pen: Pen, document: TaxDocument, y: number): number {
  const columns = columnsOf(isWithinState(document));
  const head = { size: 8, colour: MUTED_COLOUR };
  const { description } = ENGLISH_DOCUMENT_TEXTS;
  const below = drawRow(pen, columns, y, {
    ...head,
    description: [description],
    cellOf: ({ title }) => title,
  });
  let top =
    drawRow(pen, columns, below, {
      ...head,
      description: [HINDI_DOCUMENT_TEXTS.description],
      cellOf: ({ hindi }) => hindi,
    }) + 2;
  for (const line of document.lines) {
    pen.rule(LEFT_EDGE_PT, top, TEXT_WIDTH_PT);
    const cellOf = (column: Column) => column.cell(line);
    const row = { description: descriptionOf(line), cellOf, size: 8.5 };
    top = drawRow(pen, columns, top + 5, row) + 3;
  }
  pen.rule(LEFT_EDGE_PT, top, TEXT_WIDTH_PT);
  return top + BLOCK_GAP_PT / 2;
}

export type LabelledAmount = readonly [label: string, amount: Paise, weight?: 600];

/** Draws amounts with their labels at the right edge. @returns y of their end */
export function drawAmounts(pen: Pen, facts: readonly LabelledAmount[], y: number): number {
  const label = { x: LEFT_EDGE_PT + TEXT_WIDTH_PT - 330, width: 220 };
  const value = {
    x: LEFT_EDGE_PT + TEXT_WIDTH_PT - 110,
    width: 110,
    align: 'right',
    isFitted: true,
  } as const;
  return facts.reduce((top, [text, amount, weight]) => {
    const style = weight === undefined ? {} : { weight };
    pen.write(formatPaise(amount), { ...value, y: top, ...style });
    return pen.write(text, { ...label, y: top, ...style });
  }, y);
}

/** Draws the totals, in figures and in words. @returns y of its end */
export function drawTotals(
  pen: Pen,
  document: TaxDocument,
  total: DocumentTextKey,
  y: number,
): number {
  const totals = invoiceTotals(document.lines);
  const taxes: LabelledAmount[] = isWithinState(document)
    ? [
        ['CGST', totals.cgst_paise],
        ['SGST', totals.sgst_paise],
      ]
    : [['IGST', totals.igst_paise]];
  const sums: LabelledAmount[] = [
    [bilingualLabel('taxable'), totals.taxable_paise],
    ...taxes,
    [bilingualLabel(total), totals.total_paise, 600],
  ];
  const below = drawAmounts(pen, sums, y) + BLOCK_GAP_PT / 2;
  const style = { x: LEFT_EDGE_PT, width: TEXT_WIDTH_PT, weight: 600 } as const;
  const hindi = pen.write(amountInWords(totals.total_paise), { ...style, y: below });
  return pen.write(amountInHindiWords(totals.total_paise), { ...style, y: hindi }) + BLOCK_GAP_PT;
}

export function drawFooter(pen: Pen, y: number): void {
  const style = { x: LEFT_EDGE_PT, width: TEXT_WIDTH_PT, size: 8, colour: MUTED_COLOUR };
  const [english, hindi] = [ENGLISH_DOCUMENT_TEXTS, HINDI_DOCUMENT_TEXTS].map(
    ({ withTax, byComputer }) => `${withTax} ${byComputer}`,
  );
  pen.write(hindi ?? '', { ...style, y: pen.write(english ?? '', { ...style, y }) });
}

/** Renders documents as one PDF, one A4 page each. */
export function renderTaxDocuments<D extends TaxDocument>(
  documents: readonly [D, ...D[]],
  title: string,
  draw: (pen: Pen, document: D) => void,
): Promise<Buffer> {
  const [{ seller, issued_at }] = documents;
  return renderPdf(
    {
      size: 'A4',
      margin: PAGE.margin,
      title,
      author: seller.name,
      createdAt: new Date(issued_at),
    },
    documents.map((document) => (pen) => draw(pen, document)),
  );
}
