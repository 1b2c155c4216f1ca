import { expect, it } from 'vitest';
import { mugRatio, mugShape } from './mug-shape';

const LANDSCAPE = { w: 203.2, h: 88.9 };

it('puts the whole print around the mug, part by part, with its middle at the front', () => {
  const { strips, width, radius } = mugShape(LANDSCAPE);
  const printed = strips.flatMap(({ angle, x }) => (x === null ? [] : [{ angle, x }]));
  expect(printed[0]?.x).toBe(0);
  expect((printed.at(-1)?.x ?? 0) + width).toBeCloseTo(LANDSCAPE.w);
  expect((printed[0]?.angle ?? 0) + (printed.at(-1)?.angle ?? 0)).toBeCloseTo(0);
  expect(new Set(strips.map(({ angle }) => ((angle % 360) + 360) % 360)).size).toBe(40);
  expect(strips.some(({ x }) => x === null)).toBe(true);
  expect(2 * Math.PI * radius).toBeGreaterThan(LANDSCAPE.w);
});

it('is never much higher than wide, also for a high print', () => {
  for (const print of [LANDSCAPE, { w: 203.2, h: 152.4 }, { w: 100, h: 300 }]) {
    const { height, radius } = mugShape(print);
    expect(height).toBeGreaterThan(print.h);
    expect(height).toBeLessThanOrEqual(2 * radius * 1.3 + 0.01);
    expect(mugRatio(print)).toBeGreaterThan(1);
  }
});
