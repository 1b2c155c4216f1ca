import { paiseTotalField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedObject, storedTime } from '../../platform/database/stored-fields';

const state = storedObject({ code: z.string(), name: z.string() });

/** A line of an invoice or a credit note. */
export const documentLine = storedObject({
  description: z.string(),
  hsn: z.string(),
  quantity: z.int(),
  /** In hundredths of a percent. */
  rate: z.int(),
  price_paise: paiseTotalField,
  discount_paise: paiseTotalField,
  total_paise: paiseTotalField,
  taxable_paise: paiseTotalField,
  cgst_paise: paiseTotalField,
  sgst_paise: paiseTotalField,
  igst_paise: paiseTotalField,
});

/** Seller and buyer, as they were when a document was issued. */
const parties = {
  seller: storedObject({ name: z.string(), address: z.string(), gstin: z.string(), state }),
  buyer: storedObject({
    name: z.string(),
    /** The address line by line. */
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
  }),
  /** The state of delivery; null where the address does not tell, which is taxed as another one. */
  place_of_supply: z.nullable(state),
};

/** What every numbered document has. */
const numbered = {
  order_id: z.string(),
  user_id: z.string(),
  /** Consecutive within a financial year, without gaps. */
  number: z.string(),
  financial_year: z.string(),
  sequence: z.int(),
  issued_at: storedTime,
};

/** Another document that one belongs to. */
const reference = storedObject({ number: z.string(), issued_at: storedTime });

/**
 * invoices/{orderId}: everything that the document says, as it was when it was issued. What came to an
 * order afterwards stands on invoices of its own, invoices/{orderId}-2 and so on.
 */
export const invoiceRecord = storedObject({
  ...numbered,
  /** The order's first invoice, where this is a further one; null for the first. */
  supplements: z._default(z.nullable(reference), null),
  placed_at: storedTime,
  ...parties,
  lines: z.array(documentLine),
  /** How it was paid; what is 0 is left out of the document. */
  paid: storedObject({
    initial_paise: paiseTotalField,
    gift_paise: paiseTotalField,
    points_paise: paiseTotalField,
    payment_paise: paiseTotalField,
  }),
});
export type InvoiceRecord = z.output<typeof invoiceRecord>;

/**
 * creditNotes/{orderId}-1 and so on: what of an order's invoices does not hold any more, after a refund
 * or its cancelling. Lines are those of the invoices in their order, with what is credited of each.
 */
export const creditNoteRecord = storedObject({
  ...numbered,
  /** The refund that it is for; null: the order was cancelled. */
  refund_id: z.nullable(z.string()),
  reason: z.string(),
  /** The order's first invoice. */
  invoice: reference,
  ...parties,
  lines: z.array(documentLine),
});
export type CreditNoteRecord = z.output<typeof creditNoteRecord>;
