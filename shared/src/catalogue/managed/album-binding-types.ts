import * as z from 'zod/mini';
import { wholeNumber } from '../../base/fields';
import { managedEndpoints } from '../management';
import { flagField, optionFields } from '../management-fields';
import { BINDING_PRINT_DEFAULTS } from '../print-defaults';
import { bindingPrintFields } from '../print-fields';
import { pricedOptionFields } from '../record-fields';
import { bindingTypeEndpoints } from '../reference-data';

const pages = (fallback: number) => z._default(wholeNumber(1, 1000), fallback);

export const bindingTypeDefinition = {
  one: 'binding type',
  record: z.object({ ...pricedOptionFields, ...bindingPrintFields }),
  calls: managedEndpoints({
    path: '/album-binding-types',
    fields: {
      ...optionFields,
      lay_flat: z._default(flagField, BINDING_PRINT_DEFAULTS.lay_flat),
      min_pages: pages(BINDING_PRINT_DEFAULTS.min_pages),
      max_pages: pages(BINDING_PRINT_DEFAULTS.max_pages),
      page_step: pages(BINDING_PRINT_DEFAULTS.page_step),
    },
    shown: bindingTypeEndpoints.byId.response,
  }),
};
