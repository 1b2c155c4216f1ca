import { paiseTotalField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const state = storedObject({ code: z.string(), name: z.string() });

export const taxDocumentLine = storedObject({
  description: z.string(),
  hsn: z.string(),
  quantity: z.int(),
  /** Tax rate in hundredths of a percent. */
  rate: z.int(),
  price_paise: paiseTotalField,
  discount_paise: paiseTotalField,
  total_paise: paiseTotalField,
  taxable_paise: paiseTotalField,
  cgst_paise: paiseTotalField,
  sgst_paise: paiseTotalField,
  igst_paise: paiseTotalField,
});

/** Seller and buyer at the time of issue. */
const parties = {
  seller: storedObject({ name: z.string(), address: z.string(), gstin: z.string(), state }),
  buyer: storedObject({
    name: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
  }),
  /** State of delivery; null when the address does not tell, taxed as another state. */
  place_of_supply: z.nullable(state),
};

const numbered = {
  order_id: z.string(),
  user_id: z.string(),
  /** Document number, consecutive within a financial year without gaps. */
  number: z.string(),
  financial_year: z.string(),
  sequence: z.int(),
  issued_at: storedTime,
};

/** Reference to another document. */
const reference = storedObject({ number: z.string(), issued_at: storedTime });

/**
 * invoices/{orderId}: the full contents at the time of issue. Later additions to the order get their own
 * invoices, invoices/{orderId}-2 and so on.
 */
export const invoiceRecord = storedObject({
  ...numbered,
  /** The first invoice of the order, on a further one; null on the first. */
  supplements: z._default(z.nullable(reference), null),
  placed_at: storedTime,
  ...parties,
  lines: z.array(taxDocumentLine),
  /** Means of payment; the document omits zero amounts. */
  paid: storedObject({
    initial_paise: paiseTotalField,
    gift_paise: paiseTotalField,
    points_paise: paiseTotalField,
    payment_paise: paiseTotalField,
  }),
});
export type InvoiceRecord = z.output<typeof invoiceRecord>;

/**
 * creditNotes/{orderId}-1 and so on: amounts credited after a refund or the cancellation of an order. Has the
 * lines of its invoices, in the same sequence, with the credited amounts.
 */
export const creditNoteRecord = storedObject({
  ...numbered,
  /** Refund that is credited; null when the order was cancelled. */
  refund_id: z.nullable(z.string()),
  reason: z.string(),
  /** First invoice of the order. */
  invoice: reference,
  ...parties,
  lines: z.array(taxDocumentLine),
});
export type CreditNoteRecord = z.output<typeof creditNoteRecord>;
