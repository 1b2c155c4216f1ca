import { productTypeKind } from '@smriti/shared/catalogue/managed/product-types';
import { nameFields } from '../field-descriptions';
import type { CatalogueKind } from '../catalogue-kind';

export const productTypesKind: CatalogueKind = {
  name: 'product-types',
  calls: productTypeKind.calls,
  title: 'Product types',
  one: 'product type',
  about: 'Photo books, canvas prints and the like.',
  naming: 'name',
  fields: nameFields,
};
