import type { SpreadLayout } from './spread-layouts';

/**
 * One layout for each spread, so that neighbours differ and little is cropped on the whole: the best
 * of all ways along the book.
 */

/** What stands next to the spreads that are laid out, or in their place where they are not. */
export interface SpreadChoice {
  /** Best first; a spread that stays as it is has one. */
  layouts: readonly Pick<SpreadLayout, 'layout' | 'cost' | 'crop' | 'onFirst'>[];
  photos: number;
}

export interface ChoiceRules {
  /** How often everything was asked for anew. */
  turn: number;
  /** Whether neighbours may look the same, as the faces of a set do. */
  mayRepeat: boolean;
}

const ALIKE = 0.5;
const THIRD_ALIKE = 50;
/** As many photos on the first page as on that of the spread before. */
const AS_PARTED = 0.05;
/** What is aimed at in the mean of all photos; 0.05 is promised. */
const MOST_MEAN_CROP = 0.042;
/** What the crop of a photo costs more and more until the mean is met. */
const CROP_PRICES = [0, 0.3, 0.8, 2, 6];

/** More than anyone asks for anew. */
const MANY = 1_000_000;

type Choice = SpreadChoice['layouts'][number];

/** Whether it costs nothing to take a layout after another, whichever stands before both. */
function areUnlike(own: Choice, last: Choice): boolean {
  return own.layout === '' || (own.onFirst !== last.onFirst && own.layout !== last.layout);
}

/** What it costs to take the layout of the spread before, or another that parts photos as that does. */
function costOfRepeat(own: Choice, isSame: boolean, lastButOne: Choice | undefined): number {
  if (isSame) return lastButOne?.layout === own.layout ? THIRD_ALIKE : ALIKE;
  return lastButOne?.onFirst === own.onFirst ? 2 * AS_PARTED : AS_PARTED;
}

/** What the layouts of a spread cost by themselves: another turn prefers the next of them. */
function pricesOf(layouts: SpreadChoice['layouts'], cropPrice: number, turn: number): number[] {
  const count = layouts.length;
  return layouts.map(({ cost, crop }, at) => {
    const rank = (at - turn + count * MANY) % count;
    return (turn === 0 ? cost : 0.12 * rank) + cropPrice * crop;
  });
}

/**
 * The best ways along the spreads so far: what they cost for each pair of layouts of the last two, and
 * which layout the one before those has. Flat, because there are thousands of them.
 */
interface Ways {
  cost: Float64Array;
  from: Uint8Array;
}

interface Neighbours {
  own: SpreadChoice['layouts'];
  last: SpreadChoice['layouts'];
  lastButOne: SpreadChoice['layouts'];
}

/** The ways one spread further. */
function further(
  before: Ways,
  { own, last, lastButOne }: Neighbours,
  prices: readonly number[],
  mayRepeat: boolean,
): Ways {
  const deep = Math.max(1, lastButOne.length);
  const cost = new Float64Array(own.length * last.length).fill(Infinity);
  const from = new Uint8Array(own.length * last.length);
  const cheapest = last.map((_, middle) => cheapestOf(before, middle * deep, deep));
  for (let at = 0; at < own.length; at += 1) {
    const layout = own[at];
    const price = prices[at] ?? 0;
    for (let middle = 0; middle < last.length; middle += 1) {
      const next = last[middle];
      const key = at * last.length + middle;
      if (mayRepeat || !layout || !next || areUnlike(layout, next)) {
        const first = cheapest[middle] ?? 0;
        cost[key] = (before.cost[middle * deep + first] ?? 0) + price;
        from[key] = first;
        continue;
      }
      const isSame = layout.layout === next.layout;
      for (let first = 0; first < deep; first += 1) {
        const repeats = costOfRepeat(layout, isSame, lastButOne[first]);
        const total = (before.cost[middle * deep + first] ?? 0) + price + repeats;
        if (total >= (cost[key] ?? 0)) continue;
        cost[key] = total;
        from[key] = first;
      }
    }
  }
  return { cost, from };
}

/** Which of so many costs from a place on is the least. */
function cheapestOf({ cost }: Ways, start: number, count: number): number {
  let best = 0;
  for (let at = 1; at < count; at += 1) {
    if ((cost[start + at] ?? 0) < (cost[start + best] ?? 0)) best = at;
  }
  return best;
}

/** The cheapest way, as the place of each spread's layout among its own. */
function pathAlong(
  choices: readonly SpreadChoice[],
  cropPrice: number,
  { turn, mayRepeat }: ChoiceRules,
): number[] {
  const layoutsAt = (spread: number) => choices[spread]?.layouts ?? [];
  const first = pricesOf(layoutsAt(0), cropPrice, turn);
  const steps: Ways[] = [{ cost: Float64Array.from(first), from: new Uint8Array(first.length) }];
  for (let spread = 1; spread < choices.length; spread += 1) {
    const before = steps[spread - 1];
    if (!before) break;
    const own = layoutsAt(spread);
    const neighbours = { own, last: layoutsAt(spread - 1), lastButOne: layoutsAt(spread - 2) };
    steps.push(further(before, neighbours, pricesOf(own, cropPrice, turn), mayRepeat));
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

/** Finds out step by step which of its layouts each spread takes. */
export function* choosingSteps(
  choices: readonly SpreadChoice[],
  rules: ChoiceRules,
): Generator<undefined, number[], undefined> {
  const photos = choices.reduce((sum, one) => sum + one.photos, 0);
  let chosen: number[] = [];
  // faces are filled even if that crops more
  for (const price of rules.mayRepeat ? [0] : CROP_PRICES) {
    chosen = pathAlong(choices, price, rules);
    const cropped = chosen.reduce(
      (sum, at, spread) => sum + (choices[spread]?.layouts[at]?.crop ?? 0),
      0,
    );
    if (cropped <= MOST_MEAN_CROP * photos) break;
    yield;
  }
  return chosen;
}
