import { bindingTypeDefinition } from '@smriti/shared/catalogue/managed/album-binding-types';
import {
  BINDING_PRINT_DEFAULTS,
  applyPrintDefaults,
} from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import {
  searchableNames,
  toPricedOptionForm,
  toPricedOptionRecord,
} from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableBindingTypes: WritableOf<typeof bindingTypeDefinition> = {
  kind: 'album-binding-types',
  schema: catalogueRecords['album-binding-types'],
  calls: bindingTypeDefinition.calls,
  toForm: (binding) => ({
    ...toPricedOptionForm(binding),
    ...applyPrintDefaults(BINDING_PRINT_DEFAULTS, binding),
  }),
  toRecord: toPricedOptionRecord,
  present: presentPricedOption,
  searchTexts: searchableNames,
  uses: { products: 'binding_type_ids', albums: 'binding_type_id' },
  problems: ({ min_pages, max_pages }) =>
    min_pages <= max_pages
      ? []
      : [{ field: 'max_pages', message: 'must not be less than the fewest pages' }],
};
