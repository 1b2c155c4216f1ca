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
  title: 'bindings',
  one: 'binding',
  about: 'bindingsAbout',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    booleanField('lay_flat', 'layFlat', BINDING_PRINT_DEFAULTS.lay_flat),
    numberField('min_pages', 'minPages', { initial: String(BINDING_PRINT_DEFAULTS.min_pages) }),
    numberField('max_pages', 'maxPages', { initial: String(BINDING_PRINT_DEFAULTS.max_pages) }),
    numberField('page_step', 'pageStep', {
      initial: String(BINDING_PRINT_DEFAULTS.page_step),
      hint: 'pageStepHint',
    }),
  ],
};
