import * as z from 'zod/mini';

/** 1 Square, 2 Landscape, 3 Portrait (docs/rules.md#catalogue-5). */
export const ORIENTATIONS = { square: 1, landscape: 2, portrait: 3 } as const;
export const orientation = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Orientation = z.infer<typeof orientation>;

interface Measures {
  width: number;
  height: number;
}

/** Whether a size has a fixed orientation: square sizes allow only Square. */
export function isOrientationLocked(size: Measures): boolean {
  return size.width === size.height;
}

/** The orientations available for a size. */
export function orientationsFor(size: Measures): readonly Orientation[] {
  return isOrientationLocked(size) ? [1] : [2, 3];
}
