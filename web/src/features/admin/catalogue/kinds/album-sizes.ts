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
  title: 'Sizes',
  one: 'size',
  about: 'Measures, with the price of each.',
  naming: 'name',
  fields: [
    ...nameAndDescriptionFields,
    numberField('width', 'Width', { unit: 'inches' }),
    numberField('height', 'Height', { unit: 'inches' }),
    numberField('photos', 'Photos on a page', {
      hint: '0: the whole set makes one page.',
      initial: '0',
    }),
    { ...priceField, isOptional: true, hint: 'Empty: the size cannot be ordered.' },
    discountField,
    purposesField,
  ],
};
