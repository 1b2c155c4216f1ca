import { type PersonFace, unpackFaces } from '../people-faces';
import {
  FOCUS_GRID_CELLS,
  FOCUS_GRID_SIDE,
  MAX_PACKED_VALUE,
  type PhotoFacts,
  unpackFocusGrid,
} from '../photo-facts';

/** Number of cells that must stay visible: the heaviest tenth. */
const HEAVY_CELLS = Math.ceil(FOCUS_GRID_CELLS / 10);

/** An interval on a side of a photo, in fractions of its length. */
export interface Interval {
  from: number;
  to: number;
}

/** A part of a photo that a crop should keep whole, along each side. */
interface Part {
  across: Interval;
  down: Interval;
}

/** The important part of a photo. */
export interface PhotoFocus extends Part {
  /** Indexes of the cells with faces; without faces, of the heaviest cells in the grid. */
  heavy: readonly number[];
  /** Height of the largest face, as a part of the photo's; 0 without faces. */
  faceHeight: number;
  /** Bounds of all faces with hair and chin; without faces, of the heaviest cells with a margin of one cell. */
  across: Interval;
  down: Interval;
  /** Parts that a crop should keep whole, in order of preference; it keeps the first that has room. */
  keep: readonly Part[];
  /** Cumulative weight before each column, 1 in total, and before each row. */
  columns: readonly number[];
  rows: readonly number[];
}

const MIDDLE: Part = { across: { from: 0.2, to: 0.8 }, down: { from: 0.15, to: 0.85 } };

/** Focus of a photo without data: its middle counts as important. */
const UNKNOWN: PhotoFocus = {
  heavy: [],
  faceHeight: 0,
  ...MIDDLE,
  keep: [MIDDLE],
  columns: cumulativeSums(centredWeights()),
  rows: cumulativeSums(centredWeights()),
};

/** Running sums, starting with 0 and ending with the total. */
function cumulativeSums(weights: readonly number[]): number[] {
  const sums = [0];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    sums.push(sum);
  }
  return sums;
}

/** Weights that are largest in the middle, 1 in total. */
function centredWeights(): number[] {
  const weights = Array.from({ length: FOCUS_GRID_SIDE }, (_, index) =>
    Math.sin((Math.PI * (index + 0.5)) / FOCUS_GRID_SIDE),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * The heaviest tenth of the cells; of cells with equal weight, those nearest to the centre of weight. Sorts
 * numbers in typed arrays, which is native code and fast before the JIT has warmed up.
 */
function heaviestCells(
  cells: Uint8Array,
  sums: { columns: Uint16Array; rows: Uint16Array },
): number[] {
  const limit = cells.toSorted()[FOCUS_GRID_CELLS - HEAVY_CELLS] ?? 0;
  const found: number[] = [];
  const alike: number[] = [];
  for (let cell = 0; cell < FOCUS_GRID_CELLS; cell += 1) {
    const weight = cells[cell] ?? 0;
    if (weight < limit || weight === 0) continue;
    if (weight > limit) found.push(cell);
    else alike.push(cell);
  }
  const room = HEAVY_CELLS - found.length;
  return [...found, ...(alike.length > room ? cellsNearestCentre(alike, sums, room) : alike)];
}

/** The `count` cells nearest to the centre of weight. */
function cellsNearestCentre(
  cells: readonly number[],
  { columns, rows }: { columns: Uint16Array; rows: Uint16Array },
  count: number,
): number[] {
  const [column, row] = [centreOfWeight(columns), centreOfWeight(rows)];
  const far = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? 0;
    const across = (cell % FOCUS_GRID_SIDE) - column;
    const down = ((cell / FOCUS_GRID_SIDE) | 0) - row;
    far[at] = across * across + down * down;
  }
  const limit = far.toSorted()[count - 1] ?? 0;
  const nearer = cells.filter((_, at) => (far[at] ?? 0) < limit);
  const asFar = cells.filter((_, at) => far[at] === limit);
  return [...nearer, ...asFar.slice(0, count - nearer.length)];
}

/** The interval from the first to the last cell, plus one cell on both sides: hair, hands, hems. */
function cellInterval(first: number, last: number): Interval {
  return {
    from: Math.max(0, first - 1) / FOCUS_GRID_SIDE,
    to: Math.min(FOCUS_GRID_SIDE, last + 2) / FOCUS_GRID_SIDE,
  };
}

/** Cumulative weight before each column or row, as fractions of the total. */
function cumulativeShares(sums: Uint16Array, total: number): number[] {
  const parts = [0];
  let sum = 0;
  for (let at = 0; at < FOCUS_GRID_SIDE; at += 1) {
    sum += sums[at] ?? 0;
    parts.push(sum / total);
  }
  return parts;
}

function centreOfWeight(sums: Uint16Array): number {
  let sum = 0;
  let total = 0;
  for (let at = 0; at < FOCUS_GRID_SIDE; at += 1) {
    sum += (sums[at] ?? 0) * at;
    total += sums[at] ?? 0;
  }
  return sum / total;
}

/** Bounds of the cells, with a margin of one cell. */
function boundsOf(cells: readonly number[]): { across: Interval; down: Interval } {
  let [left, top, right, bottom] = [FOCUS_GRID_SIDE, FOCUS_GRID_SIDE, -1, -1];
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? 0;
    const column = cell % FOCUS_GRID_SIDE;
    const row = (cell / FOCUS_GRID_SIDE) | 0;
    if (column < left) left = column;
    if (column > right) right = column;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
  }
  return { across: cellInterval(left, right), down: cellInterval(top, bottom) };
}

/**
 * Computes the focus from the cells of the grid, with minimal work per cell, because this runs for all photos
 * before the JIT has warmed up.
 */
function computeCellFocus(cells: Uint8Array): PhotoFocus {
  const columns = new Uint16Array(FOCUS_GRID_SIDE);
  const rows = new Uint16Array(FOCUS_GRID_SIDE);
  let total = 0;
  for (let row = 0; row < FOCUS_GRID_SIDE; row += 1) {
    const first = row * FOCUS_GRID_SIDE;
    let sum = 0;
    for (let column = 0; column < FOCUS_GRID_SIDE; column += 1) {
      const weight = cells[first + column] ?? 0;
      if (weight === 0) continue;
      sum += weight;
      columns[column] = (columns[column] ?? 0) + weight;
    }
    rows[row] = sum;
    total += sum;
  }
  if (total === 0) return UNKNOWN;
  const heavy = heaviestCells(cells, { columns, rows });
  const bounds = boundsOf(heavy);
  return {
    heavy,
    faceHeight: 0,
    ...bounds,
    keep: [bounds],
    columns: cumulativeShares(columns, total),
    rows: cumulativeShares(rows, total),
  };
}

/** Margin on each side of a face, as a part of its length: detectors report a face from brow to chin. */
const FACE_MARGIN = 0.2;

/** An interval extended on both sides by `margin`, a part of its length, within the photo. */
function intervalAround(from: number, length: number, margin: number): Interval {
  const more = margin * length;
  return { from: Math.max(0, from - more), to: Math.min(1, from + length + more) };
}

/** Bounds of faces with a margin, which is a part of each face's width and height. */
function boundsOfFaces(faces: readonly PersonFace[], margin: number): Part {
  const sides = (intervals: readonly Interval[]) => ({
    from: Math.min(...intervals.map(({ from }) => from)),
    to: Math.max(...intervals.map(({ to }) => to)),
  });
  return {
    across: sides(faces.map(({ x, w }) => intervalAround(x, w, margin))),
    down: sides(faces.map(({ y, h }) => intervalAround(y, h, margin))),
  };
}

/** Indexes of the cells that faces reach into. */
function cellsOfFaces(faces: readonly PersonFace[]): number[] {
  const cells = new Set<number>();
  for (const { x, y, w, h } of faces) {
    const [left, right] = [x, x + w].map((at) => Math.floor(at * (FOCUS_GRID_SIDE - 1e-6)));
    const [top, bottom] = [y, y + h].map((at) => Math.floor(at * (FOCUS_GRID_SIDE - 1e-6)));
    for (let row = top ?? 0; row <= (bottom ?? 0); row += 1)
      for (let column = left ?? 0; column <= (right ?? 0); column += 1)
        cells.add(Math.min(FOCUS_GRID_CELLS - 1, row * FOCUS_GRID_SIDE + column));
  }
  return [...cells];
}

/** Focus on faces; small ones in the background, of less than a third of the largest, do not count. */
function computeFaceFocus(cells: Uint8Array, all: readonly PersonFace[]): PhotoFocus {
  const [largest] = all;
  if (!largest) return computeCellFocus(cells);
  const faces = all.filter(({ h }) => h >= largest.h / 3);
  const heavy = cellsOfFaces(faces);
  const weighted = cells.map((weight) => weight >> 2);
  for (const cell of heavy) weighted[cell] = MAX_PACKED_VALUE;
  return {
    ...computeCellFocus(weighted),
    heavy,
    faceHeight: largest.h,
    ...boundsOfFaces(faces, FACE_MARGIN),
    keep: [faces, [largest]].flatMap((some) =>
      [FACE_MARGIN, 0].map((margin) => boundsOfFaces(some, margin)),
    ),
  };
}

/** Cache, because the same facts are used at each action. */
const focusByFacts = new WeakMap<object, PhotoFocus>();

/** The important part of a photo, from its analysis. */
export function toFocus(facts: Pick<PhotoFacts, 'focus' | 'faces'> | null): PhotoFocus {
  if (!facts) return UNKNOWN;
  const made =
    focusByFacts.get(facts) ??
    computeFaceFocus(unpackFocusGrid(facts.focus), unpackFaces(facts.faces ?? ''));
  focusByFacts.set(facts, made);
  return made;
}
