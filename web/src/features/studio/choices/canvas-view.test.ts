import { describe, expect, it } from 'vitest';
import { placeCanvasPhoto } from './canvas-view';

const size = { width: 10, height: 10 };
const wide = { width: 3000, height: 2000 };

describe('placeCanvasPhoto', () => {
  it('covers the front in the middle of the photo, and says how much is outside', () => {
    const { front, photo, outside } = placeCanvasPhoto({ size, edgeStyle: 'white', photo: wide });
    expect(front).toEqual({ w: 254, h: 254 });
    expect(photo).toEqual({ x: -63.5, y: 0, w: 381, h: 254 });
    expect(outside).toBeCloseTo(1 / 3);
  });

  it('covers the sides, too, with a wrapped edge', () => {
    const { photo, outside } = placeCanvasPhoto({ size, edgeStyle: 'wrapped', photo: wide });
    expect(photo.x).toBeCloseTo(-123.5);
    expect(photo.w).toBeCloseTo(501);
    expect(photo).toMatchObject({ y: -40, h: 334 });
    expect(outside).toBeCloseTo(1 - (254 * 254) / (501 * 334));
  });

  it('fills the front if the photo is unknown', () => {
    const view = placeCanvasPhoto({ size, edgeStyle: null, photo: null });
    expect(view).toEqual({
      front: { w: 254, h: 254 },
      photo: { x: 0, y: 0, w: 254, h: 254 },
      outside: null,
    });
  });
});
