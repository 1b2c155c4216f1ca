import { layoutFamily } from './layout-family';
import type { SpreadLayout } from './spread-layouts';

/**
 * Chooses one layout for each spread, so that three consecutive spreads differ and the mean crop is small: the
 * optimum along the book, by dynamic programming.
 */

export interface SpreadChoice {
  /** Possible layouts, best first; a locked spread has a single one. */
  layouts: readonly Pick<SpreadLayout, 'layout' | 'cost' | 'crop' | 'onFirst'>[];
  photos: number;
}

export interface ChoiceRules {
  /** Number of times the user asked for another variant of the whole book. */
  turn: number;
  /** Whether neighbours may have the same layout, as the faces of a set have. */
  mayRepeat: boolean;
}

/**
 * Costs of repeating a layout, or its mirror image, of the previous spread, and of the spread before that.
 */
const ALIKE = 2;
const ALIKE_AFTER_ONE = 1.5;
/** Cost of three equal layouts in a row. */
const THIRD_ALIKE = 50;
/** Cost of having the same number of photos on the first page as the previous spread. */
const SAME_DIVISION_COST = 0.05;
/** Target of the mean crop of all photos; the documented limit is 0.05. */
const MAX_MEAN_CROP = 0.042;
/** Prices of cropping, tried in order until the mean crop meets the target. */
const CROP_PRICES = [0, 0.3, 0.8, 2, 6];

/** Upper bound of the number of variants. */
const MANY = 1_000_000;

interface Choice {
  layout: string;
  /** Family of the layout; '' for an empty spread and a manual layout, which are like no other. */
  family: string;
  onFirst: number;
}

/** Cost of repeating the layout, or the division of photos between two pages, of the two previous spreads. */
function costOfRepeat(own: Choice, last: Choice, lastButOne: Choice | undefined): number {
  if (own.layout === '') return 0;
  let cost = 0;
  if (own.family === last.family) {
    cost += lastButOne?.layout === own.layout && last.layout === own.layout ? THIRD_ALIKE : ALIKE;
  } else if (own.onFirst === last.onFirst) {
    cost += lastButOne?.onFirst === own.onFirst ? 2 * SAME_DIVISION_COST : SAME_DIVISION_COST;
  }
  return own.family === lastButOne?.family ? cost + ALIKE_AFTER_ONE : cost;
}

/** Costs of a spread's layouts without regard to neighbours: each turn prefers the next layout. */
function pricesOf(layouts: SpreadChoice['layouts'], cropPrice: number, turn: number): number[] {
  const count = layouts.length;
  return layouts.map(({ cost, crop }, at) => {
    const rank = (at - turn + count * MANY) % count;
    return (turn === 0 ? cost : 0.12 * rank) + cropPrice * crop;
  });
}

/**
 * The cheapest paths up to a spread: their cost for each pair of layouts of the last two spreads, and the
 * layout of the spread before those. Flat arrays, because there are thousands of entries.
 */
interface Ways {
  cost: Float64Array;
  from: Uint8Array;
}

/** Layouts of three consecutive spreads. */
interface Neighbours {
  own: readonly Choice[];
  last: readonly Choice[];
  lastButOne: readonly Choice[];
}

/** Extends the cheapest paths by one spread. */
function extendPaths(
  before: Ways,
  { own, last, lastButOne }: Neighbours,
  prices: readonly number[],
  mayRepeat: boolean,
): Ways {
  const deep = Math.max(1, lastButOne.length);
  const cost = new Float64Array(own.length * last.length).fill(Infinity);
  const from = new Uint8Array(own.length * last.length);
  for (let at = 0; at < own.length; at += 1) {
    const layout = own[at];
    const price = prices[at] ?? 0;
    for (let middle = 0; middle < last.length; middle += 1) {
      const next = last[middle];
      const key = at * last.length + middle;
      for (let first = 0; first < deep; first += 1) {
        const repeats =
          mayRepeat || !layout || !next ? 0 : costOfRepeat(layout, next, lastButOne[first]);
        const total = (before.cost[middle * deep + first] ?? 0) + price + repeats;
        if (total >= (cost[key] ?? 0)) continue;
        cost[key] = total;
        from[key] = first;
      }
    }
  }
  return { cost, from };
}

/** The cheapest path: for each spread, the index of its layout. */
function pathAlong(
  choices: readonly SpreadChoice[],
  cropPrice: number,
  { turn, mayRepeat }: ChoiceRules,
): number[] {
  const layoutsAt = (spread: number) => choices[spread]?.layouts ?? [];
  const first = pricesOf(layoutsAt(0), cropPrice, turn);
  const steps: Ways[] = [{ cost: Float64Array.from(first), from: new Uint8Array(first.length) }];
  const alternatives = choices.map(({ layouts }) =>
    layouts.map(({ layout, onFirst }) => ({ layout, onFirst, family: layoutFamily(layout) })),
  );
  const alternativesAt = (spread: number) => alternatives[spread] ?? [];
  for (let spread = 1; spread < choices.length; spread += 1) {
    const before = steps[spread - 1];
    if (!before) break;
    const neighbours = {
      own: alternativesAt(spread),
      last: alternativesAt(spread - 1),
      lastButOne: alternativesAt(spread - 2),
    };
    const prices = pricesOf(layoutsAt(spread), cropPrice, turn);
    steps.push(extendPaths(before, neighbours, prices, mayRepeat));
  }
  const { cost } = steps.at(-1) ?? { cost: new Float64Array() };
  let best = 0;
  for (let key = 1; key < cost.length; key += 1) {
    if ((cost[key] ?? 0) < (cost[best] ?? 0)) best = key;
  }
  return unwind(steps, layoutsAt, best);
}

function unwind(
  steps: readonly Ways[],
  layoutsAt: (spread: number) => SpreadChoice['layouts'],
  best: number,
): number[] {
  const chosen: number[] = [];
  let key = best;
  for (let spread = steps.length - 1; spread >= 0; spread -= 1) {
    const last = spread === 0 ? 1 : layoutsAt(spread - 1).length;
    chosen.unshift(Math.floor(key / last));
    const middle = key % last;
    const deep = spread < 2 ? 1 : layoutsAt(spread - 2).length;
    key = middle * deep + (steps[spread]?.from[key] ?? 0);
  }
  return chosen;
}

/**
 * Chooses the layouts step by step.
 * @returns for each spread the index of its layout
 */
export function* chooseLayoutsInSteps(
  choices: readonly SpreadChoice[],
  rules: ChoiceRules,
): Generator<undefined, number[], undefined> {
  const photos = choices.reduce((sum, one) => sum + one.photos, 0);
  let chosen: number[] = [];
  // sets and calendars fill their faces even if that crops more
  for (const price of rules.mayRepeat ? [0] : CROP_PRICES) {
    chosen = pathAlong(choices, price, rules);
    const cropped = chosen.reduce(
      (sum, at, spread) => sum + (choices[spread]?.layouts[at]?.crop ?? 0),
      0,
    );
    if (cropped <= MAX_MEAN_CROP * photos) break;
    yield;
  }
  return chosen;
}
