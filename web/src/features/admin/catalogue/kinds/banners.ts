import { bannerKind } from '@smriti/shared/catalogue/managed/banners';
import { inBoth, number, picture } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const banners: Kind = {
  name: 'banners',
  calls: bannerKind.calls,
  title: 'Banners',
  one: 'banner',
  about: 'The large pictures at the top of the home page.',
  naming: 'title',
  fields: [
    ...inBoth(
      { type: 'text', name: 'title', label: 'Title', maxLength: 80 },
      { type: 'text', name: 'subtitle', label: 'Subtitle', maxLength: 160, isOptional: true },
    ),
    {
      type: 'text',
      name: 'link',
      label: 'Leads to',
      maxLength: 200,
      isListed: true,
      hint: 'A page of the shop, such as /products.',
    },
    picture,
    number('position', 'Place', { hint: 'Lower numbers come first.', initial: '0' }),
    { type: 'hidden', name: 'width', label: 'Width' },
    { type: 'hidden', name: 'height', label: 'Height' },
  ],
  pictureRatio: '5 / 2',
};
