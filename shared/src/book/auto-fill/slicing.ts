/**
 * Ways to cut a rectangle into one frame for each photo: again and again across or down, with the
 * photos in reading order. All of them, not found one by one from photo to photo.
 */

/** A photo by its place in the order, or parts side by side (`row`) or one below the other. */
export type Slicing = number | { isRow: boolean; parts: readonly Slicing[] };

/** With more photos there are too many ways to look at each: they stand in rows. */
export const MAX_SLICED = 6;
/** Frames that lie deeper in cuts than this make a page that the eye cannot follow. */
const MAX_DEPTH = 3;
/** With so many photos two cuts are enough: rows of one or more below each other, or columns. */
const SHALLOW_FROM = 6;

/** The ways to cut `count` into two or more parts, in order. */
function partitions(count: number): number[][] {
  const all: number[][] = [];
  const extend = (parts: number[], left: number) => {
    if (left === 0 && parts.length > 1) all.push(parts);
    for (let part = 1; part <= left; part += 1) extend([...parts, part], left - part);
  };
  extend([], count);
  return all;
}

/** Trees of the photos from `first` on, of which the outermost cut is not the one outside of it. */
function trees(first: number, count: number, isRow: boolean, depth: number): Slicing[] {
  if (count === 1) return [first];
  if (depth === 0) return [];
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

/** What a way to cut is called, for two that are alike to be known as such, e.g. `r1c11`. */
function nameOf(slicing: Slicing): string {
  if (typeof slicing === 'number') return '1';
  return `${slicing.isRow ? 'r' : 'c'}${slicing.parts.map(nameOf).join('')}.`;
}

/** Of many photos in rows: a sheet of hundreds needs no longer name. */
function rowsName(slicing: Slicing): string {
  return `rows${typeof slicing === 'number' ? 1 : slicing.parts.length}`;
}

export interface NamedSlicing {
  name: string;
  slicing: Slicing;
}

/** Rows below each other with as nearly the same number of photos as can be. */
function rowsOf(count: number, rows: number): Slicing {
  const ends = Array.from({ length: rows }, (_, row) => Math.round(((row + 1) * count) / rows));
  const parts = ends.map((end, row): Slicing => {
    const first = row === 0 ? 0 : (ends[row - 1] ?? 0);
    const photos = Array.from({ length: end - first }, (__, at) => first + at);
    return photos.length === 1 ? first : { isRow: true, parts: photos };
  });
  return { isRow: false, parts };
}

/** How many more and fewer rows than a square grid has are tried. */
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

/** The ways to cut a rectangle for `count` photos: every one for up to `MAX_SLICED`; worked out once. */
export function slicingsOf(count: number): readonly NamedSlicing[] {
  const made =
    known.get(count) ??
    (count > MAX_SLICED ? allRows(count) : allSlicings(count)).map((slicing) => ({
      slicing,
      name: (count > MAX_SLICED ? rowsName(slicing) : nameOf(slicing)).replace(/\.+$/, ''),
    }));
  known.set(count, made);
  return made;
}
