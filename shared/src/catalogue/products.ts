import * as z from 'zod/mini';
import { albumSize } from './album-sizes';
import { archivedField } from './archived';
import { endpoint } from '../base/endpoint';
import { numberFromText, boundedText, wholeNumber } from '../base/fields';
import { catalogueId, catalogueIdParam } from '../base/ids';
import { MAX_RUPEES, rupees, rupeesTotal } from '../base/money';
import { hindiNameSchema, hindiProductSchema } from './hindi';
import { photoCountFields } from './photo-counts';
import { productLayoutField } from './print-fields';
import {
  bindingTypeEndpoints,
  category,
  coverTypeEndpoints,
  initialPaymentRule,
  laminationTypeEndpoints,
  paperTypeEndpoints,
} from './reference-data';
import { isoTime } from '../base/time';

/**
 * A product as lists show it. `price` is the price of the default configuration: the first of
 * `sizes`, `paperTypeId`, `default_photos` photos and the first of each other choice.
 */
export const product = z.object({
  id: catalogueId,
  product_id: catalogueId,
  title: z.string(),
  /** HTML; sanitise before display. */
  description: z.string(),
  /** Id of the product type. */
  type: catalogueId,
  category_id: catalogueId,
  price: rupees,
  /** The price before the discount. */
  mrp: rupeesTotal,
  /** Discount in percent. */
  discount: z.number(),
  sizes: z.array(catalogueId),
  paperTypeId: catalogueId,
  default_photos: z.int().check(z.gte(1)),
  ...photoCountFields,
  layout: productLayoutField,
  /** Whether its print goes around a mug; missing: as its title says (`isMug`). */
  mug: z.optional(z.boolean()),
  /** Paths of catalogue pictures; see pictures.ts for their addresses. */
  cover_images: z.array(z.string()),
  product_images: z.array(z.string()),
  /** Average of all ratings with one decimal; 0 when there are none. */
  rating_average: z.number(),
  rating_count: z.int(),
  created_at: isoTime,
  hi: hindiProductSchema,
  archived: archivedField,
});
export type Product = z.infer<typeof product>;

/** A product with all data of its page, choices resolved. */
export const masterProduct = z.object({
  ...product.shape,
  category,
  album_sizes: z.array(albumSize),
  paper_types: paperTypeEndpoints.list.response,
  lamination_types: laminationTypeEndpoints.list.response,
  cover_types: coverTypeEndpoints.list.response,
  binding_types: bindingTypeEndpoints.list.response,
  /** Initial-payment setting of the product, or the default; missing when nothing is due. */
  initial_payment: z.optional(initialPaymentRule),
});
export type MasterProduct = z.infer<typeof masterProduct>;

export const PRODUCT_SORTS = [
  'relevance',
  'price_asc',
  'price_desc',
  'rating',
  'discount',
  'newest',
  'best_selling',
] as const;

/**
 * Predefined selections: `popular` has an average rating of at least 4 or a discount of at least 20 percent
 * (docs/rules.md#catalogue-3); `premium` is the highest-priced fifth.
 */
export const PRODUCT_COLLECTIONS = ['popular', 'premium'] as const;

export const MAX_PRODUCTS_PER_ANSWER = 100;

const page = {
  limit: z.optional(wholeNumber(1, MAX_PRODUCTS_PER_ANSWER)),
  /** The X-Next-Cursor of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(200))),
};

const pageQuery = z.strictObject(page);

/**
 * Filters and sort order of GET /products; `rating` sorts by rating, then discount, descending. With `match: 'any'`, a
 * product needs to match only a part of the search; the list then begins with those that match most of it, and
 * contains all products if none matches any.
 */
export const productQuery = z.strictObject({
  q: z.optional(boundedText(100)),
  match: z.optional(z.enum(['any'])),
  size: z.optional(catalogueIdParam),
  /** Id of the product type. */
  type: z.optional(catalogueIdParam),
  category: z.optional(catalogueIdParam),
  min_price: z.optional(numberFromText(0, MAX_RUPEES)),
  max_price: z.optional(numberFromText(0, MAX_RUPEES)),
  min_rating: z.optional(numberFromText(0, 5)),
  min_discount: z.optional(numberFromText(0, 100)),
  collection: z.optional(z.enum(PRODUCT_COLLECTIONS)),
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  ...page,
});
export type ProductQuery = z.output<typeof productQuery>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  query: productQuery,
  response: z.array(product),
});

export const listProductsBySize = endpoint({
  method: 'GET',
  path: '/products/size/:sizeId',
  params: z.object({ sizeId: catalogueIdParam }),
  query: pageQuery,
  response: z.array(product),
});

export const listProductsByCategory = endpoint({
  method: 'GET',
  path: '/products/category/:categoryId',
  params: z.object({ categoryId: catalogueIdParam }),
  query: pageQuery,
  response: z.array(product),
});

/** The name of a product type, and a page of its products. */
export const getProductsByType = endpoint({
  method: 'GET',
  path: '/products/type/:id',
  params: z.object({ id: catalogueIdParam }),
  query: pageQuery,
  response: z.object({
    id: catalogueId,
    name: z.string(),
    hi: hindiNameSchema,
    products: z.array(product),
  }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  params: z.object({ id: catalogueIdParam }),
  response: product,
});

export const getMasterProduct = endpoint({
  method: 'GET',
  path: '/products/master/:id',
  params: z.object({ id: catalogueIdParam }),
  response: masterProduct,
});
