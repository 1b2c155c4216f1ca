import * as z from 'zod/mini';
import { managedEndpoints } from '../management';
import { restockDayField, flagField, millimetresField, optionFields } from '../management-fields';
import { COVER_PRINT_DEFAULTS } from '../print-defaults';
import { coverPrintFields } from '../print-fields';
import { pricedOptionFields, stockFields } from '../record-fields';
import { coverTypeEndpoints } from '../reference-data';

export const coverTypeDefinition = {
  one: 'cover type',
  record: z.object({ ...pricedOptionFields, ...stockFields, ...coverPrintFields }),
  calls: managedEndpoints({
    path: '/cover-types',
    fields: {
      ...optionFields,
      restock_day: restockDayField,
      board_mm: millimetresField(0, 20, COVER_PRINT_DEFAULTS.board_mm),
      wrap_mm: millimetresField(0, 100, COVER_PRINT_DEFAULTS.wrap_mm),
      printable: z._default(flagField, COVER_PRINT_DEFAULTS.printable),
    },
    shown: coverTypeEndpoints.byId.response,
  }),
};
