import { paperTypeDefinition } from '@smriti/shared/catalogue/managed/paper-types';
import { PAPER_PRINT_DEFAULTS, applyPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import {
  searchableNames,
  toPricedOptionForm,
  toPricedOptionRecord,
} from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writablePaperTypes: WritableOf<typeof paperTypeDefinition> = {
  kind: 'paper-types',
  schema: catalogueRecords['paper-types'],
  calls: paperTypeDefinition.calls,
  toForm: (paper) => ({
    ...toPricedOptionForm(paper),
    restock_day: paper.restock_day ?? null,
    kinds: paper.kinds ?? null,
    ...applyPrintDefaults(PAPER_PRINT_DEFAULTS, paper),
  }),
  toRecord: (id, { kinds, restock_day, ...paper }) => ({
    ...toPricedOptionRecord(id, paper),
    ...(restock_day !== null && { restock_day }),
    ...(kinds && { kinds }),
  }),
  present: presentPricedOption,
  searchTexts: searchableNames,
  uses: { products: 'paper_type_ids', albums: 'paper_type_id' },
};
