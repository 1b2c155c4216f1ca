/** Pixels of a page, with their resolution in pixels per mm. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
  channels: number;
  perMm: number;
}

export interface Region {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Minimum distance from white of a pixel that counts as ink; the shading of the fold is lighter. */
const INK = 110;

function isInk({ data, width, channels }: Raster, x: number, y: number): boolean {
  const at = (y * width + x) * channels;
  const darkest = Math.min(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255);
  return 255 - darkest > INK;
}

/** Bounding box of the ink in a region, in mm: left, top, right, bottom; null without ink. */
export function findInkBounds(raster: Raster, region: Region): readonly number[] | null {
  const { perMm, width, height } = raster;
  const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const [left, right] = [region.x, region.x + region.w].map((x) => clamp(x * perMm, width));
  const [top, bottom] = [region.y, region.y + region.h].map((y) => clamp(y * perMm, height));
  let box: [number, number, number, number] | null = null;
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      if (!isInk(raster, x, y)) continue;
      box ??= [x, y, x, y];
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
    }
  }
  return box && [box[0], box[1], box[2] + 1, box[3] + 1].map((edge) => edge / perMm);
}

/** Largest difference between the edges of two pictures' ink in a region, in mm. */
export function measureEdgeOffsetMm(one: Raster, other: Raster, region: Region): number {
  const [a, b] = [findInkBounds(one, region), findInkBounds(other, region)];
  if (!a || !b) return a === b ? 0 : Infinity;
  return Math.max(...a.map((edge, index) => Math.abs(edge - (b[index] ?? Infinity))));
}

/** The mean colour of a square of 1 mm. */
function cell({ data, width, channels, perMm }: Raster, x: number, y: number): number[] {
  const side = Math.floor(perMm);
  const sums = [0, 0, 0];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at =
        ((Math.floor(y * perMm) + row) * width + Math.floor(x * perMm) + column) * channels;
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  return sums.map((sum) => sum / (side * side));
}

/** Share of the 1 mm squares of a region whose colours differ, as with a different crop or rotation. */
export function measureDifferingShare(one: Raster, other: Raster, region: Region): number {
  const MAX_CHANNEL_DIFFERENCE = 32;
  let cells = 0;
  let differingCells = 0;
  for (let y = Math.ceil(region.y); y + 1 < region.y + region.h; y += 1) {
    for (let x = Math.ceil(region.x); x + 1 < region.x + region.w; x += 1) {
      const [a, b] = [cell(one, x, y), cell(other, x, y)];
      cells += 1;
      if (a.some((value, index) => Math.abs(value - (b[index] ?? 0)) > MAX_CHANNEL_DIFFERENCE))
        differingCells += 1;
    }
  }
  return cells === 0 ? 0 : differingCells / cells;
}

/** Tolerance per colour channel: two programs scale the photos. */
const SAME_COLOUR = 40;

/** Whether a pixel's colour lies in the range of the other picture's pixels within a distance of `reach`. */
function isNear(one: Raster, other: Raster, { x, y }: { x: number; y: number }, reach: number) {
  const at = (y * one.width + x) * one.channels;
  const [left, right] = [Math.max(0, x - reach), Math.min(other.width - 1, x + reach)];
  const [top, bottom] = [Math.max(0, y - reach), Math.min(other.height - 1, y + reach)];
  for (let channel = 0; channel < 3; channel += 1) {
    let [least, most] = [255, 0];
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const value = other.data[(row * other.width + column) * other.channels + channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    const value = one.data[at + channel] ?? 0;
    if (value < least - SAME_COLOUR || value > most + SAME_COLOUR) return false;
  }
  return true;
}

/** Pixels that differ in colour between two pictures, row by row. */
function* differing(one: Raster, other: Raster): Generator<{ x: number; y: number }> {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [a, b] = [(y * one.width + x) * one.channels, (y * other.width + x) * other.channels];
      for (let channel = 0; channel < 3; channel += 1) {
        const [here, there] = [one.data[a + channel] ?? 0, other.data[b + channel] ?? 0];
        if (Math.abs(here - there) <= SAME_COLOUR) continue;
        yield { x, y };
        break;
      }
    }
  }
}

/**
 * Number of differing pixels without a match in the other picture within 0, 1, 2 ... pixels. The first index
 * with 0 is the maximum offset of edges and letters.
 */
export function countUnmatchedPixels(one: Raster, other: Raster, most: number): number[] {
  const counts = Array.from({ length: most + 1 }, () => 0);
  for (const point of differing(one, other)) {
    for (let reach = 0; reach <= most; reach += 1) {
      if (isNear(one, other, point, reach) && isNear(other, one, point, reach)) break;
      counts[reach] = (counts[reach] ?? 0) + 1;
    }
  }
  return counts;
}
