import type { Box } from './fill-types';
import type { Slicing } from './slicing';

/**
 * Computes exact frames for a slicing: with the given gaps, each frame has the aspect ratio of its photo. The
 * width of every part is then a linear function of its height.
 */

/** A photo's aspect ratio, and by how much a crop may change it without cutting the important part. */
export interface AspectRange {
  aspect: number;
  /** Factors on the aspect ratio: `narrowest` is at most 1, `widest` at least 1. */
  narrowest: number;
  widest: number;
}

type Cut = Exclude<Slicing, number>;

/*
 * Thousands of slicings are solved per book, right after the page was opened: these arrays are reused for
 * each slicing. Cuts are numbered depth-first from the outermost: width = slope * height + shift.
 */
const slopes = new Float64Array(1024);
const shifts = new Float64Array(1024);
let cuts = 0;
/** Aspect ratios of the photos' frames. */
let aspects = new Float64Array(64);

/** Solves a cut and its nested cuts. @returns the number of the cut */
function solve({ isRow, parts }: Cut, gap: number): number {
  const own = cuts;
  cuts += 1;
  let slope = 0;
  let shift = 0;
  // loops by index, here and below, because `for...of` is several times slower before the JIT has warmed up
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined) break;
    if (typeof part === 'number') {
      const aspect = aspects[part] ?? 1;
      slope += isRow ? aspect : 1 / aspect;
      continue;
    }
    const at = solve(part, gap);
    const inner = slopes[at] ?? 1;
    const innerShift = shifts[at] ?? 0;
    slope += isRow ? inner : 1 / inner;
    shift += isRow ? innerShift : innerShift / inner;
  }
  const gaps = gap * (parts.length - 1);
  slopes[own] = isRow ? slope : 1 / slope;
  shifts[own] = isRow ? shift + gaps : (shift - gaps) / slope;
  return own;
}

/** Solves a slicing; the result is stored at index 0. */
function solveAll(slicing: Slicing, gap: number): void {
  cuts = 0;
  if (typeof slicing !== 'number') {
    solve(slicing, gap);
    return;
  }
  slopes[0] = aspects[slicing] ?? 1;
  shifts[0] = 0;
}

/** Width for a height, or height for a width, of the last solved slicing. */
const widthFor = (height: number) => (slopes[0] ?? 1) * height + (shifts[0] ?? 0);
const heightFor = (width: number) => (width - (shifts[0] ?? 0)) / (slopes[0] ?? 1);

/**
 * Frames of the photos of a page, by photo index. All callers share one instance, valid until the next call,
 * because hundreds of slicings are compared for each one that is used.
 */
export interface SharedFrames {
  count: number;
  x: Float64Array;
  y: Float64Array;
  w: Float64Array;
  h: Float64Array;
}

function newFrames(room: number): SharedFrames {
  const side = () => new Float64Array(room);
  return { count: 0, x: side(), y: side(), w: side(), h: side() };
}

let frames = newFrames(64);

/** Returns the shared frames, enlarged if they have no room for `count` photos. */
export function getSharedFrames(count: number): SharedFrames {
  if (frames.x.length < count) frames = newFrames(count);
  frames.count = count;
  return frames;
}

export function setFrame(at: number, x: number, y: number, w: number, h: number): void {
  frames.x[at] = x;
  frames.y[at] = y;
  frames.w[at] = w;
  frames.h[at] = h;
}

/** Places the frames of a cut in a box; nested cuts are visited in the order of their numbers. */
function place(
  { isRow, parts }: Cut,
  gap: number,
  left: number,
  top: number,
  across: number,
  down: number,
): void {
  let x = left;
  let y = top;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined) break;
    const at = cuts;
    const isPhoto = typeof part === 'number';
    const slope = isPhoto ? (aspects[part] ?? 1) : (slopes[at] ?? 1);
    const shift = isPhoto ? 0 : (shifts[at] ?? 0);
    if (!isPhoto) cuts += 1;
    const w = isRow ? slope * down + shift : across;
    const h = isRow ? down : (across - shift) / slope;
    if (isPhoto) setFrame(part, x, y, w, h);
    else place(part, gap, x, y, w, h);
    if (isRow) x += w + gap;
    else y += h + gap;
  }
}

/** Sets the frames' aspect ratios to those of the photos after a crop by `factor`, within their limits. */
function stretch(shapes: readonly AspectRange[], factor: number): void {
  if (aspects.length < shapes.length) aspects = new Float64Array(shapes.length);
  for (let at = 0; at < shapes.length; at += 1) {
    const shape = shapes[at];
    if (!shape) break;
    aspects[at] =
      shape.aspect *
      (factor < 1 ? Math.max(shape.narrowest, factor) : Math.min(shape.widest, factor));
  }
}

const ROUNDS = 10;
/** Tolerance in mm. */
const CLOSE = 0.02;

/**
 * How well a slicing fits a region without cropping: 1 fills it, 0.5 leaves half of its width or height
 * empty.
 */
export function slicingFit(
  slicing: Slicing,
  shapes: readonly AspectRange[],
  gap: number,
  region: Box,
): number {
  stretch(shapes, 1);
  solveAll(slicing, gap);
  const full = widthFor(region.h);
  return full <= region.w ? full / region.w : heightFor(region.w) / region.h;
}

/**
 * The factor on the photos' aspect ratios with which the slicing fills the region: below 1 narrower, above 1
 * wider; limited by `most` (a factor above 1) and by each photo.
 */
export function fillingFactor(
  slicing: Slicing,
  shapes: readonly AspectRange[],
  gap: number,
  region: Box,
  most: number,
): number {
  /** Excess of the total width over the region's, at the region's height. */
  const at = (power: number) => {
    stretch(shapes, Math.exp(power));
    solveAll(slicing, gap);
    return widthFor(region.h) - region.w;
  };
  const now = at(0);
  if (Math.abs(now) < CLOSE) return 1;
  const end = now > 0 ? -Math.log(most) : Math.log(most);
  const then = at(end);
  if (now > 0 === then > 0) return Math.exp(end);
  let [low, high] = [
    { power: 0, value: now },
    { power: end, value: then },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = low.value / (low.value - high.value);
    // the secant's zero, kept away from the ends so that every round makes progress
    const power = low.power + (high.power - low.power) * Math.min(0.95, Math.max(0.05, part));
    const value = at(power);
    if (Math.abs(value) < CLOSE) return Math.exp(power);
    if (value > 0 === low.value > 0) low = { power, value };
    else high = { power, value };
  }
  return Math.exp(low.power);
}

/**
 * Frames of the photos, in their order, each cropped by `factor` within its limits: as large as the region
 * allows, and centred. null when the gaps leave too little room.
 */
export function solveFrames(
  slicing: Slicing,
  shapes: readonly AspectRange[],
  gap: number,
  region: Box,
  factor: number,
): SharedFrames | null {
  stretch(shapes, factor);
  solveAll(slicing, gap);
  const full = widthFor(region.h);
  const w = Math.min(region.w, full);
  const h = full <= region.w ? region.h : heightFor(region.w);
  const x = region.x + (region.w - w) / 2;
  const y = region.y + (region.h - h) / 2;
  const made = getSharedFrames(shapes.length);
  cuts = 1;
  if (typeof slicing === 'number') setFrame(slicing, x, y, w, h);
  else place(slicing, gap, x, y, w, h);
  for (let at = 0; at < made.count; at += 1) {
    if ((made.w[at] ?? 0) <= 1 || (made.h[at] ?? 0) <= 1) return null;
  }
  return made;
}
