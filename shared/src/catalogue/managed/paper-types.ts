import * as z from 'zod/mini';
import { designKindsField } from '../kinds';
import { callsOf } from '../management';
import { kindsField, millimetresField, optionFields } from '../management-fields';
import { PAPER_PRINT } from '../print-defaults';
import { paperPrint } from '../print-fields';
import { pricedOptionFields } from '../record-fields';
import { paperTypes } from '../reference-data';

export const paperTypeKind = {
  one: 'paper type',
  record: z.object({ ...pricedOptionFields, kinds: designKindsField, ...paperPrint }),
  calls: callsOf({
    path: '/paper-types',
    fields: {
      ...optionFields,
      kinds: kindsField,
      caliper_mm: millimetresField(0.01, 5, PAPER_PRINT.caliper_mm),
    },
    shown: paperTypes.byId.response,
  }),
};
