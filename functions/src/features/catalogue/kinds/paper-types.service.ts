import { paperTypeKind } from '@smriti/shared/catalogue/managed/paper-types';
import { PAPER_PRINT, withPrintDefaults } from '@smriti/shared/catalogue/print-defaults';
import { presentPriced } from '../catalogue.presenter';
import { byName, optionForm, pricedRecord } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writablePaperTypes: WritableOf<typeof paperTypeKind> = {
  kind: 'paper-types',
  schema: catalogueRecords['paper-types'],
  calls: paperTypeKind.calls,
  toForm: (paper) => ({
    ...optionForm(paper),
    kinds: paper.kinds ?? null,
    ...withPrintDefaults(PAPER_PRINT, paper),
  }),
  toRecord: (id, { kinds, ...paper }) => ({ ...pricedRecord(id, paper), ...(kinds && { kinds }) }),
  present: presentPriced,
  foundBy: byName,
  uses: { products: 'paper_type_ids', albums: 'paper_type_id' },
};
