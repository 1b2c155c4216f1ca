import * as z from 'zod/mini';

/**
 * What the records of the catalogue say about how a book is made. A record without a field is made
 * as print-defaults.ts has it.
 */

const number = z.optional(z.number());
const colour = z.optional(z.string());

/** What a product is: pages with a cover, one face, a face for each photo, or months. */
export const LAYOUTS = ['book', 'sheet', 'set', 'calendar'] as const;
export type Layout = (typeof LAYOUTS)[number];
export const layout = z.optional(z.enum(LAYOUTS));

/** What is printed on the margins of each page; see book/ornaments.ts. */
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
] as const;

/** How thick one leaf is. */
export const paperPrint = { caliper_mm: number };
export const bindingPrint = {
  /** Whether a photo may run across the fold. */
  lay_flat: z.optional(z.boolean()),
  min_pages: number,
  max_pages: number,
  page_step: number,
};
export const coverPrint = {
  /** How thick its board is; 0: there is no cover. */
  board_mm: number,
  /** How much of it is folded inwards. */
  wrap_mm: number,
  /** Whether pictures are printed on it; otherwise it takes a stamped title only. */
  printable: z.optional(z.boolean()),
};
/** The border of each photo. */
export const framePrint = { border_mm: number, border_colour: colour };
export const themePrint = {
  paper_colour: colour,
  ink_colour: colour,
  /** From the edge of a page to its photos, and from one photo to the next. */
  margin_mm: number,
  gap_mm: number,
  font: z.optional(z.enum(['serif', 'sans'])),
  /** Of rules and ornaments, beside the ink. */
  accent_colour: colour,
  /** How round the corners of photos are. */
  corner_mm: number,
  ornament: z.optional(z.enum(ORNAMENTS)),
};
