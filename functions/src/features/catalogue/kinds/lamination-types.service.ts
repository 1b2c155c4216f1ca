import { laminationTypeDefinition } from '@smriti/shared/catalogue/managed/lamination-types';
import { presentPricedOption } from '../catalogue.presenter';
import {
  searchableNames,
  toPricedOptionForm,
  toPricedOptionRecord,
} from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableLaminationTypes: WritableOf<typeof laminationTypeDefinition> = {
  kind: 'lamination-types',
  schema: catalogueRecords['lamination-types'],
  calls: laminationTypeDefinition.calls,
  toForm: toPricedOptionForm,
  toRecord: toPricedOptionRecord,
  present: presentPricedOption,
  searchTexts: searchableNames,
  uses: { products: 'lamination_type_ids', albums: 'lamination_id' },
};
