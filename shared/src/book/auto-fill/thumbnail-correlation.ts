import { THUMBNAIL_CHANNELS, THUMBNAIL_SIDE, unpackThumbnail } from '../photo-facts';

/** Maximum shift between two shots of one moment, in pixels of the thumbnail: the camera is hand-held. */
const MAX_SHIFT = 3;
/** Weights of grey and the two colour differences. */
const CHANNEL_WEIGHTS = [0.6, 0.2, 0.2];
/** Variance below which a channel counts as flat: its correlation would be noise. */
const FLAT_VARIANCE = 0.05;

/** Values of each channel, row by row. */
type Channels = readonly Float32Array[];

/** Cache: the same thumbnails are compared at each action. */
const unpacked = new Map<string, Channels>();
const MAX_CACHED_THUMBNAILS = 2000;

function channelsOf(thumbnail: string): Channels {
  const known = unpacked.get(thumbnail);
  if (known) return known;
  const values = unpackThumbnail(thumbnail);
  const channels = CHANNEL_WEIGHTS.map((_, channel) =>
    new Float32Array(THUMBNAIL_SIDE * THUMBNAIL_SIDE).map(
      (__, pixel) => values[pixel * THUMBNAIL_CHANNELS + channel] ?? 0,
    ),
  );
  if (unpacked.size >= MAX_CACHED_THUMBNAILS) unpacked.clear();
  unpacked.set(thumbnail, channels);
  return channels;
}

/**
 * Normalised cross-correlation of two channels, -1 to 1, where they overlap when the other one is shifted.
 * @returns null if both are flat there
 */
function correlate(
  one: Float32Array,
  other: Float32Array,
  across: number,
  down: number,
): number | null {
  let [sumOne, sumOther, squaresOne, squaresOther, products] = [0, 0, 0, 0, 0];
  const [left, right] = [Math.max(0, across), THUMBNAIL_SIDE + Math.min(0, across)];
  const [top, bottom] = [Math.max(0, down), THUMBNAIL_SIDE + Math.min(0, down)];
  for (let y = top; y < bottom; y += 1) {
    const shift = -down * THUMBNAIL_SIDE - across;
    for (let at = y * THUMBNAIL_SIDE + left; at < y * THUMBNAIL_SIDE + right; at += 1) {
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

/** Weighted correlation of all channels that are not flat; 1 if all are. */
function correlateShifted(one: Channels, other: Channels, across: number, down: number): number {
  let sum = 0;
  let weights = 0;
  for (const [channel, weight] of CHANNEL_WEIGHTS.entries()) {
    const [first, second] = [one[channel], other[channel]];
    const correlation = first && second ? correlate(first, second, across, down) : null;
    if (correlation === null) continue;
    sum += weight * correlation;
    weights += weight;
  }
  return weights > 0 ? sum / weights : 1;
}

/** Correlation of two thumbnails at the shift where they correlate best: 1 for equal ones. */
export function correlateThumbnails(one: string, other: string): number {
  const [first, second] = [channelsOf(one), channelsOf(other)];
  let best = -1;
  for (let down = -MAX_SHIFT; down <= MAX_SHIFT; down += 1) {
    for (let across = -MAX_SHIFT; across <= MAX_SHIFT; across += 1) {
      best = Math.max(best, correlateShifted(first, second, across, down));
    }
  }
  return best;
}
