import { bannerDefinition } from '@smriti/shared/catalogue/managed/banners';
import { addHindiFields, numberField, pictureField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const bannerKindConfig: CatalogueKindConfig = {
  name: 'banners',
  calls: bannerDefinition.calls,
  title: 'Banners',
  one: 'banner',
  about: 'The large pictures at the top of the home page.',
  naming: 'title',
  fields: [
    ...addHindiFields(
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
    pictureField,
    numberField('position', 'Place', { hint: 'Lower numbers come first.', initial: '0' }),
    { type: 'hidden', name: 'width', label: 'Width' },
    { type: 'hidden', name: 'height', label: 'Height' },
  ],
  pictureRatio: '5 / 2',
};
