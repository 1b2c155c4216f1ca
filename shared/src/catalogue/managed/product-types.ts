import * as z from 'zod/mini';
import { callsOf } from '../management';
import { namedFields } from '../management-fields';
import { changeFields } from '../record-fields';
import { productType, productTypes } from '../reference-data';

export const productTypeKind = {
  one: 'product type',
  record: z.object({ ...productType.shape, ...changeFields }),
  calls: callsOf({
    path: '/product-types',
    fields: namedFields,
    shown: productTypes.byId.response,
  }),
};
