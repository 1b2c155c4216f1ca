import type { BookStyle } from '../scene';
import type { Box } from './fill-types';
import { croppedIn, softness } from './frame-measures';
import type { PageArea } from './page-areas';
import type { Traits } from './photo-traits';

/** A photo in its frame. */
export interface Placed {
  traits: Traits;
  box: Box;
}

/** How much of the page stays white at best. */
const WHITE: Record<BookStyle, number> = { airy: 0.38, classic: 0.24, full: 0.1 };
/** A photo worth less than this had better not have a page for itself. */
const ALONE_WORTH = 0.55;

const areaOf = ({ w, h }: Pick<Box, 'w' | 'h'>) => w * h;

/** A crop costs little while it trims an edge, and more and more as it takes from the picture. */
const cropCost = (crop: number) => 0.6 * crop + 4 * crop * crop;

/** What is added up over the frames of a page, for one pass and no rubbish. */
interface Sums {
  area: number;
  least: number;
  /** Worth times area. */
  shown: number;
  mostWorth: number;
  crop: number;
  cropCost: number;
  soft: number;
}

export function sumsOf(placed: readonly Placed[]): Sums {
  const sums = { area: 0, least: Infinity, shown: 0, mostWorth: 0, crop: 0, cropCost: 0, soft: 0 };
  for (const { traits, box } of placed) {
    const size = box.w * box.h;
    const crop = croppedIn(box, traits);
    sums.area += size;
    sums.least = Math.min(sums.least, size);
    sums.shown += traits.worth * size;
    sums.mostWorth = Math.max(sums.mostWorth, traits.worth);
    sums.crop += crop;
    sums.cropCost += cropCost(crop);
    sums.soft += softness(box, traits);
  }
  return sums;
}

/** The part of the margins' inside that photos leave over at its edges, which makes margins uneven. */
function unevenness(placed: readonly Placed[], { content }: PageArea): number {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of placed) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.w);
    bottom = Math.max(bottom, box.y + box.h);
  }
  return Math.max(0, 1 - ((right - left) * (bottom - top)) / areaOf(content));
}

/** What speaks against a page: the lower the better; about 1 is one that nobody wants. */
export function costOf(
  placed: readonly Placed[],
  sums: Sums,
  { area, style }: { area: PageArea; style: BookStyle },
): number {
  const white = 1 - sums.area / areaOf(area.trim) - WHITE[style];
  const isAlone = placed.length === 1;
  const shown = sums.shown / sums.area;
  const fair = 0.5 / placed.length;
  const least = sums.least / sums.area;
  return (
    sums.cropCost / placed.length +
    (white > 0 ? 2.4 * white * white + 0.3 * white : -0.25 * white) +
    (isAlone ? 0.1 : 0.7) * unevenness(placed, area) +
    (sums.mostWorth - shown) +
    (isAlone ? 0.6 * Math.max(0, ALONE_WORTH - shown) : 0) +
    (least < fair ? (0.8 * (fair - least)) / fair : 0) +
    sums.soft
  );
}
