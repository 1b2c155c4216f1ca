import { categoryDefinition } from '@smriti/shared/catalogue/managed/categories';
import { descriptionField, addHindiFields, nameFields, pictureField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const categoryKindConfig: CatalogueKindConfig = {
  name: 'categories',
  calls: categoryDefinition.calls,
  title: 'categories',
  one: 'category',
  about: 'categoriesAbout',
  naming: 'name',
  fields: [
    ...nameFields,
    ...addHindiFields(descriptionField),
    {
      type: 'text',
      name: 'slug',
      label: 'slug',
      maxLength: 60,
      hint: 'slugHint',
    },
    pictureField,
  ],
  pictureRatio: '4 / 5',
};
