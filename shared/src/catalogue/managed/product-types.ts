import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { nameFields } from '../management-fields';
import { changeTrackingFields } from '../record-fields';
import { productType, productTypeEndpoints } from '../reference-data';

export const productTypeDefinition = {
  one: 'product type',
  record: z.object({ ...productType.shape, ...changeTrackingFields }),
  calls: managedEndpoints({
    path: '/product-types',
    fields: nameFields,
    shown: productTypeEndpoints.byId.response,
  }),
};
