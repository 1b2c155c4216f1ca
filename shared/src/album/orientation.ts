import * as z from 'zod/mini';

const SQUARE = 1;
export const LANDSCAPE = 2;
export const PORTRAIT = 3;

/** 1 Square, 2 Landscape, 3 Portrait (docs/rules.md#catalogue-5). */
export const ORIENTATIONS = { square: SQUARE, landscape: LANDSCAPE, portrait: PORTRAIT } as const;
export const orientation = z.literal([SQUARE, LANDSCAPE, PORTRAIT]);
export type Orientation = z.infer<typeof orientation>;

interface Measures {
  width: number;
  height: number;
}

const MUG_IN_NAME = /\bmug\b|मग/i;

/** Whether a product is a mug, by its name: the catalogue knows it as a sheet. */
export const isMug = (product: string) => MUG_IN_NAME.test(product);

/**
 * The only orientation of a size: Square for square sizes, Landscape for the print around a mug; null if there is a
 * choice.
 * @param product name of the product, if the design has one
 */
export function lockedOrientation(size: Measures, product = ''): Orientation | null {
  if (size.width === size.height) return SQUARE;
  return isMug(product) ? LANDSCAPE : null;
}

/**
 * The orientations available for a size.
 * @param product name of the product, if the design has one
 */
export function orientationsFor(size: Measures, product?: string): readonly Orientation[] {
  const locked = lockedOrientation(size, product);
  return locked === null ? [LANDSCAPE, PORTRAIT] : [locked];
}
