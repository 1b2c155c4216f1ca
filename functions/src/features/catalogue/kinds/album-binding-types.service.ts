import { bindingTypeKind } from '@smriti/shared/catalogue/managed/album-binding-types';
import { BINDING_PRINT, withPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import { searchableNames, toOptionForm, toPricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableBindingTypes: WritableOf<typeof bindingTypeKind> = {
  kind: 'album-binding-types',
  schema: catalogueRecords['album-binding-types'],
  calls: bindingTypeKind.calls,
  toForm: (binding) => ({ ...toOptionForm(binding), ...withPrintDefaults(BINDING_PRINT, binding) }),
  toRecord: toPricedRecord,
  present: presentPricedOption,
  foundBy: searchableNames,
  uses: { products: 'binding_type_ids', albums: 'binding_type_id' },
  problems: ({ min_pages, max_pages }) =>
    min_pages <= max_pages
      ? []
      : [{ field: 'max_pages', message: 'must not be less than the fewest pages' }],
};
