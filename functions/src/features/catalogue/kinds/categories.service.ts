import { categoryKind } from '@smriti/shared/catalogue/managed/categories';
import { hindiForm, withHindi } from '../writes/catalogue-hindi.domain';
import { byName, pictured } from '../writes/kind-forms.domain';
import { catalogueRecords } from '../catalogue.records';
import type { WritableOf } from '../writes/writable-kind.service';

export const writableCategories: WritableOf<typeof categoryKind> = {
  kind: 'categories',
  schema: catalogueRecords.categories,
  calls: categoryKind.calls,
  toForm: ({ name, slug, description, image_path, hi }) => ({
    name,
    slug,
    description,
    image_path,
    ...hindiForm({ hi }, ['name', 'description']),
  }),
  toRecord: (id, form) => ({ ...withHindi(form), id }),
  present: (category) => category,
  foundBy: (form) => [...byName(form), form.slug],
  uses: { products: 'category_id' },
  ...pictured,
};
