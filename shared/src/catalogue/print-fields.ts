import * as z from 'zod/mini';

/** Print settings of catalogue records. print-defaults.ts has the defaults for missing fields. */

const number = z.optional(z.number());
const colour = z.optional(z.string());

/** Type of product: pages with a cover, a single face, a face for each photo, or months. */
export const PRODUCT_LAYOUTS = ['book', 'sheet', 'set', 'calendar'] as const;
export type ProductLayout = (typeof PRODUCT_LAYOUTS)[number];
export const productLayoutField = z.optional(z.enum(PRODUCT_LAYOUTS));

/** Ornaments printed on the margins of each page; see book/ornaments.ts. */
export const ORNAMENTS = [
  'none',
  'rule',
  'frame',
  'garland',
  'leaves',
  'stars',
  'dots',
  'blocks',
  'waves',
  'arches',
  'kolam',
  'stitches',
  'lotus',
] as const;

/** Font families of books; see book/text/fonts.ts. */
export const BOOK_FONTS = ['serif', 'sans', 'display', 'handwriting'] as const;

/** Thickness of one leaf. */
export const paperPrintFields = { caliper_mm: number };
export const bindingPrintFields = {
  /** Whether a photo may run across the fold. */
  lay_flat: z.optional(z.boolean()),
  min_pages: number,
  max_pages: number,
  page_step: number,
};
export const coverPrintFields = {
  /** Thickness of the board; 0: the product has no cover. */
  board_mm: number,
  /** Width folded inwards. */
  wrap_mm: number,
  /** Whether pictures can be printed on the cover; otherwise it only takes a stamped title. */
  printable: z.optional(z.boolean()),
};
export const framePrintFields = { border_mm: number, border_colour: colour };
export const themePrintFields = {
  paper_colour: colour,
  ink_colour: colour,
  /** Distance from the edge of a page to its photos, and between photos. */
  margin_mm: number,
  gap_mm: number,
  font: z.optional(z.enum(BOOK_FONTS)),
  /** Colour of rules and ornaments. */
  accent_colour: colour,
  /** Corner radius of photos. */
  corner_mm: number,
  ornament: z.optional(z.enum(ORNAMENTS)),
};
