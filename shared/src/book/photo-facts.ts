import * as z from 'zod/mini';

/**
 * Image analysis of a photo, so that a book can be filled without its pixels: about 250 bytes, computed once
 * when the renditions are made. Photos of earlier releases have none.
 */

/** Number of cells per side of the focus grid. */
export const FOCUS_SIDE = 16;
export const FOCUS_CELLS = FOCUS_SIDE * FOCUS_SIDE;
/** Maximum weight of a cell; the minimum is 0. */
export const MAX_FOCUS = 15;
/** Length of the packed text: cells of 4 bits in digits of 6 bits. */
const FOCUS_DIGITS = Math.ceil((FOCUS_CELLS * 4) / 6);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Accepted range of times, from the year 1900 to 2200, in milliseconds. */
const TIMES = { min: -2_208_988_800_000, max: 7_258_118_400_000 };

export const photoFacts = z.strictObject({
  /** Time of capture by the camera's clock, read as UTC, in milliseconds since 1970; null when unknown. */
  taken_at: z.nullable(z.int().check(z.gte(TIMES.min), z.lte(TIMES.max))),
  /**
   * 64-bit difference hash: each bit tells whether a grey pixel is lighter than its right neighbour; similar
   * for similar photos.
   */
  likeness: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Variance of the Laplacian in the sharpest area, at the size of the large rendition. */
  sharpness: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** Mean brightness, 0 to 255. */
  light: z.number().check(z.gte(0), z.lte(255)),
  /** Importance of each part of the upright photo, encoded by `packFocus`. */
  focus: z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${FOCUS_DIGITS}}$`))),
});
export type PhotoFacts = z.infer<typeof photoFacts>;

/** Encodes weights of 0 to `MAX_FOCUS`, row by row from the top left, as text. */
export function packFocus(weights: ArrayLike<number>): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (let index = 0; index < FOCUS_CELLS; index += 1) {
    bits = (bits << 4) | Math.min(MAX_FOCUS, Math.max(0, Math.round(weights[index] ?? 0)));
    held += 4;
    while (held >= 6) {
      held -= 6;
      text += DIGITS[(bits >> held) & 63] ?? '';
      bits &= (1 << held) - 1;
    }
  }
  return held === 0 ? text : text + (DIGITS[(bits << (6 - held)) & 63] ?? '');
}

/** Value of each digit, by its character code. */
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** Decodes a packed focus grid. Hundreds are decoded at once, before the JIT has warmed up. */
export function unpackFocus(text: string): Uint8Array {
  const weights = new Uint8Array(FOCUS_CELLS);
  let next = 0;
  // two digits encode three cells
  for (let at = 0; next < FOCUS_CELLS; at += 2) {
    const bits = ((VALUES[text.charCodeAt(at)] ?? 0) << 6) | (VALUES[text.charCodeAt(at + 1)] ?? 0);
    weights[next] = bits >> 8;
    weights[next + 1] = (bits >> 4) & 15;
    weights[next + 2] = bits & 15;
    next += 3;
  }
  return weights;
}
