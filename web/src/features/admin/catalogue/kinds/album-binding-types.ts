import { bindingTypeKind } from '@smriti/shared/catalogue/managed/album-binding-types';
import { BINDING_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import { described, number, price, booleanField } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const bindingTypes: Kind = {
  name: 'album-binding-types',
  calls: bindingTypeKind.calls,
  title: 'Bindings',
  one: 'binding',
  about: 'How pages are held together.',
  naming: 'name',
  fields: [
    ...described,
    price,
    booleanField('lay_flat', 'Photos may cross the fold', BINDING_PRINT_DEFAULTS.lay_flat),
    number('min_pages', 'Fewest pages', { initial: String(BINDING_PRINT_DEFAULTS.min_pages) }),
    number('max_pages', 'Most pages', { initial: String(BINDING_PRINT_DEFAULTS.max_pages) }),
    number('page_step', 'Pages in steps of', {
      initial: String(BINDING_PRINT_DEFAULTS.page_step),
      hint: 'A book is filled up with blank pages that cost nothing.',
    }),
  ],
};
