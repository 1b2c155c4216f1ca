import { bannerDefinition } from '@smriti/shared/catalogue/managed/banners';
import { addHindiFields, numberField, pictureField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const bannerKindConfig: CatalogueKindConfig = {
  name: 'banners',
  calls: bannerDefinition.calls,
  title: 'banners',
  one: 'banner',
  about: 'bannersAbout',
  naming: 'title',
  fields: [
    ...addHindiFields(
      { type: 'text', name: 'title', label: 'titleField', maxLength: 80 },
      { type: 'long', name: 'subtitle', label: 'subtitle', maxLength: 160, isOptional: true },
    ),
    {
      type: 'text',
      name: 'link',
      label: 'link',
      maxLength: 200,
      isListed: true,
      hint: 'linkHint',
    },
    numberField('position', 'position', { hint: 'positionHint', initial: '0' }),
    pictureField,
    { type: 'hidden', name: 'width', label: 'width' },
    { type: 'hidden', name: 'height', label: 'height' },
  ],
  pictureRatio: '5 / 2',
};
