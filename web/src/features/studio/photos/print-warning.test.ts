import { describe, expect, it } from 'vitest';
import { findPrintWarning } from './print-warning';

const size = {
  id: 1,
  name: '',
  description: '',
  width: 8,
  height: 8,
  photos: 1,
  price: 1,
  discount: 0,
  original: 1,
};
const square = (side: number) => ({ width: side, height: side });

describe('findPrintWarning', () => {
  it('returns poor below 150 dpi and fair below 250 dpi, with the largest fine size', () => {
    expect(findPrintWarning(square(1000), size, null, 1)).toEqual({
      quality: 'poor',
      dpi: 125,
      fine: { width: 4, height: 4 },
    });
    expect(findPrintWarning(square(1600), size, null, 1)).toMatchObject({
      quality: 'fair',
      dpi: 200,
    });
    expect(findPrintWarning(square(2000), size, null, 1)).toBeNull();
  });

  it('returns null without a size or the dimensions of the photo', () => {
    expect(findPrintWarning(square(10), undefined, null, 1)).toBeNull();
    expect(findPrintWarning({ width: null, height: null }, size, null, 1)).toBeNull();
  });

  it('uses the page rotated by the orientation', () => {
    const wide = { ...size, width: 12, height: 6 };
    const photo = { width: 3000, height: 1500 };
    expect(findPrintWarning(photo, wide, 2, 1)).toBeNull();
    expect(findPrintWarning(photo, wide, 3, 1)).toMatchObject({ dpi: 125 });
  });
});
