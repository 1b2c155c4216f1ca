import { laminationTypeKind } from '@smriti/shared/catalogue/managed/lamination-types';
import { nameAndDescriptionFields, priceField } from '../field-descriptions';
import type { CatalogueKind } from '../catalogue-kind';

export const laminationTypesKind: CatalogueKind = {
  name: 'lamination-types',
  calls: laminationTypeKind.calls,
  title: 'Laminations',
  one: 'lamination',
  about: 'How pages are coated.',
  naming: 'name',
  fields: [...nameAndDescriptionFields, priceField],
};
