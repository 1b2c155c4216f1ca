import { laminationTypeKind } from '@smriti/shared/catalogue/managed/lamination-types';
import { presentPriced } from '../catalogue.presenter';
import { byName, optionForm, pricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableLaminationTypes: WritableOf<typeof laminationTypeKind> = {
  kind: 'lamination-types',
  schema: catalogueRecords['lamination-types'],
  calls: laminationTypeKind.calls,
  toForm: optionForm,
  toRecord: pricedRecord,
  present: presentPriced,
  foundBy: byName,
  uses: { products: 'lamination_type_ids', albums: 'lamination_id' },
};
