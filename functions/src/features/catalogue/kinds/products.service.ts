import type * as z from 'zod/mini';
import { isMug } from '@smriti/shared/album/orientation';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import type { FieldProblem } from '@smriti/shared/base/errors';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import { isPhotoCountAllowed } from '@smriti/shared/catalogue/photo-counts';
import { productDefinition } from '@smriti/shared/catalogue/managed/products';
import type { DatabaseTransaction } from '../../../platform/database/database';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import { presentProduct } from '../catalogue.presenter';
import { toHindiFields, groupHindiFields } from '../writes/catalogue-hindi.domain';
import type { UploadedPicture, WritableOf } from '../writes/writable-kind.service';
import { defaultConfiguration, shouldCheckProduct } from '../default-price.domain';
import { catalogueRecords } from '../catalogue.records';
import { assertDefaultPrice } from '../product-price.service';
import { replaceAlternativeFields } from '../writes/product-alternatives.domain';

type Form = OutputOf<typeof productDefinition.calls.create.body>;
type Product = z.output<typeof productDefinition.record>;

/** Form fields with pictures other than covers. */
const GALLERY_FIELDS = ['product_images', 'images'];

/** Statistics of a product; initial values for a new one. */
function figuresOf(before: Product | null, now: Date) {
  const { rating_average = 0, rating_count = 0, rating_sum = 0, order_count = 0 } = before ?? {};
  const created_at = before?.created_at ?? now.toISOString();
  return { rating_average, rating_count, rating_sum, order_count, created_at };
}

function photoCountProblems({
  default_photos,
  min_photos,
  max_photos,
  photo_step,
}: Form): FieldProblem[] {
  if (min_photos === null) {
    const [field] = Object.entries({ max_photos, photo_step }).find(([, value]) => value) ?? [];
    return field === undefined ? [] : [{ field, message: 'needs a least number of photos' }];
  }
  if (max_photos !== null && max_photos < min_photos) {
    return [{ field: 'max_photos', message: 'must not be less than the least number' }];
  }
  const rule = {
    min_photos,
    ...(max_photos !== null && { max_photos }),
    ...(photo_step !== null && { photo_step }),
  };
  if (isPhotoCountAllowed(rule, default_photos)) return [];
  return [{ field: 'default_photos', message: 'is not a number that this product takes' }];
}

/** Lists of options that must not be empty (docs/rules.md#studio-1); the contract checks the sizes. */
const REQUIRED_CHOICES = [
  ['paper_type_ids', 'Please choose a paper.'],
  ['lamination_type_ids', 'Please choose a lamination.'],
  ['cover_type_ids', 'Please choose a cover.'],
  ['binding_type_ids', 'Please choose a binding.'],
] as const;
const NO_COVER: FieldProblem = { field: 'cover_images', message: 'Please add a cover picture.' };

function choiceProblems(form: Form): FieldProblem[] {
  return REQUIRED_CHOICES.flatMap(([field, message]) =>
    form[field].length === 0 ? [{ field, message }] : [],
  );
}

const PUBLISHED = 'A published product cannot become a draft again. Please archive it instead.';

/**
 * Checks a product; drafts may have any price (docs/rules.md#catalogue-14).
 * @throws AppError invalid_input when a published product would become a draft; also throws the errors of
 *   assertDefaultPrice.
 */
async function checkProduct(
  tx: DatabaseTransaction,
  form: Form,
  before: { form: Form } | null,
): Promise<void> {
  if (before && !before.form.draft && form.draft) {
    throw invalidFieldsError([{ field: 'draft', message: PUBLISHED }], PUBLISHED);
  }
  const isPublishing = before?.form.draft === true;
  if (!form.draft) await assertDefaultPrice(tx, form, isPublishing ? null : before);
}

/**
 * Appends uploaded pictures to those of the form; the first one becomes the cover of a product without one.
 */
function withPictures(form: Form, pictures: readonly UploadedPicture[]): Form {
  const pathsOf = (fields: readonly string[]) =>
    pictures.flatMap(({ field, path }) => (fields.includes(field) ? [path] : []));
  const covers = [...form.cover_images, ...pathsOf(['cover_images'])];
  const gallery = [...form.product_images, ...pathsOf(GALLERY_FIELDS)];
  const isWithout = covers.length === 0;
  return {
    ...form,
    cover_images: [...new Set(isWithout ? gallery.slice(0, 1) : covers)],
    product_images: [...new Set(isWithout ? gallery.slice(1) : gallery)],
  };
}

export const writableProducts: WritableOf<typeof productDefinition> = {
  kind: 'products',
  schema: catalogueRecords.products,
  calls: productDefinition.calls,
  toForm: ({ price_paise, min_photos, max_photos, photo_step, ...record }) => ({
    title: record.title,
    description: record.description,
    ...toHindiFields(record, ['title', 'description']),
    type: record.type,
    category_id: record.category_id,
    price: toRupees(price_paise),
    discount: record.discount,
    sizes: record.sizes,
    paper_type_ids: record.paper_type_ids,
    lamination_type_ids: record.lamination_type_ids,
    cover_type_ids: record.cover_type_ids,
    binding_type_ids: record.binding_type_ids,
    default_photos: record.default_photos,
    min_photos: min_photos ?? null,
    max_photos: max_photos ?? null,
    photo_step: photo_step ?? null,
    layout: record.layout ?? 'book',
    mug: isMug(record),
    cover_images: record.cover_images,
    product_images: record.product_images,
    draft: record.draft ?? false,
  }),
  toRecord: (
    id,
    { price, min_photos, max_photos, photo_step, mug, draft, ...form },
    before,
    now,
  ) => ({
    ...groupHindiFields(form),
    ...figuresOf(before, now),
    id,
    price_paise: toPaise(price),
    ...(min_photos !== null && { min_photos }),
    ...(max_photos !== null && { max_photos }),
    ...(photo_step !== null && { photo_step }),
    ...(mug !== undefined && mug !== isMug({ title: form.title }) && { mug }),
    ...(draft && { draft }),
  }),
  present: presentProduct,
  searchTexts: ({ title, title_hi }) => [title, title_hi],
  uses: { albums: 'product_id', settings: 'product_id' },
  references: {
    type: 'product-types',
    category_id: 'categories',
    sizes: 'album-sizes',
    paper_type_ids: 'paper-types',
    lamination_type_ids: 'lamination-types',
    cover_type_ids: 'cover-types',
    binding_type_ids: 'album-binding-types',
  },
  adminFields: (record, catalogue) => {
    const { pricePaise, isArchived } = defaultConfiguration(catalogue, record);
    return {
      worked_out: pricePaise === null ? null : toRupees(pricePaise),
      default_archived: isArchived,
    };
  },
  needsCheck: (record, catalogue) => shouldCheckProduct(catalogue, record),
  alternativeFields: ['paperTypeId', 'mrp'],
  replaceAlternatives: replaceAlternativeFields,
  problems: (form) => [
    ...photoCountProblems(form),
    ...choiceProblems(form),
    ...(form.cover_images.length === 0 && !form.draft ? [NO_COVER] : []),
  ],
  check: checkProduct,
  withPictures,
};
