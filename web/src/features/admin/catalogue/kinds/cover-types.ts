import { coverTypeDefinition } from '@smriti/shared/catalogue/managed/cover-types';
import { COVER_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import {
  nameAndDescriptionFields,
  millimetresField,
  priceField,
  booleanField,
} from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const coverTypeKindConfig: CatalogueKindConfig = {
  name: 'cover-types',
  calls: coverTypeDefinition.calls,
  title: 'Covers',
  one: 'cover',
  about: 'What a book is bound in.',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    millimetresField('board_mm', 'Board', COVER_PRINT_DEFAULTS.board_mm, '0: there is no cover.'),
    millimetresField('wrap_mm', 'Folded inwards', COVER_PRINT_DEFAULTS.wrap_mm),
    booleanField('printable', 'Takes printed pictures', COVER_PRINT_DEFAULTS.printable),
  ],
};
