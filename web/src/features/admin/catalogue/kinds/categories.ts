import { categoryDefinition } from '@smriti/shared/catalogue/managed/categories';
import { descriptionField, addHindiFields, nameFields, pictureField } from '../field-descriptions';
import type { CatalogueKindConfig } from '../kind-config';

export const categoryKindConfig: CatalogueKindConfig = {
  name: 'categories',
  calls: categoryDefinition.calls,
  title: 'Categories',
  one: 'category',
  about: 'Occasions by which products are found.',
  naming: 'name',
  fields: [
    ...nameFields,
    {
      type: 'text',
      name: 'slug',
      label: 'Name in links',
      maxLength: 60,
      hint: 'Lower-case letters and hyphens, such as birthday.',
    },
    ...addHindiFields(descriptionField),
    pictureField,
  ],
  pictureRatio: '4 / 5',
};
