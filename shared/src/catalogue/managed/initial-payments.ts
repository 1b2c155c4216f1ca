import * as z from 'zod/mini';
import { catalogueId, catalogueIdParam } from '../../base/ids';
import { paiseField } from '../../base/money';
import { managedEndpoints } from '../management';
import { clearableField, priceField } from '../management-fields';
import { changeTrackingFields } from '../record-fields';
import { initialPaymentEndpoints, percentField } from '../reference-data';

const forProduct = {
  ...changeTrackingFields,
  id: catalogueId,
  product_id: z.nullable(catalogueId),
};

/**
 * Initial-payment settings: at most one per product, and one default (`product_id` null). `amount` is in
 * rupees when fixed, percent of the total when percentage. 409 when the setting already exists.
 */
export const initialPaymentDefinition = {
  one: 'initial payment',
  record: z.discriminatedUnion('payment_type', [
    z.object({ ...forProduct, payment_type: z.literal('fixed'), amount_paise: paiseField }),
    z.object({ ...forProduct, payment_type: z.literal('percentage'), percent: percentField }),
  ]),
  calls: managedEndpoints({
    path: '/initial-payments',
    fields: {
      product_id: clearableField(catalogueIdParam),
      payment_type: z.enum(['fixed', 'percentage']),
      amount: priceField,
    },
    shown: initialPaymentEndpoints.byId.response,
  }),
};
