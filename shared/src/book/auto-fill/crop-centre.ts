import { FOCUS_GRID_SIDE } from '../photo-facts';
import type { Interval, PhotoFocus } from './focus';

/** Number of steps in which the best position is searched. */
const STEPS = 20;

/** Weight before a position (fraction of a side); a cell that is cut counts in part. */
function weightBefore(sums: readonly number[], end: number): number {
  const at = Math.min(FOCUS_GRID_SIDE, Math.max(0, end * FOCUS_GRID_SIDE));
  const cell = Math.floor(at);
  const before = sums[cell] ?? 0;
  return before + ((sums[cell + 1] ?? before) - before) * (at - cell);
}

const WHOLE_SIDE: Interval = { from: 0, to: 1 };

/**
 * Best position of a window that shows part of a side: with the most weight inside and the first of the
 * intervals that fits.
 * @param length of the window, as a fraction of the side
 * @returns the middle of the window
 */
function bestMiddle(sums: readonly number[], wanted: readonly Interval[], length: number): number {
  if (length >= 1) return 0.5;
  const kept = wanted.find(({ from, to }) => to - from <= length);
  const first = kept ? Math.max(0, kept.to - length) : 0;
  const last = kept ? Math.min(1 - length, kept.from) : 1 - length;
  const near = kept ?? wanted[0] ?? WHOLE_SIDE;
  const aim = (near.from + near.to) / 2;
  let best = { middle: first + length / 2, value: Number.NEGATIVE_INFINITY };
  for (let step = 0; step <= STEPS; step += 1) {
    const from = first + ((last - first) * step) / STEPS;
    const middle = from + length / 2;
    const value =
      weightBefore(sums, from + length) - weightBefore(sums, from) - 0.1 * Math.abs(middle - aim);
    if (value > best.value + 1e-9) best = { middle, value };
  }
  return best.middle;
}

/**
 * The point of a photo to be placed in the middle of its frame, so that the best part is visible.
 * @param seen the part of the photo's width and height that the frame shows
 */
export function findBestCropCentre(
  focus: PhotoFocus,
  seen: { across: number; down: number },
): { x: number; y: number } {
  return {
    x: bestMiddle(
      focus.columns,
      focus.keep.map(({ across }) => across),
      seen.across,
    ),
    y: bestMiddle(
      focus.rows,
      focus.keep.map(({ down }) => down),
      seen.down,
    ),
  };
}
