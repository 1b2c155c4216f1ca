import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';
import { catalogueId } from '../base/ids';
import { rupees } from '../base/money';
import { hindiProductSchema } from './hindi';

export const MAX_SUGGESTED_PRODUCTS = 6;

const suggestedProduct = z.object({
  id: catalogueId,
  title: z.string(),
  hi: hindiProductSchema,
  /** Price of the default configuration. */
  price: rupees,
  /** Path of the first picture; see pictures.ts for its address. */
  cover_image: z.nullable(z.string()),
});
export type SuggestedProduct = z.infer<typeof suggestedProduct>;

/** Products that match a search while it is typed, the best matches first. */
export const listProductSuggestions = endpoint({
  method: 'GET',
  path: '/product-suggestions',
  query: z.strictObject({ q: boundedText(100, 1) }),
  response: z.object({
    products: z.array(suggestedProduct),
    /** Number of all products that match. */
    total: z.int(),
  }),
});
export type ProductSuggestions = z.infer<typeof listProductSuggestions.response>;
