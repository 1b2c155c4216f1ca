import { paiseTotalField } from '@smriti/shared/base/money';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';

const state = z.strictObject({ code: z.string(), name: z.string() });

const line = z.strictObject({
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

/**
 * invoices/{orderId}: everything that the document says, as it was when it was issued. What came to an
 * order afterwards stands on invoices of its own, invoices/{orderId}-2 and so on.
 */
export const invoiceRecord = z.strictObject({
  order_id: z.string(),
  user_id: z.string(),
  /** The order's first invoice, where this is a further one; null for the first. */
  supplements: z._default(
    z.nullable(z.strictObject({ number: z.string(), issued_at: storedTime })),
    null,
  ),
  /** Consecutive within a financial year, without gaps. */
  number: z.string(),
  financial_year: z.string(),
  sequence: z.int(),
  issued_at: storedTime,
  placed_at: storedTime,
  seller: z.strictObject({ name: z.string(), address: z.string(), gstin: z.string(), state }),
  buyer: z.strictObject({
    name: z.string(),
    /** The address line by line. */
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
  }),
  /** The state of delivery; null where the address does not tell, which is taxed as another one. */
  place_of_supply: z.nullable(state),
  lines: z.array(line),
  /** How it was paid; what is 0 is left out of the document. */
  paid: z.strictObject({
    initial_paise: paiseTotalField,
    gift_paise: paiseTotalField,
    points_paise: paiseTotalField,
    payment_paise: paiseTotalField,
  }),
});
export type InvoiceRecord = z.output<typeof invoiceRecord>;
