import { expect, it } from 'vitest';
import { isSmoothTurn, lateFrameShare } from './turn-smoothness';

/** Timestamps of frames separated by these gaps, in ms. */
const frames = (gaps: readonly number[]) =>
  gaps.reduce<number[]>((at, gap) => [...at, (at.at(-1) ?? 0) + gap], [0]);
const smooth = Array.from({ length: 38 }, () => 16.7);

it('counts a turn with up to 5% of late frames as smooth', () => {
  expect(lateFrameShare(frames([...smooth, 35, 35]))).toBeCloseTo(0.05);
  expect(isSmoothTurn({ frames: frames([...smooth, 35, 34]), tasks: [] })).toBe(true);
  expect(isSmoothTurn({ frames: frames([...smooth, 35, 35]), tasks: [] })).toBe(true);
  expect(isSmoothTurn({ frames: frames([...smooth, 35, 35, 35]), tasks: [] })).toBe(false);
});

it('counts a turn with a task above 50 ms as not smooth', () => {
  expect(isSmoothTurn({ frames: frames(smooth), tasks: [50] })).toBe(true);
  expect(isSmoothTurn({ frames: frames(smooth), tasks: [50.1] })).toBe(false);
});

it('counts a turn without frames as not smooth', () => {
  expect(isSmoothTurn({ frames: [12], tasks: [] })).toBe(false);
});
