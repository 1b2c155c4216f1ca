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

/** Whether the print of a product goes around a mug: as its record says, or else by its name. */
export function isMug({ title, mug }: { title: string; mug?: boolean | undefined }): boolean {
  return mug ?? MUG_IN_NAME.test(title);
}

/**
 * The only orientation of a size: Square for square sizes, Landscape for the print around a mug; null if there is a
 * choice.
 */
export function lockedOrientation(size: Measures, isAroundMug = false): Orientation | null {
  if (size.width === size.height) return SQUARE;
  return isAroundMug ? LANDSCAPE : null;
}

export function orientationsFor(size: Measures, isAroundMug = false): readonly Orientation[] {
  const locked = lockedOrientation(size, isAroundMug);
  return locked === null ? [LANDSCAPE, PORTRAIT] : [locked];
}
