import { coverTypeKind } from '@smriti/shared/catalogue/managed/cover-types';
import { COVER_PRINT, withPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPriced } from '../catalogue.presenter';
import { byName, optionForm, pricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableCoverTypes: WritableOf<typeof coverTypeKind> = {
  kind: 'cover-types',
  schema: catalogueRecords['cover-types'],
  calls: coverTypeKind.calls,
  toForm: (cover) => ({ ...optionForm(cover), ...withPrintDefaults(COVER_PRINT, cover) }),
  toRecord: pricedRecord,
  present: presentPriced,
  foundBy: byName,
  uses: { products: 'cover_type_ids', albums: 'cover_type_id' },
};
