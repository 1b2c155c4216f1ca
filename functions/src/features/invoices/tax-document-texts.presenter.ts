import { loadTexts } from '../../platform/texts';

/**
 * Texts of invoices and credit notes, which show both languages, English first. The catalogue
 * `server/invoice` in shared/locales has them in Hindi.
 */
export const ENGLISH_DOCUMENT_TEXTS = {
  taxInvoice: 'Tax invoice',
  supplementary: 'Supplementary tax invoice',
  creditNote: 'Credit note',
  invoice: 'Invoice',
  cancelledOn: 'Cancelled on',
  issuedOn: 'Issued on',
  order: 'Order',
  supplements: 'Supplements',
  forInvoice: 'For invoice',
  soldBy: 'Sold by',
  state: 'State',
  billedTo: 'Billed and delivered to',
  placeOfSupply: 'Place of supply',
  description: 'Description',
  shipping: 'Shipping',
  quantity: 'Qty',
  taxable: 'Taxable value',
  lessDiscount: 'less discount',
  total: 'Total',
  totalWithTax: 'Total, GST included',
  credited: 'Credited, GST included',
  initialPayment: 'Initial payment',
  giftBalance: 'Gift balance',
  points: 'Points',
  payment: 'Payment',
  paidInAll: 'Paid in all',
  orderCancelled: 'The order was cancelled',
  partRefunded: 'Refunded in part',
  withTax: 'Prices include GST.',
  byComputer: 'Made by computer, and valid without a signature.',
} as const;
export type DocumentTextKey = keyof typeof ENGLISH_DOCUMENT_TEXTS;

export const HINDI_DOCUMENT_TEXTS = loadTexts('hi', 'server/invoice', ENGLISH_DOCUMENT_TEXTS);

export function bilingualLabel(key: DocumentTextKey): string {
  return `${ENGLISH_DOCUMENT_TEXTS[key]} / ${HINDI_DOCUMENT_TEXTS[key]}`;
}

/** A labelled value, e.g. 'Issued on / जारी होने की तारीख: 21 Nov 2026'. */
export function formatLabelledValue(key: DocumentTextKey, value: string): string {
  return `${bilingualLabel(key)}: ${value}`;
}
