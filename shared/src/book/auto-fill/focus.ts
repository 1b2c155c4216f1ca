import { FOCUS_CELLS, FOCUS_SIDE, type PhotoFacts, unpackFocus } from '../photo-facts';

/** The cells that must be seen whole: the heaviest tenth. */
const HEAVY_CELLS = Math.ceil(FOCUS_CELLS / 10);
const STEPS = 20;

/** An interval of a side of a photo, in fractions. */
interface Interval {
  from: number;
  to: number;
}

/** What of a photo matters, and where it is. */
export interface Focus {
  /** The heaviest cells, by their place in the grid. */
  heavy: readonly number[];
  /** What holds all of the heaviest cells, and a little around them. */
  across: Interval;
  down: Interval;
  /** How much the columns before each one weigh, of 1 in all, and the rows above. */
  columns: readonly number[];
  rows: readonly number[];
}

/** A grid that says nothing: the middle of the photo counts as what must be seen. */
const UNKNOWN: Focus = {
  heavy: [],
  across: { from: 0.2, to: 0.8 },
  down: { from: 0.15, to: 0.85 },
  columns: summedUp(middleHeavy()),
  rows: summedUp(middleHeavy()),
};

/** What comes before each place, and in the end all of it. */
function summedUp(weights: readonly number[]): number[] {
  const sums = [0];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    sums.push(sum);
  }
  return sums;
}

function middleHeavy(): number[] {
  const weights = Array.from({ length: FOCUS_SIDE }, (_, index) =>
    Math.sin((Math.PI * (index + 0.5)) / FOCUS_SIDE),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * The heaviest tenth of the cells; of cells that weigh the same, those nearest to the weight's middle.
 * Numbers are sorted in typed arrays, which is the browser's own code and fast from the first photo on.
 */
function heaviest(cells: Uint8Array, sums: { columns: Uint16Array; rows: Uint16Array }): number[] {
  const limit = cells.toSorted()[FOCUS_CELLS - HEAVY_CELLS] ?? 0;
  const found: number[] = [];
  const alike: number[] = [];
  for (let cell = 0; cell < FOCUS_CELLS; cell += 1) {
    const weight = cells[cell] ?? 0;
    if (weight < limit || weight === 0) continue;
    if (weight > limit) found.push(cell);
    else alike.push(cell);
  }
  const room = HEAVY_CELLS - found.length;
  return [...found, ...(alike.length > room ? nearest(alike, sums, room) : alike)];
}

/** So many of the cells, those that lie nearest to the middle of the weights. */
function nearest(
  cells: readonly number[],
  { columns, rows }: { columns: Uint16Array; rows: Uint16Array },
  count: number,
): number[] {
  const [column, row] = [middleOf(columns), middleOf(rows)];
  const far = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? 0;
    const across = (cell % FOCUS_SIDE) - column;
    const down = ((cell / FOCUS_SIDE) | 0) - row;
    far[at] = across * across + down * down;
  }
  const limit = far.toSorted()[count - 1] ?? 0;
  const nearer = cells.filter((_, at) => (far[at] ?? 0) < limit);
  const asFar = cells.filter((_, at) => far[at] === limit);
  return [...nearer, ...asFar.slice(0, count - nearer.length)];
}

/** From the first to the last of the places, and a cell more on both sides: hair, hands, hems. */
function span(first: number, last: number): Interval {
  return {
    from: Math.max(0, first - 1) / FOCUS_SIDE,
    to: Math.min(FOCUS_SIDE, last + 2) / FOCUS_SIDE,
  };
}

/** What comes before each column or row, as a part of all. */
function partsBefore(sums: Uint16Array, total: number): number[] {
  const parts = [0];
  let sum = 0;
  for (let at = 0; at < FOCUS_SIDE; at += 1) {
    sum += sums[at] ?? 0;
    parts.push(sum / total);
  }
  return parts;
}

function middleOf(sums: Uint16Array): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < FOCUS_SIDE; at += 1) {
    sum += (sums[at] ?? 0) * at;
    total += sums[at] ?? 0;
  }
  return sum / total;
}

/** What holds all of these cells. */
function boundsOf(cells: readonly number[]): { across: Interval; down: Interval } {
  let [left, top, right, bottom] = [FOCUS_SIDE, FOCUS_SIDE, -1, -1];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? 0;
    const column = cell % FOCUS_SIDE;
    const row = (cell / FOCUS_SIDE) | 0;
    if (column < left) left = column;
    if (column > right) right = column;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
  }
  return { across: span(left, right), down: span(top, bottom) };
}

/** As little as can be for each cell, because it is done for all photos before the code is warm. */
function worked(cells: Uint8Array): Focus {
  const columns = new Uint16Array(FOCUS_SIDE);
  const rows = new Uint16Array(FOCUS_SIDE);
  let total = 0;
  for (let row = 0; row < FOCUS_SIDE; row += 1) {
    const first = row * FOCUS_SIDE;
    let sum = 0;
    for (let column = 0; column < FOCUS_SIDE; column += 1) {
      const weight = cells[first + column] ?? 0;
      if (weight === 0) continue;
      sum += weight;
      columns[column] = (columns[column] ?? 0) + weight;
    }
    rows[row] = sum;
    total += sum;
  }
  if (total === 0) return UNKNOWN;
  const heavy = heaviest(cells, { columns, rows });
  return {
    heavy,
    ...boundsOf(heavy),
    columns: partsBefore(columns, total),
    rows: partsBefore(rows, total),
  };
}

/** Facts are asked again at each press of a button. */
const known = new WeakMap<object, Focus>();

/** What matters in a photo, of its facts. */
export function focusOf(facts: Pick<PhotoFacts, 'focus'> | null): Focus {
  if (!facts) return UNKNOWN;
  const made = known.get(facts) ?? worked(unpackFocus(facts.focus));
  known.set(facts, made);
  return made;
}

/** The weight up to a fraction of a side; a cell that is cut counts in part. */
function weightBefore(sums: readonly number[], end: number): number {
  const at = Math.min(FOCUS_SIDE, Math.max(0, end * FOCUS_SIDE));
  const cell = Math.floor(at);
  const before = sums[cell] ?? 0;
  return before + ((sums[cell + 1] ?? before) - before) * (at - cell);
}

/**
 * Where a window that shows part of a side stands best: with the most weight inside and, where they
 * fit in, all of the heaviest cells.
 * @param length of the window, as a fraction of the side
 * @returns the middle of the window
 */
function bestMiddle(sums: readonly number[], must: Interval, length: number): number {
  if (length >= 1) return 0.5;
  const fits = must.to - must.from <= length;
  const first = fits ? Math.max(0, must.to - length) : 0;
  const last = fits ? Math.min(1 - length, must.from) : 1 - length;
  const aim = (must.from + must.to) / 2;
  let best = { middle: first + length / 2, value: Number.NEGATIVE_INFINITY };
  for (let step = 0; step <= STEPS; step += 1) {
    const from = first + ((last - first) * step) / STEPS;
    const middle = from + length / 2;
    const value =
      weightBefore(sums, from + length) - weightBefore(sums, from) - 0.1 * Math.abs(middle - aim);
    if (value > best.value + 1e-9) best = { middle, value };
  }
  return best.middle;
}

/**
 * The point of a photo that stands in the middle of its frame, for the best part of it to be seen.
 * @param seen the part of the photo's width and height that the frame shows
 */
export function bestPoint(
  focus: Focus,
  seen: { across: number; down: number },
): { x: number; y: number } {
  return {
    x: bestMiddle(focus.columns, focus.across, seen.across),
    y: bestMiddle(focus.rows, focus.down, seen.down),
  };
}
