import { albumSizeDefinition } from '@smriti/shared/catalogue/managed/album-sizes';
import {
  nameAndDescriptionFields,
  discountField,
  numberField,
  priceField,
  purposesField,
} from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const albumSizeKindConfig: CatalogueKindConfig = {
  name: 'album-sizes',
  calls: albumSizeDefinition.calls,
  title: 'sizes',
  one: 'size',
  about: 'sizesAbout',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    numberField('width', 'width', { unit: 'inches' }),
    numberField('height', 'height', { unit: 'inches' }),
    { ...priceField, isOptional: true, hint: 'sizePriceHint' },
    discountField,
    numberField('photos', 'photosOnPage', {
      hint: 'photosOnPageHint',
      initial: '0',
    }),
    purposesField,
  ],
};
