import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeBitmap } from './draw-picture';

/** Sizes of the canvases that were created. */
const sizes: string[] = [];
/** Canvas of the browser: the pixels that it returns, and the error of its encoder. */
const browser: { readBack: (row: Uint8ClampedArray) => Uint8ClampedArray; error: Error | null } = {
  readBack: (row) => row,
  error: null,
};

class FakeImageData {
  data: Uint8ClampedArray;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.data = new Uint8ClampedArray(width * height * 4);
  }
}

class FakeCanvas {
  row = new Uint8ClampedArray(0);

  constructor(
    public width: number,
    public height: number,
  ) {
    sizes.push(`${width} x ${height}`);
  }

  getContext() {
    return {
      canvas: this,
      putImageData: ({ data }: FakeImageData) => (this.row = new Uint8ClampedArray(data)),
      getImageData: () => ({ data: browser.readBack(this.row) }),
      drawImage: () => undefined,
    };
  }

  convertToBlob() {
    return browser.error
      ? Promise.reject(browser.error)
      : Promise.resolve(new Blob(['jpeg'], { type: 'image/jpeg' }));
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('ImageData', FakeImageData);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sizes.length = 0;
  browser.readBack = (row) => row;
  browser.error = null;
});

function encode(maxJpegPixels = 110_000_000) {
  const bitmap = { width: 8000, height: 6000, close: () => undefined };
  return encodeBitmap(bitmap, 'srgb', { maxJpegPixels, maxJpegBytes: 1000 });
}

it('draws a picture in full size, and halves one with too many pixels', async () => {
  await encode();
  await encode(25_000_000);
  expect(sizes).toEqual(['8000 x 6000', '4000 x 3000']);
});

it('halves a picture whose canvas stays empty', async () => {
  browser.readBack = (row) => (row.length > 20_000 ? row.map(() => 0) : row);
  await encode();
  expect(sizes).toEqual(['8000 x 6000', '4000 x 3000']);
});

it('halves no picture after another error, such as noise on the canvas', async () => {
  browser.readBack = (row) => row.map((value) => value ^ 16);
  await expect(encode()).rejects.toThrow('changes what is drawn');
  browser.readBack = (row) => row;
  browser.error = new Error('no encoder');
  await expect(encode()).rejects.toThrow('no encoder');
  expect(sizes).toEqual(['8000 x 6000', '8000 x 6000']);
});
