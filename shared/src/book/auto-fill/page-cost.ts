import type { BookStyle } from '../scene';
import type { Box } from './fill-types';
import { croppedShare, lowResolutionCost } from './frame-measures';
import type { PageArea } from './page-areas';
import type { PhotoTraits } from './photo-traits';
import type { SharedFrames } from './solve-slicing';

export interface FramedPhoto {
  traits: PhotoTraits;
  box: Box;
}

/** Ideal share of white on a page. */
const WHITE: Record<BookStyle, number> = { airy: 0.38, classic: 0.24, full: 0.1 };
/** A photo worth less than this should not have a page of its own. */
const MIN_WORTH_FOR_OWN_PAGE = 0.55;

const areaOf = ({ w, h }: Pick<Box, 'w' | 'h'>) => w * h;

/** Cost of cropping a fraction of a photo: low for a narrow strip, growing quadratically. */
const cropCost = (crop: number) => 0.6 * crop + 4 * crop * crop;

/** Totals over the frames of a page, computed in one pass. */
export interface PageSums {
  count: number;
  area: number;
  least: number;
  /** Sum of worth times area. */
  shown: number;
  mostWorth: number;
  /** Area of the largest minor photo; 0 if there is none. */
  largestMinor: number;
  crop: number;
  costOfCrop: number;
  soft: number;
  /** Bounds of all frames. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function sumFrameFigures(
  photos: readonly PhotoTraits[],
  { count, x, y, w, h }: SharedFrames,
): PageSums {
  // plain variables: object fields are several times slower before the JIT has warmed up
  let area = 0;
  let least = Infinity;
  let shown = 0;
  let mostWorth = 0;
  let largestMinor = 0;
  let crop = 0;
  let costOfCrop = 0;
  let soft = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < count; at += 1) {
    const traits = photos[at];
    if (!traits) break;
    const box = { x: x[at] ?? 0, y: y[at] ?? 0, w: w[at] ?? 0, h: h[at] ?? 0 };
    const size = box.w * box.h;
    const cropped = croppedShare(box, traits);
    area += size;
    least = Math.min(least, size);
    shown += traits.worth * size;
    mostWorth = Math.max(mostWorth, traits.worth);
    if (traits.isMinor) largestMinor = Math.max(largestMinor, size);
    crop += cropped;
    costOfCrop += cropCost(cropped);
    soft += lowResolutionCost(box, traits);
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  const bounds = { left, top, right, bottom };
  return { count, area, least, shown, mostWorth, largestMinor, crop, costOfCrop, soft, ...bounds };
}

/**
 * The share of the area within the margins that lies outside the bounds of the photos: it makes margins
 * uneven.
 */
function unevenness({ left, top, right, bottom }: PageSums, { content }: PageArea): number {
  return Math.max(0, 1 - ((right - left) * (bottom - top)) / areaOf(content));
}

/** Area of a minor photo, relative to the mean of its page, that costs nothing. */
const MAX_MINOR_SHARE = 1.1;
const LARGE_MINOR_COST = 1.5;
const MINOR_ALONE_COST = 0.5;

/** Cost of a photo that is suggested for removal and larger than the others, or alone on its page. */
function minorCost({ count, area, largestMinor }: PageSums): number {
  if (largestMinor === 0) return 0;
  if (count === 1) return MINOR_ALONE_COST;
  return LARGE_MINOR_COST * Math.max(0, (largestMinor * count) / area - MAX_MINOR_SHARE);
}

/** Cost of a page; a cost of about 1 is unacceptable. */
export function pageCost(
  sums: PageSums,
  { area, style }: { area: PageArea; style: BookStyle },
): number {
  const white = 1 - sums.area / areaOf(area.trim) - WHITE[style];
  const isAlone = sums.count === 1;
  const shown = sums.shown / sums.area;
  const fair = 0.5 / sums.count;
  const least = sums.least / sums.area;
  return (
    sums.costOfCrop / sums.count +
    (white > 0 ? 2.4 * white * white + 0.3 * white : -0.25 * white) +
    (isAlone ? 0.1 : 0.7) * unevenness(sums, area) +
    (sums.mostWorth - shown) +
    minorCost(sums) +
    (isAlone ? 0.6 * Math.max(0, MIN_WORTH_FOR_OWN_PAGE - shown) : 0) +
    (least < fair ? (0.8 * (fair - least)) / fair : 0) +
    sums.soft
  );
}
