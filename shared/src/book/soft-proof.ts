import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';

/** Red, green and blue of sRGB, from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

type Channels = 'source' | 'inks' | 'next' | 'last' | 'hump' | 'pair';

/**
 * Products of channels, in order: `source` are red, green and blue, `inks` their differences to white, `next`
 * and `last` the inks rotated by one and two channels. Together with the inks they span all polynomials of
 * degree 3 that are 0 for white. No product exceeds 1, so that an SVG filter with 8 bits per channel can
 * compute it.
 */
export const INK_PRODUCTS = [
  { name: 'hump', of: ['inks', 'source'], gain: 4 },
  { name: 'pair', of: ['inks', 'next'], gain: 1 },
  { name: 'skew', of: ['inks', 'hump'], gain: 27 / 16 },
  { name: 'nextHump', of: ['next', 'hump'], gain: 1 },
  { name: 'lastHump', of: ['last', 'hump'], gain: 1 },
  { name: 'triple', of: ['pair', 'last'], gain: 1 },
] as const satisfies readonly {
  name: string;
  of: readonly [Channels, Channels];
  gain: number;
}[];

/** The channels that a soft proof weights, each with a matrix of 3 by 3. */
export const WEIGHTED_CHANNELS = ['inks', ...INK_PRODUCTS.map(({ name }) => name)] as const;

const MATRIX = 9;
/** Number of values of all weighted channels. */
export const INK_VALUE_COUNT = 3 * WEIGHTED_CHANNELS.length;

/**
 * Colours of a press on its paper (docs/rules.md#print-10): for each of WEIGHTED_CHANNELS a matrix, row by row,
 * whose products are added to red, green and blue.
 */
export const softProof = z
  .array(z.number().check(z.gte(-2), z.lte(2)))
  .check(z.length(MATRIX * WEIGHTED_CHANNELS.length));
export type SoftProof = z.infer<typeof softProof>;

/** The matrix of the weighted channels at `index`, row by row. */
export function getWeightMatrix(proof: SoftProof, index: number): number[] {
  return proof.slice(MATRIX * index, MATRIX * (index + 1));
}

/** Values of the weighted channels for a colour. */
export function computeInkValues(colour: Rgb): number[] {
  const [cyan = 0, magenta = 0, yellow = 0] = colour.map((value) => 1 - value);
  const channels: Record<string, readonly number[]> = {
    source: colour,
    inks: [cyan, magenta, yellow],
    next: [magenta, yellow, cyan],
    last: [yellow, cyan, magenta],
  };
  for (const { name, of, gain } of INK_PRODUCTS) {
    const [left = [], right = []] = of.map((part) => channels[part]);
    channels[name] = left.map((value, at) => gain * value * (right[at] ?? 0));
  }
  return WEIGHTED_CHANNELS.flatMap((name) => channels[name] ?? []);
}

/** A colour as the press prints it. */
export function proofColour(proof: SoftProof, colour: Rgb): Rgb {
  const values = computeInkValues(colour);
  const [red, green, blue] = colour.map((value, row) => {
    const weights = values.map((_, at) => proof[MATRIX * Math.floor(at / 3) + 3 * row + (at % 3)]);
    const change = values.reduce((sum, part, at) => sum + part * (weights[at] ?? 0), 0);
    return Math.min(1, Math.max(0, value + change));
  });
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Public soft proof of the press; null while the shop has no output profile, or one that cannot be shown. */
export const getSoftProof = endpoint({
  method: 'GET',
  path: '/soft-proof',
  response: z.object({ proof: z.nullable(softProof) }),
});
