import * as z from 'zod/mini';
import { boundedText, wholeNumber } from '../../base/fields';
import { catalogueId, catalogueIdParam } from '../../base/ids';
import { paiseField, rupees } from '../../base/money';
import { hindiField } from '../hindi';
import { managedEndpointsWithExtras } from '../management';
import {
  clearableField,
  discountField,
  flagField,
  idsField,
  picturesField,
  priceField,
} from '../management-fields';
import { PRODUCT_LAYOUTS } from '../print-fields';
import { getProduct, product } from '../products';
import { changeTrackingFields } from '../record-fields';

/**
 * Documented maximum size of a product's form in bytes (docs/rules.md#catalogue-9); the platform accepts only
 * 32 MiB.
 */
export const MAX_PRODUCT_FORM_BYTES = 104_857_600;

const productRecord = z.object({
  ...z.omit(product, { product_id: true, price: true, mrp: true, paperTypeId: true }).shape,
  ...changeTrackingFields,
  price_paise: paiseField,
  /** Whether the product is not published yet; missing once it is (docs/rules.md#catalogue-14). */
  draft: z.optional(z.boolean()),
  /** Allowed choices; the first of each is the default. A product has at least one paper. */
  paper_type_ids: z.array(catalogueId).check(z.minLength(1)),
  lamination_type_ids: z.array(catalogueId),
  cover_type_ids: z.array(catalogueId),
  binding_type_ids: z.array(catalogueId),
  /** Sum of all ratings, with which the average is updated without reading them again. */
  rating_sum: z.int(),
  /** Number of orders; updated in batches. */
  order_count: z.int(),
});

const photoCount = z._default(clearableField(wholeNumber(1, 500)), null);

/**
 * Endpoints with which admins change products. The first entry of each list of choices belongs to the default
 * configuration, whose price has to equal `price`; each list needs at least one entry. A multipart form
 * contains pictures as files: `cover_images` and `product_images` are appended to the named ones, and the
 * first of `images` becomes the cover of a product without one.
 */
export const productDefinition = {
  one: 'product',
  record: productRecord,
  calls: managedEndpointsWithExtras({
    path: '/products',
    fields: {
      title: boundedText(120, 1),
      title_hi: hindiField(120),
      /** HTML; sanitised when it is displayed. */
      description: z._default(boundedText(8000), ''),
      description_hi: hindiField(8000),
      type: catalogueIdParam,
      category_id: catalogueIdParam,
      price: priceField,
      discount: discountField,
      sizes: idsField(1),
      /** At least one, unless `paperTypeId` is given. */
      paper_type_ids: z._default(idsField(0), []),
      lamination_type_ids: z._default(idsField(0), []),
      cover_type_ids: z._default(idsField(0), []),
      binding_type_ids: z._default(idsField(0), []),
      default_photos: z._default(wholeNumber(1, 500), 1),
      min_photos: photoCount,
      max_photos: photoCount,
      photo_step: photoCount,
      layout: z._default(z.enum(PRODUCT_LAYOUTS), 'book'),
      mug: z.optional(flagField),
      cover_images: picturesField,
      product_images: picturesField,
      /** A published product cannot become a draft again. */
      draft: z._default(flagField, false),
    },
    alternativeFields: {
      /** Paper of the default configuration: the first of `paper_type_ids`, or the only one. */
      paperTypeId: catalogueIdParam,
      /** Price before the discount, from which `discount` is computed. */
      mrp: priceField,
    },
    shown: getProduct.response,
    adminFields: {
      /** Computed price of the default configuration; null when it is not available. */
      worked_out: z.nullable(rupees),
      /** Whether a part of the default configuration is no longer offered. */
      default_archived: z.boolean(),
    },
  }),
};
