import { laminationTypeDefinition } from '@smriti/shared/catalogue/managed/lamination-types';
import { nameAndDescriptionFields, priceField } from '../field-descriptions';
import type { AdminKind } from '../admin-kind';

export const laminationTypeAdminKind: AdminKind = {
  name: 'lamination-types',
  calls: laminationTypeDefinition.calls,
  title: 'Laminations',
  one: 'lamination',
  about: 'How pages are coated.',
  naming: 'name',
  fields: [...nameAndDescriptionFields, priceField],
};
