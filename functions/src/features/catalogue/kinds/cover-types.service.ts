import { coverTypeDefinition } from '@smriti/shared/catalogue/managed/cover-types';
import { COVER_PRINT_DEFAULTS, applyPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import {
  searchableNames,
  toPricedOptionForm,
  toPricedOptionRecord,
} from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableCoverTypes: WritableOf<typeof coverTypeDefinition> = {
  kind: 'cover-types',
  schema: catalogueRecords['cover-types'],
  calls: coverTypeDefinition.calls,
  toForm: (cover) => ({
    ...toPricedOptionForm(cover),
    restock_day: cover.restock_day ?? null,
    ...applyPrintDefaults(COVER_PRINT_DEFAULTS, cover),
  }),
  toRecord: (id, { restock_day, ...cover }) => ({
    ...toPricedOptionRecord(id, cover),
    ...(restock_day !== null && { restock_day }),
  }),
  present: presentPricedOption,
  searchTexts: searchableNames,
  uses: { products: 'cover_type_ids', albums: 'cover_type_id' },
};
