import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { optionFields } from '../management-fields';
import { pricedOptionFields } from '../record-fields';
import { laminationTypes } from '../reference-data';

export const laminationTypeKind = {
  one: 'lamination type',
  record: z.object(pricedOptionFields),
  calls: managedEndpoints({
    path: '/lamination-types',
    fields: optionFields,
    shown: laminationTypes.byId.response,
  }),
};
