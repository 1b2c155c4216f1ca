import * as z from 'zod/mini';
import { MINIMUM_AGE } from '../account/user-validation';
import { paiseField } from '../base/money';
import { MAX_FACES } from '../book/photo-facts';
import { shopTerms } from './shop-terms';

/**
 * Settings of the whole shop as stored, for the shop and as a copy in each order at its placement. New fields
 * need a default here, because earlier orders lack them.
 */
export const shopSettings = z.strictObject({
  /** Version of the settings, incremented by each change; 0: never set, the deployment's parameters apply. */
  version: z.int(),
  ...shopTerms.shape,
  closings: z._default(shopTerms.shape.closings, []),
  /** GST of goods and, as part of the sale, of their shipping. */
  gst_percent: z.number(),
  goods_hsn: z.string(),
  shipping_sac: z.string(),
  /** Value of one point. */
  point_paise: paiseField,
  /** Sender and return address of parcels; the seller's if the name is ''. */
  print_shop_name: z.string(),
  print_shop_address: z.string(),
  print_shop_phone: z.string(),
  /** Margin around the print for crop marks, in mm; 0: none. */
  crop_marks_mm: z._default(z.int(), 0),
  /** Maximum number of guests in the whole shop who start a design per hour. */
  guests_per_hour: z._default(z.int(), 1000),
  /** Minimum age in years of a customer who enters a date of birth. */
  minimum_age: z._default(z.int(), MINIMUM_AGE),
  /** Maximum number of faces that are searched for in a photo; 0: faces are not searched for. */
  faces_per_photo: z._default(z.int(), MAX_FACES),
});
export type ShopSettings = z.output<typeof shopSettings>;
