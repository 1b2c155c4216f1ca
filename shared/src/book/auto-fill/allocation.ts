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

/** How far from the mean place in the book a photo may come, in spreads. */
const DRIFT = 4;

/** The best ways along the spreads so far, by how many photos they have. */
interface Ways {
  cost: Float64Array;
  /** How many of them the last spread has. */
  taken: Uint16Array;
}

function noWays(photos: number): Ways {
  return { cost: new Float64Array(photos + 1).fill(Infinity), taken: new Uint16Array(photos + 1) };
}

interface NextSpread {
  /** Its place. */
  spread: number;
  least: number;
  /** What each number of photos costs by itself; there are no more than these. */
  costs: readonly number[];
  /** `costsTogether` */
  together: readonly (readonly number[])[];
  /** How many photos the spreads up to this one should have, and how far off they may be. */
  usual: number;
  drift: number;
  seed: number;
}

/** The ways one spread further. */
function further(
  before: Ways,
  { spread, least, costs, together, usual, drift, seed }: NextSpread,
): Ways {
  const photos = before.cost.length - 1;
  const ways = noWays(photos);
  for (let placed = 0; placed <= photos; placed += 1) {
    const soFar = before.cost[placed] ?? Infinity;
    if (soFar === Infinity) continue;
    const own = together[placed];
    const last = Math.min(costs.length - 1, photos - placed, Math.floor(usual + drift) - placed);
    const first = Math.max(least, Math.ceil(usual - drift) - placed);
    for (let taken = first; taken <= last; taken += 1) {
      let cost = soFar + (costs[taken] ?? 0) + (own?.[taken] ?? 0);
      if (seed > 1) cost += RESTLESS * chance(seed, spread, placed, taken);
      const at = placed + taken;
      if (cost >= (ways.cost[at] ?? 0)) continue;
      ways.cost[at] = cost;
      ways.taken[at] = taken;
    }
  }
  return ways;
}

/**
 * @returns how many photos each spread gets: at least one for each of its pages while there are
 * enough, in all as many as there are
 */
export function allocatePhotos({ photos, pagesOf, seed }: AllocationTask): number[] {
  const pages = pagesOf.reduce((sum, one) => sum + one, 0);
  if (pages === 0) return [];
  const count = photos.length;
  if (pagesOf.length === 1) return [count];
  const mean = count / pages;
  const mostOfAll = mostFor(Math.max(...pagesOf), mean);
  const together = costsTogether(photos, mostOfAll);
  const costsOf = [0, 1, 2].map((own) =>
    Array.from({ length: mostFor(own, mean) + 1 }, (_, taken) => costOfNumber(taken, own * mean)),
  );
  const start = noWays(count);
  start.cost[0] = 0;
  const steps = [start];
  let usual = 0;
  for (const [spread, own] of pagesOf.entries()) {
    usual += own * mean;
    steps.push(
      further(steps[spread] ?? start, {
        spread,
        usual,
        seed,
        together,
        drift: DRIFT * mostOfAll,
        least: count < pages ? 0 : own,
        costs: costsOf[own] ?? [],
      }),
    );
  }
  return walkBack(steps.slice(1), count);
}

function walkBack(steps: readonly Ways[], photos: number): number[] {
  let left = photos;
  const counts = steps.toReversed().map(({ taken }) => {
    const own = taken[left] ?? 0;
    left -= own;
    return own;
  });
  return counts.toReversed();
}

/** For each photo those before it, at most `most` - 1 places, that are nearly the same and not beside it. */
function sameBefore(photos: readonly Traits[], most: number): number[][] {
  return photos.map((_, at) => {
    const found: number[] = [];
    for (let one = Math.max(0, at - most + 1); one < at - 1; one += 1) {
      if (areSameApart(photos, one, at)) found.push(one);
    }
    return found;
  });
}

/**
 * What it costs to have photos on one spread, whichever it is: by the first of them and their number.
 */
function costsTogether(photos: readonly Traits[], most: number): number[][] {
  const same = sameBefore(photos, most);
  const torn = photos.map((last, at) => {
    const next = photos[at + 1];
    if (!next) return 0;
    return (areSame(last.photo, next.photo) ? SAME_TORN : 0) + (next.beginsScene ? 0 : SCENE_TORN);
  });
  return photos.map((_, from) => {
    const costs = [0];
    let cost = 0;
    for (let at = from; at < Math.min(photos.length, from + most); at += 1) {
      if (at > from && photos[at]?.beginsScene) cost += SCENE_WITHIN;
      for (const one of same[at] ?? []) if (one >= from) cost += SAME_APART;
      costs.push(cost + (torn[at] ?? 0));
    }
    return costs;
  });
}

/** What it costs to be so far from the mean. */
function costOfNumber(taken: number, mean: number): number {
  const off = taken - mean;
  return (off * off) / Math.max(1, mean) + (off > 0 ? 0.02 * off * off * off : 0);
}
