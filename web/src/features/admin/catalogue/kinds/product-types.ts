import { productTypeDefinition } from '@smriti/shared/catalogue/managed/product-types';
import { nameFields } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const productTypeKindConfig: CatalogueKindConfig = {
  name: 'product-types',
  calls: productTypeDefinition.calls,
  title: 'Product types',
  one: 'product type',
  about: 'Photo books, canvas prints and the like.',
  naming: 'name',
  fields: nameFields,
};
