import { frameDefinition } from '@smriti/shared/catalogue/managed/frames';
import { FRAME_PRINT_DEFAULTS } from '@smriti/shared/catalogue/print-defaults';
import {
  colourField,
  nameAndDescriptionFields,
  millimetresField,
  pictureField,
  priceField,
} from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const frameKindConfig: CatalogueKindConfig = {
  name: 'frames',
  calls: frameDefinition.calls,
  title: 'frames',
  one: 'frame',
  about: 'framesAbout',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    priceField,
    millimetresField('border_mm', 'border', FRAME_PRINT_DEFAULTS.border_mm),
    colourField('border_colour', 'borderColour', FRAME_PRINT_DEFAULTS.border_colour),
    pictureField,
  ],
};
