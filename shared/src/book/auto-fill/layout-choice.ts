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

interface Path {
  cost: number;
  at: number;
  own: Choice;
  before: Path | null;
}

/** What it costs to take a layout after those of the two spreads before. */
function costAfter(own: Choice, last: Choice | undefined, lastButOne: Choice | undefined): number {
  if (!last || own.layout === '') return 0;
  if (last.layout === own.layout) return lastButOne?.layout === own.layout ? THIRD_ALIKE : ALIKE;
  if (last.onFirst !== own.onFirst) return 0;
  return lastButOne?.onFirst === own.onFirst ? 2 * AS_PARTED : AS_PARTED;
}

function pathAlong(
  choices: readonly SpreadChoice[],
  cropPrice: number,
  { turn, mayRepeat }: ChoiceRules,
): Path | null {
  // the best path for each pair of layouts of the last two spreads
  let paths: Path[] = [];
  for (const { layouts } of choices) {
    const next = new Map<number, Path>();
    for (const [at, layout] of layouts.entries()) {
      const { cost, crop } = layout;
      // another turn prefers the next of the ranked layouts to the best one
      const rank = (at - turn + layouts.length * MANY) % layouts.length;
      const price = (turn === 0 ? cost : 0.12 * rank) + cropPrice * crop;
      for (const before of paths.length > 0 ? paths : [null]) {
        const last = before?.own;
        const repeats = mayRepeat ? 0 : costAfter(layout, last, before?.before?.own);
        const total = (before?.cost ?? 0) + price + repeats;
        const key = at * MANY + (before?.at ?? -1);
        const known = next.get(key);
        if (!known || total < known.cost) next.set(key, { cost: total, at, own: layout, before });
      }
    }
    paths = [...next.values()];
  }
  return paths.reduce<Path | null>(
    (best, path) => (best && best.cost <= path.cost ? best : path),
    null,
  );
}

function unwind(path: Path | null): number[] {
  const chosen: number[] = [];
  for (let one = path; one; one = one.before) chosen.unshift(one.at);
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
    chosen = unwind(pathAlong(choices, price, rules));
    const cropped = chosen.reduce(
      (sum, at, spread) => sum + (choices[spread]?.layouts[at]?.crop ?? 0),
      0,
    );
    if (cropped <= MOST_MEAN_CROP * photos) break;
    yield;
  }
  return chosen;
}
