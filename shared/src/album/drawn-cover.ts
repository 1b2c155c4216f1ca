import * as z from 'zod/mini';

/** An area in mm, from the top left corner of the front unless stated otherwise. */
export const coverArea = { x: z.number(), y: z.number(), w: z.number(), h: z.number() } as const;

const drawnPhoto = z.object({
  /** Address of the small rendition; null while there is none. */
  url: z.nullable(z.string()),
  ...coverArea,
  /** Rotation of the frame in degrees. */
  angle: z.number(),
  /** Width of the border inside the frame. */
  border: z.number(),
  colour: z.string(),
  /**
   * Area of the whole photo relative to the top left of its frame, before its quarter turns; equal to the
   * frame if the photo's size is unknown.
   */
  picture: z.object({ ...coverArea, turn: z.number() }),
});
export type DrawnPhoto = z.infer<typeof drawnPhoto>;

/**
 * The outside of a product, for small drawings (docs/rules.md#pages-19): the front of a book or calendar, or
 * its only or first face. Lengths are in mm. Names are not checked: an unknown one is drawn plainly.
 */
export const drawnCover = z.object({
  /** A layout of products (PRODUCT_LAYOUTS), or `mug`. */
  kind: z.string(),
  width: z.number(),
  height: z.number(),
  /** A material of covers (COVER_MATERIALS). */
  material: z.string(),
  /** Paper colour, visible where there is no photo. */
  paper: z.string(),
  /** Sides of a canvas (EDGE_STYLES); null: not a canvas. */
  edge: z.nullable(z.string()),
  photo: z.nullable(drawnPhoto),
  /** Photos of a collage in drawing order, instead of `photo`. */
  collage: z.optional(z.array(drawnPhoto)),
  title: z.nullable(
    z.object({
      text: z.string(),
      ...coverArea,
      /** Font size in points. */
      size: z.number(),
      colour: z.string(),
      /** `left`, `center` or `right`. */
      align: z.string(),
      /** Font family: one of BOOK_FONTS. */
      font: z.string(),
    }),
  ),
});
export type DrawnCover = z.infer<typeof drawnCover>;
