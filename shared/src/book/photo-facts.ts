import * as z from 'zod/mini';

/**
 * What is known of a photo beside its measures, so that a book can be filled without its pixels:
 * about 250 bytes, worked out once when the renditions are made. Photos of earlier releases have none.
 */

/** The focus grid has this many cells a side. */
export const FOCUS_SIDE = 16;
export const FOCUS_CELLS = FOCUS_SIDE * FOCUS_SIDE;
/** A cell weighs from 0 to this. */
export const MAX_FOCUS = 15;
/** Cells of four bits in digits of six. */
const FOCUS_DIGITS = Math.ceil((FOCUS_CELLS * 4) / 6);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** From the year 1900 to 2200, in milliseconds. */
const TIMES = { min: -2_208_988_800_000, max: 7_258_118_400_000 };

export const photoFacts = z.strictObject({
  /** When the camera says it was taken, its clock read as UTC, in milliseconds since 1970. */
  taken_at: z.nullable(z.int().check(z.gte(TIMES.min), z.lte(TIMES.max))),
  /** 64 bits, each whether a grey point is lighter than its right neighbour: alike for alike photos. */
  likeness: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Variance of the Laplacian where the photo is sharpest, at the large rendition's size. */
  sharpness: z.number().check(z.gte(0), z.lte(1_000_000)),
  /** How light it is on the whole, 0 to 255. */
  light: z.number().check(z.gte(0), z.lte(255)),
  /** `packFocus` of how much each part of the upright photo matters. */
  focus: z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${FOCUS_DIGITS}}$`))),
});
export type PhotoFacts = z.infer<typeof photoFacts>;

/** Weights of 0 to `MAX_FOCUS`, row by row from the top left, as text. */
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

/** The value of each digit by its code. */
const VALUES = new Uint8Array(128);
for (let value = 0; value < DIGITS.length; value += 1) VALUES[DIGITS.charCodeAt(value)] = value;

/** The weights of a packed focus grid; some hundred are unpacked at once, before the code is warm. */
export function unpackFocus(text: string): Uint8Array {
  const weights = new Uint8Array(FOCUS_CELLS);
  let next = 0;
  // two digits are three cells
  for (let at = 0; next < FOCUS_CELLS; at += 2) {
    const bits = ((VALUES[text.charCodeAt(at)] ?? 0) << 6) | (VALUES[text.charCodeAt(at + 1)] ?? 0);
    weights[next] = bits >> 8;
    weights[next + 1] = (bits >> 4) & 15;
    weights[next + 2] = bits & 15;
    next += 3;
  }
  return weights;
}
