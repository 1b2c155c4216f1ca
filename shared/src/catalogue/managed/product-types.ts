import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { namedFields } from '../management-fields';
import { changeFields } from '../record-fields';
import { productType, productTypes } from '../reference-data';

export const productTypeKind = {
  one: 'product type',
  record: z.object({ ...productType.shape, ...changeFields }),
  calls: managedEndpoints({
    path: '/product-types',
    fields: namedFields,
    shown: productTypes.byId.response,
  }),
};
