import { coverTypeKind } from '@smriti/shared/catalogue/managed/cover-types';
import { COVER_PRINT, withPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import { searchableNames, toOptionForm, toPricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableCoverTypes: WritableOf<typeof coverTypeKind> = {
  kind: 'cover-types',
  schema: catalogueRecords['cover-types'],
  calls: coverTypeKind.calls,
  toForm: (cover) => ({ ...toOptionForm(cover), ...withPrintDefaults(COVER_PRINT, cover) }),
  toRecord: toPricedRecord,
  present: presentPricedOption,
  foundBy: searchableNames,
  uses: { products: 'cover_type_ids', albums: 'cover_type_id' },
};
