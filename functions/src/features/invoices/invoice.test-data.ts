import { paise } from '@smriti/shared/base/money';
import { invoiceLines } from './invoice.domain';
import type { InvoiceRecord } from './invoice.records';

const KARNATAKA = { code: '29', name: 'Karnataka' };

/** An invoice of three copies with a discount, partly paid by the initial payment. */
export function createTestInvoice(changes: Partial<InvoiceRecord> = {}): InvoiceRecord {
  const classes = {
    goods: { hsn: '4911', rate: 1_800 },
    shipping: { hsn: '9968', rate: 1_800 },
  };
  const order = {
    title: 'The hills',
    product: 'Layflat album',
    quantity: 3,
    subtotal_paise: paise(1_659_00),
    discount_paise: paise(165_90),
    shipping_paise: paise(99_00),
  };
  return {
    order_id: 'ORDABCD2345',
    user_id: 'asha',
    supplements: null,
    number: 'SM/26-27/000042',
    financial_year: '26-27',
    sequence: 42,
    issued_at: '2026-11-20T19:00:00.000Z',
    placed_at: '2026-11-20T10:00:00.000Z',
    seller: {
      name: 'Smriti Prints',
      address: '12 Church Street, Bengaluru 560001',
      gstin: '29ABCDE1234F1Z5',
      state: KARNATAKA,
    },
    buyer: {
      name: 'आशा वर्मा',
      address: ['14, 3rd Cross', 'Bengaluru, Karnataka 560003', 'India'],
      phone: '+919876543210',
      email: 'asha@example.com',
    },
    place_of_supply: KARNATAKA,
    lines: invoiceLines(order, classes, changes.place_of_supply === undefined),
    paid: {
      initial_paise: paise(331_80),
      gift_paise: paise(0),
      points_paise: paise(0),
      payment_paise: paise(1_260_30),
    },
    ...changes,
  };
}
