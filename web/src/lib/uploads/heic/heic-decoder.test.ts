import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { createHeicDecoder } from './heic-decoder';
import { QUARTERS } from './heic.test-data';

const require = createRequire(import.meta.url);
const create: unknown = require('libheif-js/libheif-wasm/libheif.js');
const decoder = createHeicDecoder(
  create,
  readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')),
);

it('decodes a picture upright, in the values of its colour space', async () => {
  const { width, height, rows, stride, release } = await decoder.decode(QUARTERS);
  const pixel = (x: number, y: number) => [...rows.subarray(y * stride + x * 3).subarray(0, 3)];
  expect([width, height]).toEqual([240, 320]);
  // The red of sRGB in Display P3. It is at the top left before the rotation by 90° clockwise.
  for (const [channel, value] of [234, 51, 35].entries()) {
    expect(Math.abs((pixel(200, 40)[channel] ?? 0) - value)).toBeLessThan(12);
  }
  release();
});

it.each([
  ['cut off', QUARTERS.subarray(0, 1200)],
  ['only a beginning', QUARTERS.subarray(0, 24)],
  ['empty', new Uint8Array(0)],
])('refuses a file that is %s, and decodes the next', async (_what, file) => {
  await expect(decoder.decode(file)).rejects.toThrow();
  (await decoder.decode(QUARTERS)).release();
});
