import type { BookStyle } from '../scene';
import { findBestCropCentre } from './crop-centre';
import type { PhotoFocus } from './focus';
import { layoutFamily } from './layout-family';
import { visiblePart } from './frame-measures';
import { FOCUS_GRID_SIDE } from '../photo-facts';
import type { PageArea, SpreadAreas } from './page-areas';
import type { FramedPhoto } from './page-cost';
import { pageLayouts, type PageLayout } from './page-layouts';
import type { PhotoTraits } from './photo-traits';

/** One arrangement of photos on a spread. `layout` is its name, so that neighbours can differ. */
export interface SpreadLayout {
  layout: string;
  /** Computes the photos' frames on demand: most layouts are never used. */
  place: () => FramedPhoto[];
  cost: number;
  crop: number;
  /** Number of photos on the first page; the number of all photos if they cross the fold. */
  onFirst: number;
}

export interface SpreadTask {
  areas: SpreadAreas;
  photos: readonly PhotoTraits[];
  gap: number;
  style: BookStyle;
}

/** Maximum difference between the photo numbers of a spread's two pages. */
const MAX_PAGE_DIFFERENCE = 3;
/** Maximum number of ranked layouts: most people would see no difference in further ones. */
export const MAX_RANKED_LAYOUTS = 8;
/** Number of layouts of each page that are combined with those of the other page. */
const PAGE_LAYOUTS = 6;
/** Distance in mm from the fold without important content, and minimum overhang of a frame across it. */
const FOLD_CLEAR = 10;
const FOLD_REACH = 25;

function mattersAtFold({ heavy }: PhotoFocus, { traits, box }: FramedPhoto, fold: number): boolean {
  const seen = visiblePart(box, traits.aspect);
  const from = findBestCropCentre(traits.focus, seen).x - seen.across / 2;
  const at = (side: number) => box.x + ((side - from) / seen.across) * box.w;
  return heavy.some((cell) => {
    const column = cell % FOCUS_GRID_SIDE;
    return (
      at((column + 1) / FOCUS_GRID_SIDE) > fold - FOLD_CLEAR &&
      at(column / FOCUS_GRID_SIDE) < fold + FOLD_CLEAR
    );
  });
}

/** Whether each photo across the fold reaches far enough and has no important content at the fold. */
function isClearOfFold(placed: readonly FramedPhoto[], { trim }: PageArea): boolean {
  const fold = trim.x + trim.w / 2;
  return placed.every((one) => {
    const [before, after] = [fold - one.box.x, one.box.x + one.box.w - fold];
    if (before <= 0 || after <= 0) return true;
    if (before < FOLD_REACH || after < FOLD_REACH) return false;
    return !mattersAtFold(one.traits.focus, one, fold);
  });
}

/** Layouts with a photo across the fold, for up to four photos. */
function acrossLayouts({ areas, photos, gap, style }: SpreadTask): SpreadLayout[] {
  const { whole } = areas;
  if (!whole || photos.length > 4) return [];
  const fold = whole.trim.x + whole.trim.w / 2;
  return pageLayouts({ area: whole, photos, gap, style }, MAX_RANKED_LAYOUTS)
    .filter((layout) => {
      const placed = layout.place();
      return (
        placed.some(({ box }) => box.x < fold && box.x + box.w > fold) &&
        isClearOfFold(placed, whole)
      );
    })
    .map((layout) => onOnePage(layout, photos.length, 'x', 0.05 * photos.length));
}

/** Converts a layout of one page, or across the fold, to one of the spread. */
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

const LEAD_COST = 2;

/** Cost of giving more room to other photos than to the best one of the spread, such as one of people. */
function leadCost(left: PageLayout, right: PageLayout): number {
  const best = Math.max(left.sums.mostWorth, right.sums.mostWorth);
  const shown = (left.sums.shown + right.sums.shown) / (left.sums.area + right.sums.area);
  return LEAD_COST * (best - shown);
}

function pairCost(left: PageLayout, right: PageLayout, fold: number): number {
  const ratio = Math.abs(Math.log(meanArea(left) / meanArea(right)));
  const isUneven = Math.max(0, ratio - Math.log(8)) * 0.25;
  // two photos that meet in the fold look like one
  const meets = left.sums.right > fold - 1 && right.sums.left < fold + 1 ? 0.45 : 0;
  const insets = left.name === 'inset' && right.name === 'inset' ? 0.08 : 0;
  return isUneven + meets + insets + leadCost(left, right);
}

/** Cost of moments (photos close in time) that begin within a page instead of at its start. */
function sceneCost(photos: readonly PhotoTraits[], split: number): number {
  const torn = photos.filter(({ beginsScene }, at) => beginsScene && at > 0 && at !== split);
  return 0.12 * torn.length;
}

/** Layouts of two facing pages, not combined yet: most pairs are never used. */
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
  // with many photos, both pages get about the same number
  const least = Math.max(1, Math.ceil((photos.length - MAX_PAGE_DIFFERENCE) / 2));
  for (let split = least; split <= photos.length - least; split += 1) {
    const of = (area: PageArea, part: readonly PhotoTraits[]) =>
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
  // a single photo on two pages is placed on the right one
  const area = areas.pages.at(-1);
  if (!area) return [];
  return pageLayouts({ area, photos, gap, style }, 2 * MAX_RANKED_LAYOUTS).map((layout) =>
    onOnePage(layout, photos.length),
  );
}

/** Additional cost for each better layout with the same number of photos on the first page. */
const SAME_DIVISION_COST = 0.06;
/** Additional cost for each better layout of the same family. */
const SAME_FAMILY_COST = 0.1;

const MAX_LAYOUTS_CONSIDERED = 60;

function groupsOf(one: Pair | SpreadLayout): { division: string; family: string } {
  const name = 'layout' in one ? one.layout : `${one.left.name}|${one.right.name}`;
  return { division: String(one.onFirst), family: layoutFamily(name) };
}

/** Layouts that have been chosen, counted by division and by family. */
class ChosenGroups {
  readonly #counts = new Map<string, number>();

  add(one: Pair | SpreadLayout): void {
    for (const group of Object.values(groupsOf(one)))
      this.#counts.set(group, (this.#counts.get(group) ?? 0) + 1);
  }

  /** Additional cost of a layout for similar layouts that were chosen before. */
  costOf(one: Pair | SpreadLayout): number {
    const { division, family } = groupsOf(one);
    return (
      SAME_DIVISION_COST * (this.#counts.get(division) ?? 0) +
      SAME_FAMILY_COST * (this.#counts.get(family) ?? 0)
    );
  }
}

/** Index of the next best layout in a list sorted by cost. */
function nextBest(left: readonly (Pair | SpreadLayout)[], chosen: ChosenGroups): number {
  let best = -1;
  let least = Infinity;
  for (let at = 0; at < left.length; at += 1) {
    const one = left[at];
    // no later layout can be cheaper, because the list is sorted by base cost
    if (!one || one.cost >= least) break;
    const price = one.cost + chosen.costOf(one);
    if (price >= least) continue;
    least = price;
    best = at;
  }
  return best;
}

/** The best layouts, with some variety, including the one that crops least. */
function ranked(layouts: readonly (Pair | SpreadLayout)[]): SpreadLayout[] {
  const left = layouts
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, MAX_LAYOUTS_CONSIDERED);
  const limit = (left[0]?.cost ?? 0) + 1;
  const chosen: (Pair | SpreadLayout)[] = [];
  const groups = new ChosenGroups();
  while (chosen.length < MAX_RANKED_LAYOUTS && left.length > 0) {
    for (const best of left.splice(nextBest(left, groups), 1)) {
      groups.add(best);
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

/** Up to `MAX_RANKED_LAYOUTS` layouts of these photos on a spread, best first; at least one. */
export function spreadLayouts(task: SpreadTask): SpreadLayout[] {
  const { areas, photos } = task;
  if (photos.length === 0) {
    return [{ layout: 'blank', place: () => [], cost: 0, crop: 0, onFirst: 0 }];
  }
  if (areas.pages.length === 1) return ranked(singlePageLayouts(task));
  const single = photos.length === 1 ? singlePageLayouts(task) : [];
  return ranked([...pairs(task), ...acrossLayouts(task), ...single]);
}
