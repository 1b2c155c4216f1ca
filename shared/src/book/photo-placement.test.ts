import { describe, expect, it } from 'vitest';
import { placePhotoInFrame } from './photo-placement';

/** A landscape photo of 4:3. */
const PHOTO = { width: 4000, height: 3000 };
const MIDDLE = { x: 0.5, y: 0.5, zoom: 1, turn: 0 } as const;

describe('a photo in its frame', () => {
  it('just covers it, and is cropped equally on both sides', () => {
    const { picture, visible, dpi } = placePhotoInFrame(PHOTO, { w: 75, h: 75 }, MIDDLE);
    expect(picture).toEqual({ x: -12.5, y: 0, w: 100, h: 75 });
    expect(visible).toEqual({ x: 0.125, y: 0, w: 0.75, h: 1 });
    expect(dpi).toBe(1016); // 3000 pixels on 75 mm
  });

  it('is centred at the point of its crop, with half the resolution at twice the size', () => {
    const crop = { ...MIDDLE, x: 0.25, zoom: 2 };
    const { picture, visible, dpi } = placePhotoInFrame(PHOTO, { w: 100, h: 75 }, crop);
    expect(picture).toEqual({ x: 0, y: -37.5, w: 200, h: 150 });
    expect(visible).toEqual({ x: 0, y: 0.25, w: 0.5, h: 0.5 });
    expect(dpi).toBe(508);
  });

  it('covers its frame for any point', () => {
    const { picture } = placePhotoInFrame(PHOTO, { w: 75, h: 75 }, { ...MIDDLE, x: 1, y: 1 });
    expect(picture.x).toBe(-25);
    expect(picture.y).toBe(0);
  });

  it.each([
    // a mark at the upright photo's top left is top right after a quarter turn clockwise
    [1, { x: 0.2, y: 0.3 }, { x: 0.7, y: 0.2 }],
    [2, { x: 0.2, y: 0.3 }, { x: 0.8, y: 0.7 }],
    [3, { x: 0.2, y: 0.3 }, { x: 0.3, y: 0.8 }],
  ] as const)('rotated by %i quarters still shows the same part', (turn, at, now) => {
    const frame = { w: 30, h: 30 };
    const { picture, visible } = placePhotoInFrame(PHOTO, frame, { ...at, zoom: 4, turn });
    expect(picture.x + now.x * picture.w).toBeCloseTo(15);
    expect(picture.y + now.y * picture.h).toBeCloseTo(15);
    expect(visible.x + visible.w / 2).toBeCloseTo(at.x);
    expect(visible.y + visible.h / 2).toBeCloseTo(at.y);
    expect(visible.w * 4000).toBeCloseTo(visible.h * 3000); // a square of the photo
  });
});
