import { describe, expect, it } from 'vitest';
import { maxGoodPrintSize, photoAreaOnPage, printDpi, printQuality } from './print-resolution';

const page = { width: 12, height: 9, photosPerPage: 1, orientation: null };

describe('the area of a photo', () => {
  it('is the whole page if it contains one photo', () => {
    expect(photoAreaOnPage(page, 40)).toEqual({ width: 12, height: 9 });
  });

  it('is a cell of a grid if the page contains several', () => {
    expect(photoAreaOnPage({ ...page, photosPerPage: 4 }, 40)).toEqual({ width: 6, height: 4.5 });
    expect(photoAreaOnPage({ ...page, photosPerPage: 6 }, 40)).toEqual({ width: 4, height: 4.5 });
  });

  it('grows if there are fewer photos than cells', () => {
    expect(photoAreaOnPage({ ...page, photosPerPage: 4 }, 1)).toEqual({ width: 12, height: 9 });
  });

  it('is a part of one page for all photos if photos per page is 0', () => {
    expect(photoAreaOnPage({ ...page, photosPerPage: 0 }, 4)).toEqual({ width: 6, height: 4.5 });
    expect(photoAreaOnPage({ ...page, photosPerPage: 0 }, 0)).toEqual({ width: 12, height: 9 });
  });

  it('is rotated by the orientation', () => {
    expect(photoAreaOnPage({ ...page, orientation: 3 }, 1)).toEqual({ width: 9, height: 12 });
    expect(photoAreaOnPage({ ...page, width: 9, height: 12, orientation: 2 }, 1)).toEqual({
      width: 12,
      height: 9,
    });
  });
});

describe('the resolution of a print', () => {
  it('is that of the tighter side, because the photo fills its area', () => {
    expect(printDpi({ width: 3000, height: 4000 }, { width: 12, height: 9 })).toBe(250);
    expect(printDpi({ width: 4000, height: 3000 }, { width: 12, height: 9 })).toBe(333);
  });

  it.each([
    [149, 'poor'],
    [150, 'fair'],
    [249, 'fair'],
    [250, 'good'],
  ])('of %i dpi is %s', (dpi, quality) => {
    expect(printQuality(dpi)).toBe(quality);
  });

  it('is fine up to the size that 250 dpi allows', () => {
    expect(maxGoodPrintSize({ width: 1000, height: 750 })).toEqual({ width: 4, height: 3 });
    expect(maxGoodPrintSize({ width: 1024, height: 683 })).toEqual({ width: 4, height: 2.7 });
  });
});
