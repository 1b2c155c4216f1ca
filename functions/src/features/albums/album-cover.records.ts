import { EDGE_STYLES } from '@smriti/shared/album/albums';
import { coverArea } from '@smriti/shared/album/drawn-cover';
import { COVER_MATERIALS } from '@smriti/shared/book/cover-materials';
import { BOOK_FONTS, PRODUCT_LAYOUTS } from '@smriti/shared/catalogue/print-fields';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

const quarterTurns = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

const coverPhoto = storedObject({
  id: z.string(),
  ...coverArea,
  angle: z.number(),
  border: storedObject({ width: z.number(), colour: z.string() }),
  crop: storedObject({ x: z.number(), y: z.number(), zoom: z.number(), turn: quarterTurns }),
});
export type CoverPhoto = z.output<typeof coverPhoto>;

/**
 * The outside of an album's product: the front of its cover, or its only or first face. Lengths are in mm from the
 * top left corner of the front.
 */
export const coverRecord = storedObject({
  kind: z.enum(PRODUCT_LAYOUTS),
  /** Of a sheet: whether it goes around a mug; missing: as the name of the product says (`isMug`). */
  mug: z.optional(z.boolean()),
  width: z.number(),
  height: z.number(),
  material: z.enum(COVER_MATERIALS),
  /** Paper colour, visible where there is no photo. */
  paper: z.string(),
  /** Sides of a canvas; null: not a canvas. */
  edge: z.nullable(z.enum(EDGE_STYLES)),
  /** The only photo; if there are several, the largest, drawn on the whole front. */
  photo: z.nullable(coverPhoto),
  /** All photos of a front with several, in their order; missing otherwise, and if there are too many. */
  collage: z.optional(z.array(coverPhoto)),
  title: z.nullable(
    storedObject({
      text: z.string(),
      ...coverArea,
      /** Font size in points. */
      size: z.number(),
      colour: z.string(),
      align: z.enum(['left', 'center', 'right']),
      font: z.enum(BOOK_FONTS),
    }),
  ),
});
export type CoverRecord = z.output<typeof coverRecord>;
