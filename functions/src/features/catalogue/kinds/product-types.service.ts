import { productTypeKind } from '@smriti/shared/catalogue/managed/product-types';
import { hindiForm, withHindi } from '../writes/catalogue-hindi.domain';
import { catalogueRecords } from '../catalogue.records';
import { byName } from '../writes/kind-forms.domain';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableProductTypes: WritableOf<typeof productTypeKind> = {
  kind: 'product-types',
  schema: catalogueRecords['product-types'],
  calls: productTypeKind.calls,
  toForm: ({ name, hi }) => ({ name, ...hindiForm({ hi }, ['name']) }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (type) => type,
  foundBy: byName,
  uses: { products: 'type' },
};
