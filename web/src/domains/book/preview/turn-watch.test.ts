import { expect, it } from 'vitest';
import { isSmoothTurn, lateShare } from './turn-watch';

/** Timestamps of frames separated by these gaps, in ms. */
const frames = (gaps: readonly number[]) =>
  gaps.reduce<number[]>((at, gap) => [...at, (at.at(-1) ?? 0) + gap], [0]);
const smooth = Array.from({ length: 38 }, () => 16.7);

it('takes a turn for smooth with at most 5% of late frames', () => {
  expect(lateShare(frames([...smooth, 35, 35]))).toBeCloseTo(0.05);
  expect(isSmoothTurn({ frames: frames([...smooth, 35, 34]), tasks: [] })).toBe(true);
  expect(isSmoothTurn({ frames: frames([...smooth, 35, 35]), tasks: [] })).toBe(true);
  expect(isSmoothTurn({ frames: frames([...smooth, 35, 35, 35]), tasks: [] })).toBe(false);
});

it('takes a turn with one task longer than 50 ms for none', () => {
  expect(isSmoothTurn({ frames: frames(smooth), tasks: [50] })).toBe(true);
  expect(isSmoothTurn({ frames: frames(smooth), tasks: [50.1] })).toBe(false);
});

it('takes a turn without frames for none', () => {
  expect(isSmoothTurn({ frames: [12], tasks: [] })).toBe(false);
});
