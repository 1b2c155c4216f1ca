import type { BookStyle } from '../scene';
import { bestPoint, type Focus } from './focus';
import { seenIn } from './frame-measures';
import { FOCUS_SIDE } from '../photo-facts';
import type { PageArea, SpreadAreas } from './page-areas';
import type { Placed } from './page-cost';
import { pageLayouts, type PageLayout } from './page-layouts';
import type { Traits } from './photo-traits';

/** One way to show photos on a spread: `layout` names it, so that neighbours can differ. */
export interface SpreadLayout {
  layout: string;
  /** Photos in their frames, made when they are asked for: most layouts never are. */
  place: () => Placed[];
  cost: number;
  crop: number;
  /** How many of the photos stand on the first page; all, where they lie across the fold. */
  onFirst: number;
}

export interface SpreadTask {
  areas: SpreadAreas;
  photos: readonly Traits[];
  gap: number;
  style: BookStyle;
}

/** How many more photos one page of a spread may have than the other. */
const MOST_UNEVEN = 3;
/** As many are ranked: more would be the same again to most people. */
export const MAX_RANKED = 8;
/** Of each page, the ways that are tried with those of the other. */
const PAGE_LAYOUTS = 6;
/** mm from the fold in which nothing lies that matters, and that a frame across it reaches beyond. */
const FOLD_CLEAR = 10;
const FOLD_REACH = 25;

function mattersAtFold({ heavy }: Focus, { traits, box }: Placed, fold: number): boolean {
  const seen = seenIn(box, traits.aspect);
  const from = bestPoint(traits.focus, seen).x - seen.across / 2;
  const at = (side: number) => box.x + ((side - from) / seen.across) * box.w;
  return heavy.some((cell) => {
    const column = cell % FOCUS_SIDE;
    return (
      at((column + 1) / FOCUS_SIDE) > fold - FOLD_CLEAR &&
      at(column / FOCUS_SIDE) < fold + FOLD_CLEAR
    );
  });
}

/** Whether photos lie across the fold so that nothing suffers from it. */
function sparesFold(placed: readonly Placed[], { trim }: PageArea): boolean {
  const fold = trim.x + trim.w / 2;
  return placed.every((one) => {
    const [before, after] = [fold - one.box.x, one.box.x + one.box.w - fold];
    if (before <= 0 || after <= 0) return true;
    if (before < FOLD_REACH || after < FOLD_REACH) return false;
    return !mattersAtFold(one.traits.focus, one, fold);
  });
}

/** Across the fold: worth it for few photos, of which one lies over both pages. */
function acrossLayouts({ areas, photos, gap, style }: SpreadTask): SpreadLayout[] {
  const { whole } = areas;
  if (!whole || photos.length > 4) return [];
  const fold = whole.trim.x + whole.trim.w / 2;
  return pageLayouts({ area: whole, photos, gap, style }, MAX_RANKED)
    .filter((layout) => {
      const placed = layout.place();
      return (
        placed.some(({ box }) => box.x < fold && box.x + box.w > fold) && sparesFold(placed, whole)
      );
    })
    .map((layout) => onOnePage(layout, photos.length, 'x', 0.05 * photos.length));
}

/** A layout of one page, or across the fold, as that of a spread. */
function onOnePage(
  { name, place, cost, sums }: PageLayout,
  photos: number,
  prefix = '',
  extra = 0,
): SpreadLayout {
  return {
    layout: `${prefix}${name}`,
    place,
    cost: cost + extra,
    crop: sums.crop,
    onFirst: photos,
  };
}

const meanArea = ({ sums }: PageLayout) => sums.area / Math.max(1, sums.count);

/** What speaks against two pages beside each other. */
function pairCost(left: PageLayout, right: PageLayout, fold: number): number {
  const ratio = Math.abs(Math.log(meanArea(left) / meanArea(right)));
  const isUneven = Math.max(0, ratio - Math.log(8)) * 0.25;
  // two pictures that meet in the fold read as one
  const meets = left.sums.right > fold - 1 && right.sums.left < fold + 1 ? 0.45 : 0;
  const insets = left.name === 'inset' && right.name === 'inset' ? 0.08 : 0;
  return isUneven + meets + insets;
}

/** A scene that begins on a page should begin with the page. */
function sceneCost(photos: readonly Traits[], split: number): number {
  const torn = photos.filter(({ beginsScene }, at) => beginsScene && at > 0 && at !== split);
  return 0.12 * torn.length;
}

/** Two pages beside each other, not put together yet: most pairs are never asked for. */
interface Pair {
  left: PageLayout;
  right: PageLayout;
  cost: number;
  crop: number;
  onFirst: number;
}

function pairs({ areas, photos, gap, style }: SpreadTask): Pair[] {
  const [first, second] = areas.pages;
  if (!first || !second) return [];
  const made: Pair[] = [];
  // many photos: about as many on one page as on the other
  const least = Math.max(1, Math.ceil((photos.length - MOST_UNEVEN) / 2));
  for (let split = least; split <= photos.length - least; split += 1) {
    const of = (area: PageArea, part: readonly Traits[]) =>
      pageLayouts({ area, photos: part, gap, style }, PAGE_LAYOUTS);
    const lefts = of(first, photos.slice(0, split));
    const rights = of(second, photos.slice(split));
    const extra =
      sceneCost(photos, split) + 0.03 * Math.max(0, Math.abs(photos.length - 2 * split) - 2);
    for (const left of lefts) {
      for (const right of rights) {
        const cost = (left.cost + right.cost) / 2 + pairCost(left, right, second.trim.x) + extra;
        made.push({ left, right, cost, crop: left.sums.crop + right.sums.crop, onFirst: split });
      }
    }
  }
  return made;
}

function asLayout(one: Pair | SpreadLayout): SpreadLayout {
  if ('layout' in one) return one;
  const { left, right, cost, crop, onFirst } = one;
  const layout = `${left.name}|${right.name}`;
  return { layout, place: () => [...left.place(), ...right.place()], cost, crop, onFirst };
}

function singlePageLayouts({ areas, photos, gap, style }: SpreadTask): SpreadLayout[] {
  // alone on two pages, a photo stands on the right
  const area = areas.pages.at(-1);
  if (!area) return [];
  return pageLayouts({ area, photos, gap, style }, 2 * MAX_RANKED).map((layout) =>
    onOnePage(layout, photos.length),
  );
}

/** What a layout costs more for each one before it that parts the photos in the same way. */
const ALIKE = 0.06;

/** More than these are not looked at when some are to be different. */
const LOOKED_AT = 60;

/** The next best of layouts sorted by cost, when those that part photos alike cost more and more. */
function nextBest(
  left: readonly (Pair | SpreadLayout)[],
  parted: ReadonlyMap<number, number>,
): number {
  let best = -1;
  let least = Infinity;
  for (let at = 0; at < left.length; at += 1) {
    const one = left[at];
    // no later one is cheaper: they cost as much and more before anything is added
    if (!one || one.cost >= least) break;
    const price = one.cost + ALIKE * (parted.get(one.onFirst) ?? 0);
    if (price >= least) continue;
    least = price;
    best = at;
  }
  return best;
}

/** The best layouts, among them different ones, and the one that crops least. */
function ranked(layouts: readonly (Pair | SpreadLayout)[]): SpreadLayout[] {
  const left = layouts.toSorted((one, other) => one.cost - other.cost).slice(0, LOOKED_AT);
  const limit = (left[0]?.cost ?? 0) + 1;
  const chosen: (Pair | SpreadLayout)[] = [];
  const parted = new Map<number, number>();
  while (chosen.length < MAX_RANKED && left.length > 0) {
    for (const best of left.splice(nextBest(left, parted), 1)) {
      parted.set(best.onFirst, (parted.get(best.onFirst) ?? 0) + 1);
      chosen.push(best);
    }
  }
  const leastCrop = layouts.reduce<Pair | SpreadLayout | null>(
    (least, one) => (one.cost > limit || (least && least.crop <= one.crop) ? least : one),
    null,
  );
  if (leastCrop && !chosen.includes(leastCrop)) chosen[chosen.length - 1] = leastCrop;
  return chosen.map(asLayout);
}

/** Up to eight ways to show these photos on a spread, best first: always at least one. */
export function spreadLayouts(task: SpreadTask): SpreadLayout[] {
  const { areas, photos } = task;
  if (photos.length === 0) {
    return [{ layout: 'blank', place: () => [], cost: 0, crop: 0, onFirst: 0 }];
  }
  if (areas.pages.length === 1) return ranked(singlePageLayouts(task));
  const single = photos.length === 1 ? singlePageLayouts(task) : [];
  return ranked([...pairs(task), ...acrossLayouts(task), ...single]);
}
