/**
 * Slicings: ways to cut a rectangle into one frame per photo by repeated cuts across or down, with the photos
 * in reading order. They are enumerated completely, not searched greedily.
 */

/** A photo by its index, or parts side by side (`isRow`) or one below the other. */
export type Slicing = number | { isRow: boolean; parts: readonly Slicing[] };

/** Maximum number of photos for which all slicings are enumerated; more photos are placed in rows. */
export const MAX_SLICED_PHOTOS = 6;
/** Maximum nesting of cuts; deeper nesting looks confusing. */
const MAX_DEPTH = 3;
/** Number of photos from which two levels of cuts are enough: rows of columns, or columns of rows. */
const SHALLOW_FROM = 6;

/** All ordered partitions of `count` into two or more parts. */
function partitions(count: number): number[][] {
  const all: number[][] = [];
  const extend = (parts: number[], left: number) => {
    if (left === 0 && parts.length > 1) all.push(parts);
    for (let part = 1; part <= left; part += 1) extend([...parts, part], left - part);
  };
  extend([], count);
  return all;
}

/** Cache: larger trees contain the same smaller ones many times. */
const knownTrees = new Map<string, readonly Slicing[]>();

/**
 * All trees of `count` photos from `first` on, whose outermost cut is a row or not and alternates from level
 * to level.
 */
function trees(first: number, count: number, isRow: boolean, depth: number): readonly Slicing[] {
  if (count === 1) return [first];
  if (depth === 0) return [];
  const key = `${first} ${count} ${isRow} ${depth}`;
  const made = knownTrees.get(key) ?? makeTrees(first, count, isRow, depth);
  knownTrees.set(key, made);
  return made;
}

function makeTrees(first: number, count: number, isRow: boolean, depth: number): Slicing[] {
  return partitions(count).flatMap((sizes) => {
    let made: Slicing[][] = [[]];
    let at = first;
    for (const size of sizes) {
      const inner = trees(at, size, !isRow, depth - 1);
      made = made.flatMap((parts) => inner.map((part) => [...parts, part]));
      at += size;
    }
    return made.map((parts): Slicing => ({ isRow, parts }));
  });
}

function allSlicings(count: number): Slicing[] {
  if (count === 1) return [0];
  const depth = count < SHALLOW_FROM ? MAX_DEPTH : MAX_DEPTH - 1;
  return [...trees(0, count, true, depth), ...trees(0, count, false, depth)];
}

/** Name of a slicing, equal for equal structures, e.g. `r1c11`. */
function nameOf(slicing: Slicing): string {
  if (typeof slicing === 'number') return '1';
  return `${slicing.isRow ? 'r' : 'c'}${slicing.parts.map(nameOf).join('')}.`;
}

/** Short name of a slicing into rows, for many photos. */
function rowsName(slicing: Slicing): string {
  return `rows${typeof slicing === 'number' ? 1 : slicing.parts.length}`;
}

export interface NamedSlicing {
  name: string;
  slicing: Slicing;
}

/** Rows of nearly equal numbers of photos, one below the other. */
function rowsOf(count: number, rows: number): Slicing {
  const ends = Array.from({ length: rows }, (_, row) => Math.round(((row + 1) * count) / rows));
  const parts = ends.map((end, row): Slicing => {
    const first = row === 0 ? 0 : (ends[row - 1] ?? 0);
    const photos = Array.from({ length: end - first }, (__, at) => first + at);
    return photos.length === 1 ? first : { isRow: true, parts: photos };
  });
  return { isRow: false, parts };
}

/** Maximum deviation of the row counts to try from that of a square grid, as a fraction. */
const ROWS_AROUND = 0.6;

function allRows(count: number): Slicing[] {
  const square = Math.sqrt(count);
  const [least, most] = [
    Math.max(2, Math.floor(square * (1 - ROWS_AROUND))),
    Math.min(count - 1, Math.ceil(square * (1 + ROWS_AROUND))),
  ];
  return Array.from({ length: most - least + 1 }, (_, at) => rowsOf(count, least + at));
}

const known = new Map<number, readonly NamedSlicing[]>();

/** Slicings for `count` photos: all of them for up to `MAX_SLICED_PHOTOS` photos, otherwise rows; cached. */
export function listSlicings(count: number): readonly NamedSlicing[] {
  const made =
    known.get(count) ??
    (count > MAX_SLICED_PHOTOS ? allRows(count) : allSlicings(count)).map((slicing) => ({
      slicing,
      name: (count > MAX_SLICED_PHOTOS ? rowsName(slicing) : nameOf(slicing)).replace(/\.+$/, ''),
    }));
  known.set(count, made);
  return made;
}
