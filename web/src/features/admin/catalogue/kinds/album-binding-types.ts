import { bindingTypeDefinition } from '@smriti/shared/catalogue/managed/album-binding-types';
import { BINDING_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import {
  nameAndDescriptionFields,
  numberField,
  priceField,
  booleanField,
} from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const bindingTypeKindConfig: CatalogueKindConfig = {
  name: 'album-binding-types',
  calls: bindingTypeDefinition.calls,
  title: 'Bindings',
  one: 'binding',
  about: 'How pages are held together.',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    booleanField('lay_flat', 'Photos may cross the fold', BINDING_PRINT_DEFAULTS.lay_flat),
    numberField('min_pages', 'Fewest pages', { initial: String(BINDING_PRINT_DEFAULTS.min_pages) }),
    numberField('max_pages', 'Most pages', { initial: String(BINDING_PRINT_DEFAULTS.max_pages) }),
    numberField('page_step', 'Pages in steps of', {
      initial: String(BINDING_PRINT_DEFAULTS.page_step),
      hint: 'A book is filled up with blank pages that cost nothing.',
    }),
  ],
};
