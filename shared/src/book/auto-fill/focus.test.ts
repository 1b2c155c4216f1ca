import { expect, it } from 'vitest';
import { FOCUS_GRID_CELLS, packValues } from '../photo-facts';
import { packFaces } from '../people-faces';
import { findBestCropCentre } from './crop-centre';
import { toFocus } from './focus';

const focusOfWeights = (weightOf: (cell: number) => number) =>
  toFocus({
    focus: packValues(Array.from({ length: FOCUS_GRID_CELLS }, (_, cell) => weightOf(cell))),
  });

it('contains the heaviest tenth of the cells, in any order', () => {
  const heavy = Array.from({ length: 26 }, (_, at) => at * 9 + 3);
  const { heavy: found } = focusOfWeights((cell) => (heavy.includes(cell) ? 12 : 2));
  expect(found.toSorted((one, other) => one - other)).toEqual(heavy);
});

it('prefers cells near the centre of the weight among equal ones', () => {
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

it('contains fewer cells if fewer have a weight, and the centre if none has', () => {
  expect(focusOfWeights((cell) => (cell === 20 ? 5 : 0)).heavy).toEqual([20]);
  expect(focusOfWeights(() => 0).across).toEqual({ from: 0.2, to: 0.8 });
});

const focusOnFaces = (...faces: Parameters<typeof packFaces>[0]) =>
  toFocus({
    // The weight lies at the lower right, where there are no faces.
    focus: packValues(Array.from({ length: FOCUS_GRID_CELLS }, (_, cell) => (cell > 200 ? 15 : 0))),
    faces: packFaces(faces),
  });
const LEFT = { x: 0.1, y: 0.1, w: 0.1, h: 0.2 };
const LARGEST = { x: 0.3, y: 0.3, w: 0.12, h: 0.25 };
const RIGHT = { x: 0.85, y: 0.2, w: 0.1, h: 0.2 };
const TINY = { x: 0.95, y: 0.9, w: 0.01, h: 0.02 };

it('contains the faces first, with hair and chin', () => {
  const focus = focusOnFaces(LEFT, LARGEST, TINY);
  expect(focus.faceHeight).toBeCloseTo(LARGEST.h, 2);
  expect(focus.across.from).toBeCloseTo(0.08, 2);
  expect(focus.across.to).toBeCloseTo(0.444, 2);
  expect(focus.down.to).toBeCloseTo(0.6, 2);
  expect(focus.keep.map(({ down }) => down.from.toFixed(2))).toEqual([
    '0.06',
    '0.10',
    '0.25',
    '0.30',
  ]);
});

it.each([
  ['all faces where they have room', 0.9, [LEFT, LARGEST, RIGHT]],
  ['the largest where they have not', 0.2, [LARGEST]],
])('shows %s', (_what, across, shown) => {
  const { x } = findBestCropCentre(focusOnFaces(LEFT, LARGEST, RIGHT), { across, down: 1 });
  for (const face of shown) {
    expect(x - across / 2).toBeLessThanOrEqual(face.x);
    expect(x + across / 2).toBeGreaterThanOrEqual(face.x + face.w);
  }
});
