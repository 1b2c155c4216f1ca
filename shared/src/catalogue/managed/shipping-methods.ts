import * as z from 'zod/mini';
import { endpoint } from '../../base/endpoint';
import { managedEndpointsWithExtras, recordIdParams } from '../management';
import { daysField, optionFields, pinPrefixesField } from '../management-fields';
import { pricedOptionFields } from '../record-fields';
import { shippingMethodEndpoints } from '../reference-data';

/** A shipping method as admins see it, including inactive ones. */
const managedShippingMethod = z.object({
  ...shippingMethodEndpoints.byId.response.shape,
  is_active: z.boolean(),
});

/** The public read is at /shipping-method, the writes are at /shipping-methods. */
export const shippingMethodDefinition = {
  one: 'shipping method',
  record: z.object({
    ...pricedOptionFields,
    min_days: z.int(),
    max_days: z.int(),
    pin_prefixes: z.optional(z.array(z.string())),
    is_active: z.boolean(),
  }),
  calls: {
    ...managedEndpointsWithExtras({
      path: '/shipping-methods',
      fields: {
        ...optionFields,
        min_days: daysField,
        max_days: daysField,
        pin_prefixes: pinPrefixesField,
      },
      shown: managedShippingMethod,
      adminFields: { is_active: z.boolean() },
      alternativeFields: {},
    }),
    /** Removes a method from the checkout, or adds it again. */
    toggle: endpoint({
      method: 'PATCH',
      path: '/shipping-methods/:id/toggle',
      params: recordIdParams,
      response: managedShippingMethod,
    }),
  },
};
