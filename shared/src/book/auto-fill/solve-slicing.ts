import type { Box } from './fill-types';
import type { Slicing } from './slicing';

/**
 * Frames of exact measures for a way to cut: with the gaps, each frame as wide for its height as its
 * photo. The width of every part is then a straight line of its height.
 */

/** A photo's width for its height, and how far a crop may change it without cutting what matters. */
export interface Shape {
  aspect: number;
  /** Factors on the aspect, at most 1 and at least 1. */
  narrowest: number;
  widest: number;
}

/** width = slope * height + shift */
interface Line {
  slope: number;
  shift: number;
}

function lineOf(slicing: Slicing, aspects: readonly number[], gap: number): Line {
  if (typeof slicing === 'number') return { slope: aspects[slicing] ?? 1, shift: 0 };
  const gaps = gap * (slicing.parts.length - 1);
  let slope = 0;
  let shift = 0;
  for (const part of slicing.parts) {
    const line = lineOf(part, aspects, gap);
    slope += slicing.isRow ? line.slope : 1 / line.slope;
    shift += slicing.isRow ? line.shift : line.shift / line.slope;
  }
  if (slicing.isRow) return { slope, shift: shift + gaps };
  return { slope: 1 / slope, shift: (shift - gaps) / slope };
}

function place(
  slicing: Slicing,
  aspects: readonly number[],
  gap: number,
  box: Box,
  boxes: Box[],
): void {
  if (typeof slicing === 'number') {
    boxes[slicing] = box;
    return;
  }
  let { x, y } = box;
  for (const part of slicing.parts) {
    const { slope, shift } = lineOf(part, aspects, gap);
    if (slicing.isRow) {
      const w = slope * box.h + shift;
      place(part, aspects, gap, { x, y, w, h: box.h }, boxes);
      x += w + gap;
    } else {
      const h = (box.w - shift) / slope;
      place(part, aspects, gap, { x, y, w: box.w, h }, boxes);
      y += h + gap;
    }
  }
}

const stretched = (shapes: readonly Shape[], factor: number) =>
  shapes.map(({ aspect, narrowest, widest }) =>
    factor < 1 ? aspect * Math.max(narrowest, factor) : aspect * Math.min(widest, factor),
  );

/** How much wider the whole is than the region of this width, at the region's height. */
function excess(slicing: Slicing, aspects: readonly number[], gap: number, region: Box): number {
  const { slope, shift } = lineOf(slicing, aspects, gap);
  return slope * region.h + shift - region.w;
}

const ROUNDS = 10;
/** mm */
const CLOSE = 0.02;

/**
 * How well a way to cut fits a region before anything is cropped: 1 fills it, 0.5 leaves half of its
 * width or height.
 */
export function fitOf(
  slicing: Slicing,
  shapes: readonly Shape[],
  gap: number,
  region: Box,
): number {
  const aspects = shapes.map(({ aspect }) => aspect);
  const { slope, shift } = lineOf(slicing, aspects, gap);
  const full = slope * region.h + shift;
  return full <= region.w ? full / region.w : (region.w - shift) / slope / region.h;
}

/**
 * The factor by which all photos have to be cropped for the whole to fill the region: below 1
 * narrower, above 1 wider, as near to it as `most` (a factor above 1) and each photo allow.
 */
export function fillingFactor(
  slicing: Slicing,
  shapes: readonly Shape[],
  gap: number,
  region: Box,
  most: number,
): number {
  const at = (power: number) => excess(slicing, stretched(shapes, Math.exp(power)), gap, region);
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
    // where a straight line would cross, but never so near to an end that nothing is gained
    const power = low.power + (high.power - low.power) * Math.min(0.95, Math.max(0.05, part));
    const value = at(power);
    if (Math.abs(value) < CLOSE) return Math.exp(power);
    if (value > 0 === low.value > 0) low = { power, value };
    else high = { power, value };
  }
  return Math.exp(low.power);
}

/**
 * The frames of the photos, in their order, when each is cropped by `factor` as far as it may be:
 * as large as the region allows, in its middle. null when the gaps leave too little room.
 */
export function framesOf(
  slicing: Slicing,
  shapes: readonly Shape[],
  gap: number,
  region: Box,
  factor: number,
): Box[] | null {
  const aspects = stretched(shapes, factor);
  const { slope, shift } = lineOf(slicing, aspects, gap);
  const full = slope * region.h + shift;
  const w = Math.min(region.w, full);
  const h = full <= region.w ? region.h : (region.w - shift) / slope;
  const boxes: Box[] = [];
  const x = region.x + (region.w - w) / 2;
  const y = region.y + (region.h - h) / 2;
  place(slicing, aspects, gap, { x, y, w, h }, boxes);
  return boxes.every((box) => box.w > 1 && box.h > 1) ? boxes : null;
}
