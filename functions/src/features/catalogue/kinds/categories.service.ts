import { categoryDefinition } from '@smriti/shared/catalogue/managed/categories';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import { searchableNames, singlePictureSettings } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableCategories: WritableOf<typeof categoryDefinition> = {
  kind: 'categories',
  schema: catalogueRecords.categories,
  calls: categoryDefinition.calls,
  toForm: ({ name, slug, description, image_path, hi }) => ({
    name,
    slug,
    description,
    image_path,
    ...toHindiFields({ hi }, ['name', 'description']),
  }),
  toRecord: (id, form) => ({ ...groupHindiFields(form), id }),
  present: (category) => category,
  searchTexts: (form) => [...searchableNames(form), form.slug],
  uses: { products: 'category_id' },
  ...singlePictureSettings,
};
