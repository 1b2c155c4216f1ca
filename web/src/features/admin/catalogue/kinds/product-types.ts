import { productTypeDefinition } from '@smriti/shared/catalogue/managed/product-types';
import { nameFields } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const productTypeKindConfig: CatalogueKindConfig = {
  name: 'product-types',
  calls: productTypeDefinition.calls,
  title: 'productTypes',
  one: 'productType',
  about: 'productTypesAbout',
  naming: 'name',
  fields: nameFields,
};
