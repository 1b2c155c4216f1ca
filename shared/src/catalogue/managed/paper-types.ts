import * as z from 'zod/mini';
import { designKindsRecordField } from '../design-kinds';
import { managedEndpoints } from '../management';
import {
  restockDayField,
  designKindsFormField,
  millimetresField,
  optionFields,
} from '../management-fields';
import { PAPER_PRINT_DEFAULTS } from '../print-defaults';
import { paperPrintFields } from '../print-fields';
import { pricedOptionFields, stockFields } from '../record-fields';
import { paperTypeEndpoints } from '../reference-data';

export const paperTypeDefinition = {
  one: 'paper type',
  record: z.object({
    ...pricedOptionFields,
    ...stockFields,
    kinds: designKindsRecordField,
    ...paperPrintFields,
  }),
  calls: managedEndpoints({
    path: '/paper-types',
    fields: {
      ...optionFields,
      restock_day: restockDayField,
      kinds: designKindsFormField,
      caliper_mm: millimetresField(0.01, 5, PAPER_PRINT_DEFAULTS.caliper_mm),
    },
    shown: paperTypeEndpoints.byId.response,
  }),
};
