import type { BookStyle } from '../scene';
import type { Box } from './fill-types';
import { croppedShare, showsImportantPart } from './frame-measures';
import type { PageArea } from './page-areas';
import { pageCost, type FramedPhoto, type PageSums, sumFrameFigures } from './page-cost';
import type { PhotoTraits } from './photo-traits';
import { type NamedSlicing, listSlicings } from './slicing';
import {
  fillingFactor,
  slicingFit,
  type SharedFrames,
  getSharedFrames,
  solveFrames,
  setFrame,
  type AspectRange,
} from './solve-slicing';

export interface PageTask {
  area: PageArea;
  photos: readonly PhotoTraits[];
  gap: number;
  style: BookStyle;
}

/** One arrangement of photos on a page, or across a spread. */
export interface PageLayout {
  name: string;
  /** The lower the better; about 1 is unacceptable. */
  cost: number;
  /** Totals over the frames of the layout. */
  sums: PageSums;
  /** Computes the photos' frames on demand: most layouts are never used. */
  place: () => FramedPhoto[];
}

/** Maximum crops tried for photos that share a page, as a part of width or height. */
const CROPS = [0, 0.06, 0.12];
/** Maximum crop of a photo that fills a page alone. */
const FULL_PAGE_CROP = 0.34;
/** Additional cost of a full-bleed photo, by style. */
const BLEED_COST: Record<BookStyle, number> = { airy: 0.12, classic: 0, full: 0 };
/**
 * Reduction of the cost of a full-bleed photo on a page, and on a face (print or month), where customers
 * expect it.
 */
const BLEED_BONUS = 0.12;
const FACE_BLEED_BONUS = 0.5;
const COLLAGE_COST = 0.02;
const INSET_COST: Record<BookStyle, number> = { airy: 0, classic: 0.1, full: 0.4 };

/** Computes the frames of a page's photos; null when there is no room. */
type Placing = () => SharedFrames | null;

/** Adds a layout if there is room for it. */
function addLayout(
  layouts: PageLayout[],
  task: PageTask,
  { name, extra = 0, placing }: { name: string; extra?: number; placing: Placing },
): void {
  const { photos } = task;
  const frames = placing();
  if (!frames) return;
  const sums = sumFrameFigures(photos, frames);
  layouts.push({
    name,
    cost: pageCost(sums, task) + extra,
    sums,
    place: () => together(photos, placing()),
  });
}

function together(photos: readonly PhotoTraits[], frames: SharedFrames | null): FramedPhoto[] {
  if (!frames) return [];
  const { x, y, w, h } = frames;
  return photos.map((traits, at) => ({
    traits,
    box: { x: x[at] ?? 0, y: y[at] ?? 0, w: w[at] ?? 0, h: h[at] ?? 0 },
  }));
}

/** Maximum aspect ratio of a frame, even for a longer photo. */
const LONGEST = 4;
const framed = (aspect: number) => Math.min(LONGEST, Math.max(1 / LONGEST, aspect));

function shapesOf(photos: readonly PhotoTraits[]): AspectRange[] {
  return photos.map(({ aspect, least }) => ({
    aspect: framed(aspect),
    narrowest: least.across,
    widest: 1 / least.down,
  }));
}

/** Factors on the photos' aspect ratios to try for one slicing: no crop, a small crop, the maximum crop. */
function factorsOf(filling: number): number[] {
  const factors: number[] = [];
  for (const crop of CROPS) {
    const most = 1 / (1 - crop);
    const factor = Math.min(most, Math.max(1 / most, filling));
    if (factor !== factors.at(-1)) factors.push(factor);
  }
  return factors;
}

const MOST_STRETCH = 1 / (1 - 0.12);
/** Tolerance in mm for a picture that should cover the whole page. */
const EXACT = 0.05;

/** The slicings that nearly fill a page; at least the best one. */
function fittingSlicings(
  { photos, gap }: PageTask,
  shapes: readonly AspectRange[],
  region: Box,
  least: number,
): NamedSlicing[] {
  const fits = listSlicings(photos.length).map((named) => ({
    named,
    fit: slicingFit(named.slicing, shapes, gap, region),
  }));
  const needed = Math.min(least, Math.max(...fits.map(({ fit }) => fit)));
  return fits.flatMap(({ named, fit }) => (fit >= needed ? [named] : []));
}

/** Minimum part of the page's width or height that a slicing has to fill. */
const MIN_FIT = 0.62;
/** Minimum fit of a full-page collage; cropping the photos closes the remaining gap. */
const MIN_COLLAGE_FIT = 0.75;

/** Adds layouts of all photos within the margins, one for each slicing that fits. */
function addSliced(layouts: PageLayout[], task: PageTask): void {
  const { area, photos, gap } = task;
  const shapes = shapesOf(photos);
  for (const { name, slicing } of fittingSlicings(task, shapes, area.content, MIN_FIT)) {
    const filling = fillingFactor(slicing, shapes, gap, area.content, MOST_STRETCH);
    for (const factor of factorsOf(filling)) {
      const placing = () => solveFrames(slicing, shapes, gap, area.content, factor);
      addLayout(layouts, task, { name, placing });
    }
  }
}

/** Adds collages of several photos over the whole page, for the style `full`. */
function addCollages(layouts: PageLayout[], task: PageTask): void {
  const { area, photos, gap, style } = task;
  if (photos.length < 2 || style !== 'full') return;
  const shapes = shapesOf(photos);
  for (const { name, slicing } of fittingSlicings(task, shapes, area.bleed, MIN_COLLAGE_FIT)) {
    const factor = fillingFactor(slicing, shapes, gap, area.bleed, MOST_STRETCH);
    const placing = () => solveFrames(slicing, shapes, gap, area.bleed, factor);
    const made: PageLayout[] = [];
    addLayout(made, task, { name: `b${name}`, extra: COLLAGE_COST, placing });
    const fills = ({ sums }: PageLayout) =>
      sums.right - (area.bleed.x + area.bleed.w) >= -EXACT &&
      sums.bottom - (area.bleed.y + area.bleed.h) >= -EXACT;
    layouts.push(...made.filter(fills));
  }
}

function middle(area: Box, w: number, h: number): Box {
  return { x: area.x + (area.w - w) / 2, y: area.y + (area.h - h) / 2, w, h };
}

/** The largest centred frame of an aspect ratio in a box. */
function fitted(area: Box, aspect: number): Box {
  const w = Math.min(area.w, area.h * aspect);
  return middle(area, w, w / aspect);
}

/**
 * Full-height frame at the outer edge of a page, or full-width band; null if the photo's shape suits neither.
 */
function edgeBox({ bleed, fold }: PageArea, traits: PhotoTraits): Box | null {
  const aspect = framed(traits.aspect);
  const tall = bleed.h * aspect;
  if (tall < bleed.w * 0.9) {
    const x = fold === 'left' ? bleed.x + bleed.w - tall : bleed.x;
    return { x, y: bleed.y, w: tall, h: bleed.h };
  }
  const low = bleed.w / aspect;
  return low < bleed.h * 0.85 ? middle(bleed, bleed.w, low) : null;
}

/** Adds layouts of a single photo: over the whole page, at its edge, or small in the middle. */
function addSingles(layouts: PageLayout[], task: PageTask): void {
  const { area, photos, style } = task;
  const [traits] = photos;
  if (!traits || photos.length > 1) return;
  const add = (name: string, { x, y, w, h }: Box, extra: number) => {
    const placing = () => {
      const frames = getSharedFrames(1);
      setFrame(0, x, y, w, h);
      return frames;
    };
    addLayout(layouts, task, { name, extra, placing });
  };
  const small = middle(area.content, area.content.w * 0.78, area.content.h * 0.78);
  add('inset', fitted(small, framed(traits.aspect)), INSET_COST[style]);
  const isWhole =
    showsImportantPart(area.bleed, traits) && croppedShare(area.bleed, traits) <= FULL_PAGE_CROP;
  const isPage = area.fold === 'left' || area.fold === 'right';
  const bonus = area.fold === null ? FACE_BLEED_BONUS : BLEED_BONUS;
  if (isWhole) add('bleed', area.bleed, BLEED_COST[style] - bonus);
  const edge = isPage ? edgeBox(area, traits) : null;
  if (edge) add('edge', edge, BLEED_COST[style] + 0.04);
}

/** Adds a grid of equal frames, for more photos than fit with the usual gaps. */
function addGrid(layouts: PageLayout[], task: PageTask): void {
  const { area, photos } = task;
  const { x, y, w, h } = area.content;
  const columns = Math.ceil(Math.sqrt(photos.length * (w / h)));
  const rows = Math.ceil(photos.length / columns);
  const cell = { w: w / columns, h: h / rows };
  const size = { w: cell.w * 0.94, h: cell.h * 0.94 };
  const placing = () => {
    const frames = getSharedFrames(photos.length);
    for (let at = 0; at < photos.length; at += 1) {
      const left = x + (at % columns) * cell.w + (cell.w - size.w) / 2;
      const top = y + Math.floor(at / columns) * cell.h + (cell.h - size.h) / 2;
      setFrame(at, left, top, size.w, size.h);
    }
    return frames;
  };
  addLayout(layouts, task, { name: 'grid', placing });
}

/** The cheapest layout of each name, cheapest first. */
function bestOfEachName(layouts: readonly PageLayout[]): PageLayout[] {
  const best = new Map<string, PageLayout>();
  for (const layout of layouts) {
    const known = best.get(layout.name);
    if (!known || layout.cost < known.cost) best.set(layout.name, layout);
  }
  return [...best.values()].toSorted((one, other) => one.cost - other.cost);
}

/** Maximum extra cost, compared with the best layout, of the one that crops least. */
const MAX_EXTRA_COST = 0.6;

/**
 * Possible layouts of these photos on a page, best first: `most` of them, plus the one that crops least,
 * which helps to keep the book's mean crop low.
 */
export function pageLayouts(task: PageTask, most: number): PageLayout[] {
  const all: PageLayout[] = [];
  addSliced(all, task);
  addCollages(all, task);
  addSingles(all, task);
  if (all.length === 0) addGrid(all, task);
  const best = bestOfEachName(all).slice(0, most);
  const limit = (best[0]?.cost ?? 0) + MAX_EXTRA_COST;
  const sparing = all.reduce<PageLayout | null>(
    (least, one) => (one.cost > limit || (least && least.sums.crop <= one.sums.crop) ? least : one),
    null,
  );
  if (!sparing || best.some(({ sums }) => sums.crop <= sparing.sums.crop + 1e-6)) return best;
  return [...best, { ...sparing, name: `${sparing.name}-` }];
}
