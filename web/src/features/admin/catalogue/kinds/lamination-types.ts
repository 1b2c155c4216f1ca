import { laminationTypeKind } from '@smriti/shared/catalogue/managed/lamination-types';
import { described, price } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const laminationTypes: Kind = {
  name: 'lamination-types',
  calls: laminationTypeKind.calls,
  title: 'Laminations',
  one: 'lamination',
  about: 'How pages are coated.',
  naming: 'name',
  fields: [...described, price],
};
