import { categoryKind } from '@smriti/shared/catalogue/managed/categories';
import { description, inBoth, named, picture } from '../field-descriptions';
import type { Kind } from '../kind-fields';

export const categories: Kind = {
  name: 'categories',
  calls: categoryKind.calls,
  title: 'Categories',
  one: 'category',
  about: 'Occasions by which products are found.',
  naming: 'name',
  fields: [
    ...named,
    {
      type: 'text',
      name: 'slug',
      label: 'Name in links',
      maxLength: 60,
      hint: 'Lower-case letters and hyphens, such as birthday.',
    },
    ...inBoth(description),
    picture,
  ],
  pictureRatio: '4 / 5',
};
