import * as z from 'zod/mini';
import { boundedText } from '../../base/fields';
import { managedEndpoints } from '../management';
import { nameAndDescriptionFields, pictureField } from '../management-fields';
import { changeTrackingFields } from '../record-fields';
import { categoryEndpoints, category } from '../reference-data';

/** Name used in links: lower-case words, joined by hyphens. */
const slug = boundedText(60, 1).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'must be lower-case letters and digits, joined by hyphens',
  }),
);

export const categoryDefinition = {
  one: 'category',
  record: z.object({ ...category.shape, ...changeTrackingFields }),
  calls: managedEndpoints({
    path: '/categories',
    fields: { ...nameAndDescriptionFields, slug, image_path: pictureField },
    shown: categoryEndpoints.byId.response,
  }),
};
