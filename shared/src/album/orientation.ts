import * as z from 'zod/mini';

/** 1 Square, 2 Landscape, 3 Portrait (docs/rules.md#catalogue-5). */
export const ORIENTATIONS = { square: 1, landscape: 2, portrait: 3 } as const;
export const orientation = z.union([z.literal(1), z.literal(2), z.literal(3)]);
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
export function lockedOrientation(size: Measures, product?: string): Orientation | null {
  if (size.width === size.height) return ORIENTATIONS.square;
  return product !== undefined && isMug(product) ? ORIENTATIONS.landscape : null;
}

/**
 * The orientations available for a size.
 * @param product name of the product, if the design has one
 */
export function orientationsFor(size: Measures, product?: string): readonly Orientation[] {
  const locked = lockedOrientation(size, product);
  return locked === null ? [ORIENTATIONS.landscape, ORIENTATIONS.portrait] : [locked];
}
