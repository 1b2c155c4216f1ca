import { productTypeDefinition } from '@smriti/shared/catalogue/managed/product-types';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import { catalogueRecords } from '../catalogue.records';
import { searchableNames } from '../writes/kind-forms.domain';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableProductTypes: WritableOf<typeof productTypeDefinition> = {
  kind: 'product-types',
  schema: catalogueRecords['product-types'],
  calls: productTypeDefinition.calls,
  toForm: ({ name, hi }) => ({ name, ...toHindiFields({ hi }, ['name']) }),
  toRecord: (id, form) => ({ ...groupHindiFields(form), id }),
  present: (type) => type,
  searchTexts: searchableNames,
  uses: { products: 'type' },
};
