import type { SpreadLayout } from './spread-layouts';

/**
 * One layout for each spread, so that neighbours differ and little is cropped on the whole: the best
 * of all ways along the book.
 */

/** What stands next to the spreads that are laid out, or in their place where they are not. */
export interface SpreadChoice {
  /** Best first; a spread that stays as it is has one. */
  layouts: readonly Pick<SpreadLayout, 'layout' | 'cost' | 'crop'>[];
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
/** What is aimed at in the mean of all photos; 0.05 is promised. */
const MOST_MEAN_CROP = 0.042;
/** What the crop of a photo costs more and more until the mean is met. */
const CROP_PRICES = [0, 0.3, 0.8, 2, 6];

/** More than anyone asks for anew. */
const MANY = 1_000_000;

interface Path {
  cost: number;
  at: number;
  before: Path | null;
}

/** The layout two spreads back, if it is the same as the one before. */
function costAfter(
  path: Path | null,
  layout: string,
  choices: readonly SpreadChoice[],
  at: number,
) {
  const nameAt = (back: Path | null | undefined, spread: number) =>
    back ? choices[spread]?.layouts[back.at]?.layout : undefined;
  const [last, lastButOne] = [nameAt(path, at - 1), nameAt(path?.before, at - 2)];
  if (last !== layout || layout === '') return 0;
  return lastButOne === layout ? THIRD_ALIKE : ALIKE;
}

function pathAlong(
  choices: readonly SpreadChoice[],
  cropPrice: number,
  { turn, mayRepeat }: ChoiceRules,
): Path | null {
  // the best path for each pair of layouts of the last two spreads
  let paths: Path[] = [];
  for (const [spread, { layouts }] of choices.entries()) {
    const next = new Map<string, Path>();
    for (const [at, { layout, cost, crop }] of layouts.entries()) {
      // another turn prefers the next of the ranked layouts to the best one
      const rank = (at - turn + layouts.length * MANY) % layouts.length;
      const own = (turn === 0 ? cost : 0.12 * rank) + cropPrice * crop;
      for (const before of paths.length > 0 ? paths : [null]) {
        const repeats = mayRepeat ? 0 : costAfter(before, layout, choices, spread);
        const total = (before?.cost ?? 0) + own + repeats;
        const key = `${at},${before?.at ?? -1}`;
        const known = next.get(key);
        if (!known || total < known.cost) next.set(key, { cost: total, at, before });
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

/** Which of its layouts each spread takes. */
export function chooseLayouts(choices: readonly SpreadChoice[], rules: ChoiceRules): number[] {
  const photos = choices.reduce((sum, one) => sum + one.photos, 0);
  let chosen: number[] = [];
  for (const price of CROP_PRICES) {
    chosen = unwind(pathAlong(choices, price, rules));
    const cropped = chosen.reduce(
      (sum, at, spread) => sum + (choices[spread]?.layouts[at]?.crop ?? 0),
      0,
    );
    if (cropped <= MOST_MEAN_CROP * photos) break;
  }
  return chosen;
}
