import { laminationTypeDefinition } from '@smriti/shared/catalogue/managed/lamination-types';
import { nameAndDescriptionFields, priceField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const laminationTypeKindConfig: CatalogueKindConfig = {
  name: 'lamination-types',
  calls: laminationTypeDefinition.calls,
  title: 'laminations',
  one: 'lamination',
  about: 'laminationsAbout',
  naming: 'name',
  fields: [...nameAndDescriptionFields, priceField],
};
