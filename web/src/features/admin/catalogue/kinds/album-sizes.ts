import { albumSizeKind } from '@smriti/shared/catalogue/managed/album-sizes';
import { described, discount, number, price, purposes } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const albumSizes: Kind = {
  name: 'album-sizes',
  calls: albumSizeKind.calls,
  title: 'Sizes',
  one: 'size',
  about: 'Measures, with the price of each.',
  naming: 'name',
  fields: [
    ...described,
    number('width', 'Width', { unit: 'inches' }),
    number('height', 'Height', { unit: 'inches' }),
    number('photos', 'Photos on a page', {
      hint: '0: the whole set makes one page.',
      initial: '0',
    }),
    { ...price, isOptional: true, hint: 'Empty: the size cannot be ordered.' },
    discount,
    purposes,
  ],
};
