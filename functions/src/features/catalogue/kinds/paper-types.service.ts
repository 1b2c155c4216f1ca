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
    back_on: paper.back_on ?? null,
    kinds: paper.kinds ?? null,
    ...applyPrintDefaults(PAPER_PRINT_DEFAULTS, paper),
  }),
  toRecord: (id, { kinds, back_on, ...paper }) => ({
    ...toPricedOptionRecord(id, paper),
    ...(back_on !== null && { back_on }),
    ...(kinds && { kinds }),
  }),
  present: presentPricedOption,
  searchTexts: searchableNames,
  uses: { products: 'paper_type_ids', albums: 'paper_type_id' },
};
