import { areSame } from './likeness';
import type { Traits } from './photo-traits';

/**
 * How many photos each spread gets, in their order: near the mean, scenes together. The best of all
 * ways, by dynamic programming.
 */

interface AllocationTask {
  photos: readonly Traits[];
  /** How many pages each spread has. */
  pagesOf: readonly number[];
  seed: number;
}

/** What it costs to begin a scene within a spread, and to go on with one on the next. */
const SCENE_WITHIN = 0.9;
const SCENE_TORN = 0.3;
/** Two photos that are nearly the same on one spread, with others taken between them. */
const SAME_APART = 4;
/** Two photos that are nearly the same, the one at the end of a spread, the other on the next. */
const SAME_TORN = 1;
/** How far another seed may move a choice. */
const RESTLESS = 0.35;

/** From 0 to 1, always the same for the same numbers. */
function chance(...numbers: number[]): number {
  let mixed = 2_166_136_261;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 16_777_619);
    mixed ^= mixed >>> 13;
  }
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 4_294_967_296;
}

/** Whether photos are nearly the same without being neighbours in time. */
function areSameApart(photos: readonly Traits[], one: number, other: number): boolean {
  const [first, last] = [photos[one], photos[other]];
  if (!first || !last || other - one < 2 || !areSame(first.photo, last.photo)) return false;
  return photos
    .slice(one + 1, other)
    .some(({ photo }) => !areSame(photo, first.photo) || !areSame(photo, last.photo));
}

/** The most photos of one spread: those of the mean and half as many more, and room for a scene. */
function mostFor(pages: number, mean: number): number {
  return Math.max(pages, Math.ceil(mean * pages * 1.5) + 1);
}

interface Step {
  cost: number;
  taken: number;
}

/** How far from the mean place in the book a photo may come, in spreads. */
const DRIFT = 4;

/**
 * @returns how many photos each spread gets: at least one for each of its pages while there are
 * enough, in all as many as there are
 */
export function allocatePhotos({ photos, pagesOf, seed }: AllocationTask): number[] {
  const pages = pagesOf.reduce((sum, one) => sum + one, 0);
  if (pages === 0) return [];
  const mean = photos.length / pages;
  const isScarce = photos.length < pages;
  const mostOfAll = mostFor(Math.max(...pagesOf), mean);
  const together = costsTogether(photos, mostOfAll);
  // best[s][n]: the first s spreads have the first n photos
  const best: (Step | undefined)[][] = [[{ cost: 0, taken: 0 }]];
  let usual = 0;
  for (const [spread, own] of pagesOf.entries()) {
    usual += own * mean;
    const row: (Step | undefined)[] = [];
    const [least, most] = [isScarce ? 0 : own, mostFor(own, mean)];
    for (const [placed, step] of (best[spread] ?? []).entries()) {
      if (!step) continue;
      for (let taken = least; taken <= most && placed + taken <= photos.length; taken += 1) {
        if (Math.abs(placed + taken - usual) > DRIFT * mostOfAll) continue;
        const cost =
          step.cost +
          costOfNumber(taken, own * mean) +
          (together[placed]?.[taken] ?? 0) +
          (seed > 1 ? RESTLESS * chance(seed, spread, placed, taken) : 0);
        const known = row[placed + taken];
        if (!known || cost < known.cost) row[placed + taken] = { cost, taken };
      }
    }
    best.push(row);
  }
  return walkBack(best, photos.length, pagesOf.length);
}

function walkBack(
  best: readonly (readonly (Step | undefined)[])[],
  photos: number,
  spreads: number,
): number[] {
  const counts: number[] = [];
  let left = photos;
  for (let spread = spreads; spread > 0; spread -= 1) {
    const taken = best[spread]?.[left]?.taken ?? 0;
    counts.unshift(taken);
    left -= taken;
  }
  return counts;
}

/**
 * What it costs to have photos on one spread, whichever it is: by the first of them and their number.
 */
function costsTogether(photos: readonly Traits[], most: number): number[][] {
  return photos.map((_, from) => {
    const costs = [0];
    let cost = 0;
    for (let at = from; at < Math.min(photos.length, from + most); at += 1) {
      if (at > from && photos[at]?.beginsScene) cost += SCENE_WITHIN;
      for (let one = from; one < at - 1; one += 1) {
        if (areSameApart(photos, one, at)) cost += SAME_APART;
      }
      const next = photos[at + 1];
      const last = photos[at];
      const isTorn = next && last && areSame(last.photo, next.photo);
      costs.push(cost + (isTorn ? SAME_TORN : 0) + (next && !next.beginsScene ? SCENE_TORN : 0));
    }
    return costs;
  });
}

/** What it costs to be so far from the mean. */
function costOfNumber(taken: number, mean: number): number {
  const off = taken - mean;
  return (off * off) / Math.max(1, mean) + (off > 0 ? 0.02 * off * off * off : 0);
}
