import { type Paise, paise, sumPaise } from '@smriti/shared/base/money';
import { indianDayOf } from '@smriti/shared/base/indian-days';
import { splitTaxes, type Taxes } from '@smriti/shared/order/taxes';

/** What the line of an invoice is called that is for the shipping. */
export const SHIPPING = 'Shipping';

const APRIL = 4;
const SEQUENCE_DIGITS = 6;

/** The Indian financial year of a moment, from April to March in India, e.g. '26-27'. */
export function financialYear(moment: Date): string {
  const [calendarYear = 0, month = 0] = indianDayOf(moment).split('-').map(Number);
  const year = calendarYear - (month < APRIL ? 1 : 0);
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${short(year)}-${short(year + 1)}`;
}

function documentNumber(series: string, year: string, sequence: number): string {
  return `${series}/${year}/${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
}

/** A number of at most 16 characters, as GST asks for, e.g. 'SM/26-27/000001'. */
export function invoiceNumber(year: string, sequence: number): string {
  return documentNumber('SM', year, sequence);
}

/** Likewise of a credit note, e.g. 'CN/26-27/000001'. */
export function creditNoteNumber(year: string, sequence: number): string {
  return documentNumber('CN', year, sequence);
}

export interface InvoiceLine extends Taxes {
  description: string;
  /** Of goods (HSN) or services (SAC). */
  hsn: string;
  quantity: number;
  /** In hundredths of a percent. */
  rate: number;
  /** With GST, before and after the discount. */
  price_paise: Paise;
  discount_paise: Paise;
  total_paise: Paise;
}

/** What something is taxed as. */
export interface TaxClass {
  hsn: string;
  /** In hundredths of a percent. */
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

/** The line of shipping; none where it costs nothing. */
export function shippingLines(
  price: Paise,
  { shipping }: Pick<Classes, 'shipping'>,
  isWithinState: boolean,
): InvoiceLine[] {
  if (price === 0) return [];
  const what = { description: SHIPPING, quantity: 1, price_paise: price };
  return [lineOf({ ...what, discount_paise: paise(0) }, shipping, isWithinState)];
}

/** The lines of an order: the print job less its discount, and shipping where it costs something. */
export function invoiceLines(
  order: Invoiced,
  classes: Classes,
  isWithinState: boolean,
): InvoiceLine[] {
  const { title, product, quantity, subtotal_paise, discount_paise, shipping_paise } = order;
  // an order of an account that was erased has no title any more
  const description = [product, title].filter((text) => text !== '').join(': ');
  const job = { description, quantity, price_paise: subtotal_paise, discount_paise };
  return [
    lineOf(job, classes.goods, isWithinState),
    ...shippingLines(shipping_paise, classes, isWithinState),
  ];
}

/** Lines of an invoice or credit note of `product`, without the title that their customer gave it. */
export function removeTitles<Line extends Pick<InvoiceLine, 'description'>>(
  lines: readonly Line[],
  product: string,
): Line[] {
  return lines.map((line) =>
    line.description === SHIPPING ? line : { ...line, description: product },
  );
}

/** How an invoice was paid. */
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
 * What an order costs by now beyond its invoices, and how that was paid; null for nothing. The print
 * job never changes once it is paid: what comes to it is shipping that another order leaves to it.
 */
export function notInvoiced(
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

/** The sums of the lines. */
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
