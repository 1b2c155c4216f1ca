import * as z from 'zod/mini';
import { text } from '../../base/fields';
import { managedEndpoints } from '../management';
import { describedFields, pictureField } from '../management-fields';
import { changeFields } from '../record-fields';
import { categories, category } from '../reference-data';

/** Name used in links: lower-case words, joined by hyphens. */
const slug = text(60, 1).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters and digits, joined by hyphens',
  }),
);

export const categoryKind = {
  one: 'category',
  record: z.object({ ...category.shape, ...changeFields }),
  calls: managedEndpoints({
    path: '/categories',
    fields: { ...describedFields, slug, image_path: pictureField },
    shown: categories.byId.response,
  }),
};
