import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { optionFields } from '../management-fields';
import { pricedOptionFields } from '../record-fields';
import { pricedOption } from '../reference-data';

export const laminationTypeDefinition = {
  one: 'lamination type',
  record: z.object(pricedOptionFields),
  calls: managedEndpoints({
    path: '/lamination-types',
    fields: optionFields,
    shown: pricedOption,
  }),
};
