import { coverTypeDefinition } from '@smriti/shared/catalogue/managed/cover-types';
import { COVER_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import {
  restockDayField,
  nameAndDescriptionFields,
  millimetresField,
  priceField,
  booleanField,
} from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const coverTypeKindConfig: CatalogueKindConfig = {
  name: 'cover-types',
  calls: coverTypeDefinition.calls,
  title: 'covers',
  one: 'cover',
  about: 'coversAbout',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    restockDayField,
    millimetresField('board_mm', 'board', COVER_PRINT_DEFAULTS.board_mm, 'boardHint'),
    millimetresField('wrap_mm', 'wrap', COVER_PRINT_DEFAULTS.wrap_mm, 'wrapHint'),
    booleanField('printable', 'printable', COVER_PRINT_DEFAULTS.printable),
  ],
};
