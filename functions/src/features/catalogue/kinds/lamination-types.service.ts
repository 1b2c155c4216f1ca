import { laminationTypeKind } from '@smriti/shared/catalogue/managed/lamination-types';
import { presentPricedOption } from '../catalogue.presenter';
import { searchableNames, toOptionForm, toPricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableLaminationTypes: WritableOf<typeof laminationTypeKind> = {
  kind: 'lamination-types',
  schema: catalogueRecords['lamination-types'],
  calls: laminationTypeKind.calls,
  toForm: toOptionForm,
  toRecord: toPricedRecord,
  present: presentPricedOption,
  foundBy: searchableNames,
  uses: { products: 'lamination_type_ids', albums: 'lamination_id' },
};
