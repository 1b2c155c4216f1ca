import { categoryKind } from '@smriti/shared/catalogue/managed/categories';
import { descriptionField, inBothLanguages, nameFields, pictureField } from '../field-descriptions';
import type { CatalogueKind } from '../catalogue-kind';

export const categoriesKind: CatalogueKind = {
  name: 'categories',
  calls: categoryKind.calls,
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
    ...inBothLanguages(descriptionField),
    pictureField,
  ],
  pictureRatio: '4 / 5',
};
