import { expect, it } from 'vitest';
import { FOCUS_CELLS, packFocus } from '../photo-facts';
import { toFocus } from './focus';

const focusOfWeights = (weightOf: (cell: number) => number) =>
  toFocus({ focus: packFocus(Array.from({ length: FOCUS_CELLS }, (_, cell) => weightOf(cell))) });

it('takes the heaviest tenth of the cells, whichever they are', () => {
  const heavy = Array.from({ length: 26 }, (_, at) => at * 9 + 3);
  const { heavy: found } = focusOfWeights((cell) => (heavy.includes(cell) ? 12 : 2));
  expect(found.toSorted((one, other) => one - other)).toEqual(heavy);
});

it('takes of cells that weigh the same those nearest to the middle of the weight', () => {
  const { heavy, across, down } = focusOfWeights(() => 7);
  expect(heavy).toHaveLength(26);
  for (const cell of heavy) {
    const [column, row] = [cell % 16, Math.floor(cell / 16)];
    expect(Math.hypot(column - 7.5, row - 7.5)).toBeLessThan(3.2);
  }
  expect([across, down]).toEqual([
    { from: 4 / 16, to: 12 / 16 },
    { from: 4 / 16, to: 12 / 16 },
  ]);
});

it('takes fewer where fewer weigh anything, and the middle where none does', () => {
  expect(focusOfWeights((cell) => (cell === 20 ? 5 : 0)).heavy).toEqual([20]);
  expect(focusOfWeights(() => 0).across).toEqual({ from: 0.2, to: 0.8 });
});
