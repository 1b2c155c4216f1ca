import { THUMBNAIL_CHANNELS, THUMBNAIL_SIDE, unpackThumbnail } from '../photo-facts';

/**
 * Shifts between two shots of one moment to try, in pixels of the thumbnail, the likeliest first: the camera
 * is hand-held.
 */
const SHIFTS = [0, -1, 1, -2, 2, -3, 3];
/** Weights of grey and of each of the two colour differences; 1 in total. */
const GREY_WEIGHT = 0.6;
const COLOUR_WEIGHT = 0.2;
/** Variance below which a channel counts as flat: its correlation would be noise. */
const FLAT_VARIANCE = 0.05;

/** Cache: the same thumbnails are compared at each action. */
const unpacked = new Map<string, Uint8Array>();
const MAX_CACHED_THUMBNAILS = 2000;

function valuesOf(thumbnail: string): Uint8Array {
  const known = unpacked.get(thumbnail);
  if (known) return known;
  const values = unpackThumbnail(thumbnail);
  if (unpacked.size >= MAX_CACHED_THUMBNAILS) unpacked.clear();
  unpacked.set(thumbnail, values);
  return values;
}

/** Two thumbnails; the second is shifted by `across` and `down` pixels. */
interface Shifted {
  one: Uint8Array;
  other: Uint8Array;
  across: number;
  down: number;
}

/**
 * Normalised cross-correlation of a channel, -1 to 1, where two thumbnails overlap. Sums integers only, which
 * is fast before the JIT has warmed up.
 * @returns null if both are flat there
 */
function correlate({ one, other, across, down }: Shifted, channel: number): number | null {
  let sumOne = 0;
  let sumOther = 0;
  let squaresOne = 0;
  let squaresOther = 0;
  let products = 0;
  const [left, right] = [Math.max(0, across), THUMBNAIL_SIDE + Math.min(0, across)];
  const [top, bottom] = [Math.max(0, down), THUMBNAIL_SIDE + Math.min(0, down)];
  const shift = (-down * THUMBNAIL_SIDE - across) * THUMBNAIL_CHANNELS;
  for (let y = top; y < bottom; y += 1) {
    const row = y * THUMBNAIL_SIDE;
    const end = (row + right) * THUMBNAIL_CHANNELS;
    for (let at = (row + left) * THUMBNAIL_CHANNELS + channel; at < end; at += THUMBNAIL_CHANNELS) {
      const a = one[at] ?? 0;
      const b = other[at + shift] ?? 0;
      sumOne += a;
      sumOther += b;
      squaresOne += a * a;
      squaresOther += b * b;
      products += a * b;
    }
  }
  const count = (right - left) * (bottom - top);
  const varianceOne = squaresOne / count - (sumOne / count) ** 2;
  const varianceOther = squaresOther / count - (sumOther / count) ** 2;
  if (varianceOne < FLAT_VARIANCE && varianceOther < FLAT_VARIANCE) return null;
  if (varianceOne < FLAT_VARIANCE || varianceOther < FLAT_VARIANCE) return 0;
  return (
    (products / count - (sumOne / count) * (sumOther / count)) /
    Math.sqrt(varianceOne * varianceOther)
  );
}

/**
 * Whether the weighted correlation of all channels that are not flat reaches `least`; it is 1 if all are flat.
 */
function isCorrelated(shifted: Shifted, least: number): boolean {
  const grey = correlate(shifted, 0);
  // most pairs are unlike, and for them no correlation of the colours would be enough
  if (grey !== null && GREY_WEIGHT * grey + 1 - GREY_WEIGHT < least) return false;
  let sum = grey === null ? 0 : GREY_WEIGHT * grey;
  let weights = grey === null ? 0 : GREY_WEIGHT;
  for (let channel = 1; channel < THUMBNAIL_CHANNELS; channel += 1) {
    const colour = correlate(shifted, channel);
    if (colour === null) continue;
    sum += COLOUR_WEIGHT * colour;
    weights += COLOUR_WEIGHT;
  }
  return weights === 0 || sum >= least * weights;
}

/** Whether the correlation of two thumbnails reaches `least`, at most 1, at one of the shifts. */
export function areThumbnailsCorrelated(one: string, other: string, least: number): boolean {
  const pair = { one: valuesOf(one), other: valuesOf(other) };
  return SHIFTS.some((down) =>
    SHIFTS.some((across) => isCorrelated({ ...pair, across, down }, least)),
  );
}
