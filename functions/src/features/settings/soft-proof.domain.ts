import {
  INK_VALUE_COUNT,
  computeInkValues,
  type Rgb,
  type SoftProof,
  softProof,
} from '@smriti/shared/book/soft-proof';
import * as z from 'zod/mini';

const STEPS_PER_CHANNEL = 9;
/** Weight of greys, whose casts are more visible than those of colours. */
const GREY_WEIGHT = 9;
/** Keeps the coefficients small (ridge regression). */
const RIDGE = 0.1;
const DECIMALS = 1e4;

const steps = (count: number) => Array.from({ length: count }, (_, at) => at / (count - 1));

/** Colours at even distances over all of sRGB. */
export function listSampleColours(perChannel = STEPS_PER_CHANNEL): Rgb[] {
  const values = steps(perChannel);
  return values.flatMap((red) =>
    values.flatMap((green) => values.map((blue): Rgb => [red, green, blue])),
  );
}

type Rows = number[][];

/** Solves `left` · x = `right` by elimination; `left` is symmetric and positive definite. */
function solve(left: Rows, right: Rows): Rows {
  const rows = left.map((row, at) => [...row, ...(right[at] ?? [])]);
  for (const [at, pivot] of rows.entries()) {
    const head = pivot[at] ?? 1;
    for (const [below, row] of rows.entries()) {
      const factor = below === at ? 0 : (row[at] ?? 0) / head;
      if (factor !== 0)
        for (const [column, value] of pivot.entries())
          row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row, at) => row.slice(left.length).map((value) => value / (row[at] ?? 1)));
}

const emptyRows = (columns: number): Rows =>
  Array.from({ length: INK_VALUE_COUNT }, () => Array.from({ length: columns }, () => 0));

/**
 * The soft proof that is nearest to a press, which prints `colours` as `printed`; null if the press is too
 * unusual for one.
 */
export function fitSoftProof(colours: readonly Rgb[], printed: readonly Rgb[]): SoftProof | null {
  const [left, right] = [emptyRows(INK_VALUE_COUNT), emptyRows(3)];
  for (const [index, colour] of colours.entries()) {
    const values = computeInkValues(colour);
    const weight = colour.every((value) => value === colour[0]) ? GREY_WEIGHT : 1;
    const changes = colour.map((value, at) => (printed[index]?.[at] ?? value) - value);
    for (const [row, value] of values.entries()) {
      const add = (rows: Rows, by: readonly number[]) => {
        const sums = rows[row] ?? [];
        for (const [at, other] of by.entries()) sums[at] = (sums[at] ?? 0) + weight * value * other;
      };
      add(left, values);
      add(right, changes);
    }
  }
  for (const [at, row] of left.entries()) row[at] = (row[at] ?? 0) + RIDGE;
  const weights = solve(left, right);
  const proof = weights.flatMap((_, start) =>
    start % 3 === 0
      ? [0, 1, 2].flatMap((row) =>
          [0, 1, 2].map(
            (at) => Math.round((weights[start + at]?.[row] ?? 0) * DECIMALS) / DECIMALS,
          ),
        )
      : [],
  );
  const parsed = z.safeParse(softProof, proof);
  return parsed.success ? parsed.data : null;
}
