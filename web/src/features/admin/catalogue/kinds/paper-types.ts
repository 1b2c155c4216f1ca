import { paperTypeDefinition } from '@smriti/shared/catalogue/managed/paper-types';
import { PAPER_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import {
  restockDayField,
  nameAndDescriptionFields,
  millimetresField,
  priceField,
  purposesField,
} from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const paperTypeKindConfig: CatalogueKindConfig = {
  name: 'paper-types',
  calls: paperTypeDefinition.calls,
  title: 'papers',
  one: 'paper',
  about: 'papersAbout',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    restockDayField,
    purposesField,
    millimetresField('caliper_mm', 'caliper', PAPER_PRINT_DEFAULTS.caliper_mm, 'caliperHint'),
  ],
};
