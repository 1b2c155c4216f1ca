import { areNearlyIdentical } from './likeness';
import type { PhotoTraits } from './photo-traits';

/**
 * Number of photos per spread, in order: near the mean, with moments (photos close in time) kept together.
 * Finds the optimum by dynamic programming.
 */

interface AllocationTask {
  photos: readonly PhotoTraits[];
  pagesOf: readonly number[];
  seed: number;
}

/** Costs of a moment that begins within a spread, and of a moment split between two spreads. */
const MOMENT_STARTS_WITHIN_COST = 1.2;
const SCENE_TORN = 0.2;
/** Cost of two nearly identical photos on one spread that are not consecutive. */
const SEPARATED_DUPLICATES_COST = 4;
/** Cost of two nearly identical consecutive photos that are split between two spreads. */
const SPLIT_DUPLICATES_COST = 1;
/** Maximum random cost by which another seed changes the result. */
const MAX_RANDOM_COST = 0.35;

/** A pseudo-random number from 0 to 1, determined by the given numbers. */
function chance(...numbers: number[]): number {
  let mixed = 2_166_136_261;
  for (const number of numbers) {
    mixed = Math.imul(mixed ^ number, 16_777_619);
    mixed ^= mixed >>> 13;
  }
  return (Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 0) / 4_294_967_296;
}

/** Whether two photos are nearly identical, with different photos between them. */
function areIdenticalButApart(photos: readonly PhotoTraits[], one: number, other: number): boolean {
  const [first, last] = [photos[one], photos[other]];
  if (!first || !last || other - one < 2 || !areNearlyIdentical(first.photo, last.photo))
    return false;
  return photos
    .slice(one + 1, other)
    .some(
      ({ photo }) =>
        !areNearlyIdentical(photo, first.photo) || !areNearlyIdentical(photo, last.photo),
    );
}

/** Maximum number of photos of one spread: 1.5 times the mean, rounded up, plus one. */
function maxPhotosPerSpread(pages: number, mean: number): number {
  return Math.max(pages, Math.ceil(mean * pages * 1.5) + 1);
}

/** Maximum distance of a photo from its mean position in the book, in spreads. */
const DRIFT = 4;

/** The cheapest allocations up to a spread, indexed by the number of photos placed. */
interface Ways {
  cost: Float64Array;
  /** Number of photos on the last spread of each allocation. */
  taken: Uint16Array;
}

function createEmptyWays(photos: number): Ways {
  return { cost: new Float64Array(photos + 1).fill(Infinity), taken: new Uint16Array(photos + 1) };
}

interface NextSpread {
  spread: number;
  least: number;
  /** Cost of each number of photos; its length is the maximum number plus one. */
  costs: readonly number[];
  /** Result of `costsTogether`. */
  together: readonly (readonly number[])[];
  /** Expected number of photos up to and including this spread. */
  usual: number;
  /** Permitted deviation from `usual`. */
  drift: number;
  seed: number;
}

function addSpreadToWays(
  before: Ways,
  { spread, least, costs, together, usual, drift, seed }: NextSpread,
): Ways {
  const photos = before.cost.length - 1;
  const ways = createEmptyWays(photos);
  for (let placed = 0; placed <= photos; placed += 1) {
    const soFar = before.cost[placed] ?? Infinity;
    if (soFar === Infinity) continue;
    const own = together[placed];
    const last = Math.min(costs.length - 1, photos - placed, Math.floor(usual + drift) - placed);
    const first = Math.max(least, Math.ceil(usual - drift) - placed);
    for (let taken = first; taken <= last; taken += 1) {
      let cost = soFar + (costs[taken] ?? 0) + (own?.[taken] ?? 0);
      if (seed > 1) cost += MAX_RANDOM_COST * chance(seed, spread, placed, taken);
      const at = placed + taken;
      if (cost >= (ways.cost[at] ?? 0)) continue;
      ways.cost[at] = cost;
      ways.taken[at] = taken;
    }
  }
  return ways;
}

/**
 * @returns the number of photos of each spread; the sum is the number of all photos, and each page gets at
 * least one photo if there are enough
 */
export function allocatePhotos({ photos, pagesOf, seed }: AllocationTask): number[] {
  const pages = pagesOf.reduce((sum, one) => sum + one, 0);
  if (pages === 0) return [];
  const count = photos.length;
  if (pagesOf.length === 1) return [count];
  const mean = count / pages;
  const mostOfAll = maxPhotosPerSpread(Math.max(...pagesOf), mean);
  const together = costsTogether(photos, mostOfAll);
  const costsOf = [0, 1, 2].map((own) =>
    Array.from({ length: maxPhotosPerSpread(own, mean) + 1 }, (_, taken) =>
      costOfNumber(taken, own * mean),
    ),
  );
  const start = createEmptyWays(count);
  start.cost[0] = 0;
  const steps = [start];
  let usual = 0;
  for (const [spread, own] of pagesOf.entries()) {
    usual += own * mean;
    steps.push(
      addSpreadToWays(steps[spread] ?? start, {
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

/**
 * For each photo, the preceding nearly identical photos that are not consecutive with it, at most `most` - 1
 * positions before it.
 */
function findIdenticalBefore(photos: readonly PhotoTraits[], most: number): number[][] {
  return photos.map((_, at) => {
    const found: number[] = [];
    for (let one = Math.max(0, at - most + 1); one < at - 1; one += 1) {
      if (areIdenticalButApart(photos, one, at)) found.push(one);
    }
    return found;
  });
}

/** Costs of putting consecutive photos on one spread, by the index of the first photo and their number. */
function costsTogether(photos: readonly PhotoTraits[], most: number): number[][] {
  const same = findIdenticalBefore(photos, most);
  const torn = photos.map((last, at) => {
    const next = photos[at + 1];
    if (!next) return 0;
    return (
      (areNearlyIdentical(last.photo, next.photo) ? SPLIT_DUPLICATES_COST : 0) +
      (next.beginsScene ? 0 : SCENE_TORN)
    );
  });
  return photos.map((_, from) => {
    const costs = [0];
    let cost = 0;
    for (let at = from; at < Math.min(photos.length, from + most); at += 1) {
      if (at > from && photos[at]?.beginsScene) cost += MOMENT_STARTS_WITHIN_COST;
      for (const one of same[at] ?? []) if (one >= from) cost += SEPARATED_DUPLICATES_COST;
      costs.push(cost + (torn[at] ?? 0));
    }
    return costs;
  });
}

/** Cost of a number of photos that deviates from the mean. */
function costOfNumber(taken: number, mean: number): number {
  const off = taken - mean;
  return (0.5 * off * off) / Math.max(1, mean) + (off > 0 ? 0.02 * off * off * off : 0);
}
