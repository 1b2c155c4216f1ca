import type { BookStyle } from '../scene';
import type { Box } from './fill-types';
import { croppedIn, holdsWhatMatters } from './frame-measures';
import type { PageArea } from './page-areas';
import { costOf, type Placed, type Sums, sumsOf } from './page-cost';
import type { Traits } from './photo-traits';
import { type NamedSlicing, slicingsOf } from './slicing';
import {
  fillingFactor,
  fitOf,
  type Frames,
  framesFor,
  framesOf,
  setFrame,
  type Shape,
} from './solve-slicing';

export interface PageTask {
  area: PageArea;
  photos: readonly Traits[];
  gap: number;
  style: BookStyle;
}

/** One way to show photos on a page, or across a spread. */
export interface PageLayout {
  name: string;
  /** The lower the better; about 1 is a page that nobody wants. */
  cost: number;
  /** What is added up over its frames. */
  sums: Sums;
  /** Photos in their frames, made when they are asked for: most ways never are. */
  place: () => Placed[];
}

/** A photo that shares a page loses at most this part of its width or height. */
const CROPS = [0, 0.06, 0.12];
/** One that fills a page alone may lose more. */
const FULL_PAGE_CROP = 0.34;
/** What a layout costs that a style does not ask for. */
const BLEED_COST: Record<BookStyle, number> = { airy: 0.12, classic: 0, full: 0 };
/** Of a page, and of a print or a month: who orders these wants them full. */
const BLEED_BONUS = 0.12;
const FACE_BLEED_BONUS = 0.5;
const COLLAGE_COST = 0.02;
const INSET_COST: Record<BookStyle, number> = { airy: 0, classic: 0.1, full: 0.4 };

/** A way to place the photos of a page; null where there is no room. */
type Placing = () => Frames | null;

/** Adds a layout to others if there is room for it. */
function addLayout(
  layouts: PageLayout[],
  task: PageTask,
  { name, extra = 0, placing }: { name: string; extra?: number; placing: Placing },
): void {
  const { photos } = task;
  const frames = placing();
  if (!frames) return;
  const sums = sumsOf(photos, frames);
  layouts.push({
    name,
    cost: costOf(sums, task) + extra,
    sums,
    place: () => together(photos, placing()),
  });
}

function together(photos: readonly Traits[], frames: Frames | null): Placed[] {
  if (!frames) return [];
  const { x, y, w, h } = frames;
  return photos.map((traits, at) => ({
    traits,
    box: { x: x[at] ?? 0, y: y[at] ?? 0, w: w[at] ?? 0, h: h[at] ?? 0 },
  }));
}

/** Frames get no longer than this, however long the photo is. */
const LONGEST = 4;
const framed = (aspect: number) => Math.min(LONGEST, Math.max(1 / LONGEST, aspect));

function shapesOf(photos: readonly Traits[]): Shape[] {
  return photos.map(({ aspect, least }) => ({
    aspect: framed(aspect),
    narrowest: least.across,
    widest: 1 / least.down,
  }));
}

/** The factors by which to crop for one way to cut: none, a little, as far as it may go. */
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
/** mm that a picture over the whole page may fall short of it. */
const EXACT = 0.05;

/** The ways to cut that come near to filling a page: at least the best of them. */
function fittingSlicings(
  { photos, gap }: PageTask,
  shapes: readonly Shape[],
  region: Box,
  least: number,
): NamedSlicing[] {
  const fits = slicingsOf(photos.length).map((named) => ({
    named,
    fit: fitOf(named.slicing, shapes, gap, region),
  }));
  const needed = Math.min(least, Math.max(...fits.map(({ fit }) => fit)));
  return fits.flatMap(({ named, fit }) => (fit >= needed ? [named] : []));
}

/** A page that leaves more than this of its width or height is not looked at further. */
const LEAST_FIT = 0.62;
/** What a crop of all photos can make up for. */
const LEAST_COLLAGE_FIT = 0.75;

/** All photos within the margins, cut in every way that fits. */
function addSliced(layouts: PageLayout[], task: PageTask): void {
  const { area, photos, gap } = task;
  const shapes = shapesOf(photos);
  for (const { name, slicing } of fittingSlicings(task, shapes, area.content, LEAST_FIT)) {
    const filling = fillingFactor(slicing, shapes, gap, area.content, MOST_STRETCH);
    for (const factor of factorsOf(filling)) {
      const placing = () => framesOf(slicing, shapes, gap, area.content, factor);
      addLayout(layouts, task, { name, placing });
    }
  }
}

/** Of full pages: several photos over the whole page, with nothing but the gaps between them. */
function addCollages(layouts: PageLayout[], task: PageTask): void {
  const { area, photos, gap, style } = task;
  if (photos.length < 2 || style !== 'full') return;
  const shapes = shapesOf(photos);
  for (const { name, slicing } of fittingSlicings(task, shapes, area.bleed, LEAST_COLLAGE_FIT)) {
    const factor = fillingFactor(slicing, shapes, gap, area.bleed, MOST_STRETCH);
    const placing = () => framesOf(slicing, shapes, gap, area.bleed, factor);
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

/** The largest frame of these proportions in a box, in its middle. */
function fitted(area: Box, aspect: number): Box {
  const w = Math.min(area.w, area.h * aspect);
  return middle(area, w, w / aspect);
}

/** A photo at the outer edge of its page over the whole height, or over the whole width in a band. */
function edgeBox({ bleed, fold }: PageArea, traits: Traits): Box | null {
  const aspect = framed(traits.aspect);
  const tall = bleed.h * aspect;
  if (tall < bleed.w * 0.9) {
    const x = fold === 'left' ? bleed.x + bleed.w - tall : bleed.x;
    return { x, y: bleed.y, w: tall, h: bleed.h };
  }
  const low = bleed.w / aspect;
  return low < bleed.h * 0.85 ? middle(bleed, bleed.w, low) : null;
}

/** One photo alone: over the whole page, at its edge, or small in the middle. */
function addSingles(layouts: PageLayout[], task: PageTask): void {
  const { area, photos, style } = task;
  const [traits] = photos;
  if (!traits || photos.length > 1) return;
  const add = (name: string, { x, y, w, h }: Box, extra: number) => {
    const placing = () => {
      const frames = framesFor(1);
      setFrame(0, x, y, w, h);
      return frames;
    };
    addLayout(layouts, task, { name, extra, placing });
  };
  const small = middle(area.content, area.content.w * 0.78, area.content.h * 0.78);
  add('inset', fitted(small, framed(traits.aspect)), INSET_COST[style]);
  const isWhole =
    holdsWhatMatters(area.bleed, traits) && croppedIn(area.bleed, traits) <= FULL_PAGE_CROP;
  const isPage = area.fold === 'left' || area.fold === 'right';
  const bonus = area.fold === null ? FACE_BLEED_BONUS : BLEED_BONUS;
  if (isWhole) add('bleed', area.bleed, BLEED_COST[style] - bonus);
  const edge = isPage ? edgeBox(area, traits) : null;
  if (edge) add('edge', edge, BLEED_COST[style] + 0.04);
}

/** Frames of one size in rows, for more photos than a page has room for with its gaps. */
function addGrid(layouts: PageLayout[], task: PageTask): void {
  const { area, photos } = task;
  const { x, y, w, h } = area.content;
  const columns = Math.ceil(Math.sqrt(photos.length * (w / h)));
  const rows = Math.ceil(photos.length / columns);
  const cell = { w: w / columns, h: h / rows };
  const size = { w: cell.w * 0.94, h: cell.h * 0.94 };
  const placing = () => {
    const frames = framesFor(photos.length);
    for (let at = 0; at < photos.length; at += 1) {
      const left = x + (at % columns) * cell.w + (cell.w - size.w) / 2;
      const top = y + Math.floor(at / columns) * cell.h + (cell.h - size.h) / 2;
      setFrame(at, left, top, size.w, size.h);
    }
    return frames;
  };
  addLayout(layouts, task, { name: 'grid', placing });
}

/** The best layout of each name, best first. */
function bestOfEachName(layouts: readonly PageLayout[]): PageLayout[] {
  const best = new Map<string, PageLayout>();
  for (const layout of layouts) {
    const known = best.get(layout.name);
    if (!known || layout.cost < known.cost) best.set(layout.name, layout);
  }
  return [...best.values()].toSorted((one, other) => one.cost - other.cost);
}

/** What a layout may cost more than the best one when it is there for cropping least. */
const DEARER = 0.6;

/**
 * The ways to show these photos on a page that come into question, best first: `most` of them, and
 * one that crops least, for a book that crops little on the whole.
 */
export function pageLayouts(task: PageTask, most: number): PageLayout[] {
  const all: PageLayout[] = [];
  addSliced(all, task);
  addCollages(all, task);
  addSingles(all, task);
  if (all.length === 0) addGrid(all, task);
  const best = bestOfEachName(all).slice(0, most);
  const limit = (best[0]?.cost ?? 0) + DEARER;
  const sparing = all.reduce<PageLayout | null>(
    (least, one) => (one.cost > limit || (least && least.sums.crop <= one.sums.crop) ? least : one),
    null,
  );
  if (!sparing || best.some(({ sums }) => sums.crop <= sparing.sums.crop + 1e-6)) return best;
  return [...best, { ...sparing, name: `${sparing.name}-` }];
}
