import { productTypeKind } from '@smriti/shared/catalogue/managed/product-types';
import { named } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const productTypes: Kind = {
  name: 'product-types',
  calls: productTypeKind.calls,
  title: 'Product types',
  one: 'product type',
  about: 'Photo books, canvas prints and the like.',
  naming: 'name',
  fields: named,
};
