import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import { toIndianDay } from '@smriti/shared/base/indian-days';
import { splitTaxes, type Taxes } from '@smriti/shared/order/taxes';

export const SHIPPING_DESCRIPTION = 'Shipping';

const APRIL = 4;
const SEQUENCE_DIGITS = 6;

/** Indian financial year of a time, from April to March in Indian time, e.g. '26-27'. */
export function financialYear(moment: Date): string {
  const [calendarYear = 0, month = 0] = toIndianDay(moment).split('-').map(Number);
  const year = calendarYear - (month < APRIL ? 1 : 0);
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${short(year)}-${short(year + 1)}`;
}

function documentNumber(series: string, year: string, sequence: number): string {
  return `${series}/${year}/${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}

/** Invoice number of at most 16 characters, as required by GST, e.g. 'SM/26-27/000001'. */
export function invoiceNumber(year: string, sequence: number): string {
  return documentNumber('SM', year, sequence);
}

/** Credit note number, e.g. 'CN/26-27/000001'. */
export function creditNoteNumber(year: string, sequence: number): string {
  return documentNumber('CN', year, sequence);
}

export interface InvoiceLine extends Taxes {
  description: string;
  /** Code of goods (HSN) or services (SAC). */
  hsn: string;
  quantity: number;
  /** Tax rate in hundredths of a percent. */
  rate: number;
  /** Price including GST before the discount, the discount, and the total after it. */
  price_paise: Paise;
  discount_paise: Paise;
  total_paise: Paise;
}

export interface TaxClass {
  hsn: string;
  /** Tax rate in hundredths of a percent. */
  rate: number;
}

interface Invoiced {
  title: string;
  product: string;
  quantity: number;
  subtotal_paise: Paise;
  discount_paise: Paise;
  shipping_paise: Paise;
}

interface Classes {
  goods: TaxClass;
  shipping: TaxClass;
}

function lineOf(
  what: Pick<InvoiceLine, 'description' | 'quantity' | 'price_paise' | 'discount_paise'>,
  { hsn, rate }: TaxClass,
  isWithinState: boolean,
): InvoiceLine {
  const total = paise(what.price_paise - what.discount_paise);
  return { ...what, hsn, rate, total_paise: total, ...splitTaxes(total, rate, isWithinState) };
}

/** The shipping line; empty for free shipping. */
export function shippingLines(
  price: Paise,
  { shipping }: Pick<Classes, 'shipping'>,
  isWithinState: boolean,
): InvoiceLine[] {
  if (price === 0) return [];
  const what = { description: SHIPPING_DESCRIPTION, quantity: 1, price_paise: price };
  return [lineOf({ ...what, discount_paise: paise(0) }, shipping, isWithinState)];
}

/** Invoice lines of an order: the print job minus its discount, and shipping unless free. */
export function invoiceLines(
  order: Invoiced,
  classes: Classes,
  isWithinState: boolean,
): InvoiceLine[] {
  const { title, product, quantity, subtotal_paise, discount_paise, shipping_paise } = order;
  // the order of an erased account has no title
  const description = [product, title].filter((text) => text !== '').join(': ');
  const job = { description, quantity, price_paise: subtotal_paise, discount_paise };
  return [
    lineOf(job, classes.goods, isWithinState),
    ...shippingLines(shipping_paise, classes, isWithinState),
  ];
}

/** Lines of an invoice or credit note with `product` as description, without the customer's title. */
export function removeAlbumTitles<Line extends Pick<InvoiceLine, 'description'>>(
  lines: readonly Line[],
  product: string,
): Line[] {
  return lines.map((line) =>
    line.description === SHIPPING_DESCRIPTION ? line : { ...line, description: product },
  );
}

/** Amounts paid of an invoice, by means of payment. */
interface Paid {
  initial_paise: Paise;
  gift_paise: Paise;
  points_paise: Paise;
  payment_paise: Paise;
}

interface Billed {
  lines: readonly InvoiceLine[];
  paid: Paid;
}

/**
 * The amount of an order not yet on its invoices, and how it was paid; null if none. A paid print job
 * never changes: only shipping of a cancelled order can be added.
 */
export function findUninvoicedShipping(
  now: Billed,
  invoices: readonly Billed[],
): { shippingPaise: Paise; paid: Paid } | null {
  const billed = invoiceTotals(invoices.flatMap(({ lines }) => lines)).total_paise;
  const shipping = invoiceTotals(now.lines).total_paise - billed;
  if (shipping <= 0) return null;
  const rest = (part: keyof Paid) =>
    paise(now.paid[part] - sumPaise(...invoices.map(({ paid }) => paid[part])));
  return {
    shippingPaise: paise(shipping),
    paid: {
      initial_paise: rest('initial_paise'),
      gift_paise: rest('gift_paise'),
      points_paise: rest('points_paise'),
      payment_paise: rest('payment_paise'),
    },
  };
}

export function invoiceTotals(
  lines: readonly InvoiceLine[],
): Taxes & Pick<InvoiceLine, 'discount_paise' | 'total_paise'> {
  const sum = (amount: (line: InvoiceLine) => Paise) => sumPaise(...lines.map(amount));
  return {
    discount_paise: sum((line) => line.discount_paise),
    total_paise: sum((line) => line.total_paise),
    taxable_paise: sum((line) => line.taxable_paise),
    cgst_paise: sum((line) => line.cgst_paise),
    sgst_paise: sum((line) => line.sgst_paise),
    igst_paise: sum((line) => line.igst_paise),
  };
}
