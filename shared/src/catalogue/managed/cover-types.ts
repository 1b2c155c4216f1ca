import * as z from 'zod/mini';
import { callsOf } from '../management';
import { flagField, millimetresField, optionFields } from '../management-fields';
import { COVER_PRINT } from '../print-defaults';
import { coverPrint } from '../print-fields';
import { pricedOptionFields } from '../record-fields';
import { coverTypes } from '../reference-data';

export const coverTypeKind = {
  one: 'cover type',
  record: z.object({ ...pricedOptionFields, ...coverPrint }),
  calls: callsOf({
    path: '/cover-types',
    fields: {
      ...optionFields,
      board_mm: millimetresField(0, 20, COVER_PRINT.board_mm),
      wrap_mm: millimetresField(0, 100, COVER_PRINT.wrap_mm),
      printable: z._default(flagField, COVER_PRINT.printable),
    },
    shown: coverTypes.byId.response,
  }),
};
