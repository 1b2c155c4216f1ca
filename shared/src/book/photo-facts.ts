import * as z from 'zod/mini';

/**
 * Image analysis of a photo, so that a book can be filled without its pixels: about 800 bytes, computed once
 * when the renditions are made. Photos of earlier releases have none, or lack the optional facts; their faces are
 * searched for later.
 */

/** Number of cells per side of the focus grid. */
export const FOCUS_GRID_SIDE = 16;
export const FOCUS_GRID_CELLS = FOCUS_GRID_SIDE * FOCUS_GRID_SIDE;
/** Maximum packed value, such as the weight of a cell; the minimum is 0. */
export const MAX_PACKED_VALUE = 15;

/** Number of pixels per side of the thumbnail. */
export const THUMBNAIL_SIDE = 16;
/** Channels of the thumbnail: grey, red against green, blue against yellow. */
export const THUMBNAIL_CHANNELS = 3;
const THUMBNAIL_VALUES = THUMBNAIL_SIDE * THUMBNAIL_SIDE * THUMBNAIL_CHANNELS;

/** Maximum number of faces of a photo; of more, the largest are stored. */
export const MAX_FACES = 20;

/** Length of packed text: values of 4 bits in digits of 6 bits. */
const digitsFor = (values: number) => Math.ceil((values * 4) / 6);
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Accepted range of times, from the year 1900 to 2200, in milliseconds. */
const TIMES = { min: -2_208_988_800_000, max: 7_258_118_400_000 };

const packedText = (values: number) => z.regex(new RegExp(`^[A-Za-z0-9_-]{${digitsFor(values)}}$`));

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
  /** Importance of each of the `FOCUS_GRID_CELLS` of the upright photo, encoded by `packValues`. */
  focus: z.string().check(packedText(FOCUS_GRID_CELLS)),
  /**
   * Tiny copy of the upright photo, by which nearly identical photos are recognised: 16 x 16 pixels of
   * `THUMBNAIL_CHANNELS` values from 0 to 15, encoded by `packValues`.
   */
  thumbnail: z.optional(z.string().check(packedText(THUMBNAIL_VALUES))),
  /**
   * `sharpness` divided by the sharpness of a softened copy: at least 4 for a photo in focus, regardless of its
   * camera; 0 if neither has any edges.
   */
  crispness: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  /**
   * Faces of people in the upright photo, largest first, encoded by `packFaces`: only their positions, never
   * identities. '' if none, or if the search crashed; missing if the photo was not searched for faces.
   */
  faces: z.optional(z.string().check(z.regex(new RegExp(`^([0-9a-f]{8}){0,${MAX_FACES}}$`)))),
  /** Whether the file looks like a screenshot of a phone or computer. */
  screenshot: z.optional(z.boolean()),
});
export type PhotoFacts = z.infer<typeof photoFacts>;

/** Encodes values from 0 to 15, in order, as text. */
export function packValues(values: ArrayLike<number>): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (let index = 0; index < values.length; index += 1) {
    bits = (bits << 4) | Math.min(MAX_PACKED_VALUE, Math.max(0, Math.round(values[index] ?? 0)));
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

/** Decodes `count` packed values. Hundreds of texts are decoded at once, before the JIT has warmed up. */
function unpackValues(text: string, count: number): Uint8Array {
  const values = new Uint8Array(count);
  let next = 0;
  // two digits encode three values
  for (let at = 0; next < count; at += 2) {
    const bits = ((VALUES[text.charCodeAt(at)] ?? 0) << 6) | (VALUES[text.charCodeAt(at + 1)] ?? 0);
    values[next] = bits >> 8;
    values[next + 1] = (bits >> 4) & 15;
    values[next + 2] = bits & 15;
    next += 3;
  }
  return values;
}

/** Weights of the cells of a focus grid, row by row from the top left. */
export const unpackFocusGrid = (focus: string) => unpackValues(focus, FOCUS_GRID_CELLS);

/** Values of a thumbnail, row by row from the top left, `THUMBNAIL_CHANNELS` for each pixel. */
export const unpackThumbnail = (thumbnail: string) => unpackValues(thumbnail, THUMBNAIL_VALUES);
