import { LANDSCAPE, type Orientation, PORTRAIT } from './orientation';

/** Dots per inch below which a print is clearly unsharp. */
export const MIN_FAIR_DPI = 150;
/** Dots per inch below which unsharpness is visible from near. */
export const MIN_GOOD_DPI = 250;

export type PrintQuality = 'poor' | 'fair' | 'good';

/** Width and height in one unit: inches of a page, or pixels of an upright photo. */
interface Extent {
  width: number;
  height: number;
}

interface Page extends Extent {
  /** Photos on one page; 0 means that all photos share one page. */
  photosPerPage: number;
  orientation: Orientation | null;
}

/** A size in its ordered orientation: landscape is wider than high, portrait higher than wide. */
export function orientedSize({
  width,
  height,
  orientation,
}: Extent & Pick<Page, 'orientation'>): Extent {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (orientation === LANDSCAPE) return { width: long, height: short };
  if (orientation === PORTRAIT) return { width: short, height: long };
  return { width, height };
}

/** The area of one photo on its page in inches, in a grid as close to a square as the count allows. */
export function photoAreaOnPage(page: Page, photoCount: number): Extent {
  const count = Math.max(1, Math.min(page.photosPerPage || photoCount, photoCount));
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const { width, height } = orientedSize(page);
  return { width: width / columns, height: height / rows };
}

/** Dots per inch of a photo (in pixels) that fills an area (in inches), rounded down. */
export function printDpi(photo: Extent, place: Extent): number {
  return Math.floor(Math.min(photo.width / place.width, photo.height / place.height));
}

export function printQuality(dpi: number): PrintQuality {
  if (dpi < MIN_FAIR_DPI) return 'poor';
  return dpi < MIN_GOOD_DPI ? 'fair' : 'good';
}

/** The largest print of a photo with good resolution, in inches with one decimal. */
export function maxGoodPrintSize(photo: Extent): Extent {
  const inches = (pixels: number) => Math.floor((pixels / MIN_GOOD_DPI) * 10) / 10;
  return { width: inches(photo.width), height: inches(photo.height) };
}
