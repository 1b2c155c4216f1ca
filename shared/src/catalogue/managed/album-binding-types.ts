import * as z from 'zod/mini';
import { wholeNumber } from '../../base/fields';
import { callsOf } from '../management';
import { flagField, optionFields } from '../management-fields';
import { BINDING_PRINT } from '../print-defaults';
import { bindingPrint } from '../print-fields';
import { pricedOptionFields } from '../record-fields';
import { albumBindingTypes } from '../reference-data';

const pages = (fallback: number) => z._default(wholeNumber(1, 1000), fallback);

export const bindingTypeKind = {
  one: 'binding type',
  record: z.object({ ...pricedOptionFields, ...bindingPrint }),
  calls: callsOf({
    path: '/album-binding-types',
    fields: {
      ...optionFields,
      lay_flat: z._default(flagField, BINDING_PRINT.lay_flat),
      min_pages: pages(BINDING_PRINT.min_pages),
      max_pages: pages(BINDING_PRINT.max_pages),
      page_step: pages(BINDING_PRINT.page_step),
    },
    shown: albumBindingTypes.byId.response,
  }),
};
