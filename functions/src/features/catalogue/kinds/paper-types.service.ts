import { paperTypeKind } from '@smriti/shared/catalogue/managed/paper-types';
import { PAPER_PRINT, withPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPricedOption } from '../catalogue.presenter';
import { searchableNames, toOptionForm, toPricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writablePaperTypes: WritableOf<typeof paperTypeKind> = {
  kind: 'paper-types',
  schema: catalogueRecords['paper-types'],
  calls: paperTypeKind.calls,
  toForm: (paper) => ({
    ...toOptionForm(paper),
    kinds: paper.kinds ?? null,
    ...withPrintDefaults(PAPER_PRINT, paper),
  }),
  toRecord: (id, { kinds, ...paper }) => ({
    ...toPricedRecord(id, paper),
    ...(kinds && { kinds }),
  }),
  present: presentPricedOption,
  foundBy: searchableNames,
  uses: { products: 'paper_type_ids', albums: 'paper_type_id' },
};
