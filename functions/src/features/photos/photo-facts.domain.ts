import { readExifCaptureTimestamp } from '@smriti/shared/album/picture-date';
import type { PhotoType } from '@smriti/shared/album/photos';
import {
  MAX_PACKED_VALUE,
  packValues,
  type PhotoFacts,
  THUMBNAIL_SIDE,
} from '@smriti/shared/book/photo-facts';
import { computeFocusGrid } from './focus-grid.domain';
import { toLightness, type PixelData, shrinkPixels } from './pixels.domain';

/**
 * Facts of a photo that are used to fill books (docs/rules.md#photos-10). Computed from the pixels of the
 * large rendition, which are decoded anyway, and about 800 bytes in size.
 */

const TILE = 64;
/**
 * Share of tiles that count towards sharpness: the sharpest 2 %, because a subject may be small in a blurred
 * picture.
 */
const SHARPEST_PART = 0.02;

/** Variance of the Laplacian in a tile. Tiles begin one pixel inside the picture. */
function varianceOf(light: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + TILE; y += 1) {
    const end = y * width + left + TILE;
    for (let at = y * width + left; at < end; at += 1) {
      const edge =
        4 * (light[at] ?? 0) -
        (light[at - 1] ?? 0) -
        (light[at + 1] ?? 0) -
        (light[at - width] ?? 0) -
        (light[at + width] ?? 0);
      sum += edge;
      squares += edge * edge;
    }
  }
  const points = TILE * TILE;
  return squares / points - (sum / points) ** 2;
}

interface Tile {
  left: number;
  top: number;
  variance: number;
}

/** The sharpest tiles; none in a picture smaller than a tile. */
function findSharpestTiles(light: Uint8Array, width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 1; top + TILE < height; top += TILE) {
    for (let left = 1; left + TILE < width; left += TILE) {
      tiles.push({ left, top, variance: varianceOf(light, width, left, top) });
    }
  }
  const count = Math.max(1, Math.round(tiles.length * SHARPEST_PART));
  return tiles.toSorted((one, other) => other.variance - one.variance).slice(0, count);
}

/** Binomial filter that softens a picture, in each direction. */
const SOFTENING = [1, 4, 6, 4, 1].map((weight) => weight / 16);
/** Side of a tile with the neighbours that the Laplacian reads. */
const RIM = TILE + 2;

/** A tile with its rim, softened. The edge of the picture is repeated outside of it. */
function softenTile(
  light: Uint8Array,
  { width, height }: Pick<PixelData, 'width' | 'height'>,
  { left, top }: Tile,
): Uint8Array {
  const within = (at: number, side: number) => Math.min(side - 1, Math.max(0, at));
  const rows = new Float32Array(RIM * (RIM + 4));
  for (let y = 0; y < RIM + 4; y += 1) {
    const row = within(top - 3 + y, height) * width;
    for (let x = 0; x < RIM; x += 1) {
      let sum = 0;
      for (let tap = 0; tap < 5; tap += 1)
        sum += (SOFTENING[tap] ?? 0) * (light[row + within(left - 3 + x + tap, width)] ?? 0);
      rows[y * RIM + x] = sum;
    }
  }
  const soft = new Uint8Array(RIM * RIM);
  for (let at = 0; at < soft.length; at += 1) {
    let sum = 0;
    for (let tap = 0; tap < 5; tap += 1) sum += (SOFTENING[tap] ?? 0) * (rows[at + tap * RIM] ?? 0);
    soft[at] = Math.round(sum);
  }
  return soft;
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** Sharpness, rounded to 0.1, and crispness, rounded to 0.01, of the sharpest tiles. */
function measureSharpness(
  light: Uint8Array,
  { width, height }: PixelData,
): Pick<PhotoFacts, 'sharpness' | 'crispness'> {
  const tiles = findSharpestTiles(light, width, height);
  const sharp = meanOf(tiles.map(({ variance }) => variance));
  const soft = meanOf(
    tiles.map((tile) => varianceOf(softenTile(light, { width, height }, tile), RIM, 1, 1)),
  );
  // a variance of less than 0.01 is rounding
  const crispness = sharp < 0.01 ? 0 : sharp / Math.max(0.01, soft);
  return {
    sharpness: Math.round(sharp * 10) / 10,
    crispness: Math.round(crispness * 100) / 100,
  };
}

const ACROSS = 9;
const DOWN = 8;

/**
 * Perceptual hash of 64 bits in hex; each bit says whether a pixel of the smallest copy is lighter than its
 * right neighbour.
 */
function likenessOf(points: PixelData): string {
  const small = toLightness(shrinkPixels(points, ACROSS, DOWN));
  let text = '';
  let digit = 0;
  for (let bit = 0; bit < 64; bit += 1) {
    const at = Math.floor(bit / 8) * ACROSS + (bit % 8);
    digit = digit * 2 + ((small[at] ?? 0) > (small[at + 1] ?? 0) ? 1 : 0);
    if (bit % 4 === 3) {
      text += digit.toString(16);
      digit = 0;
    }
  }
  return text;
}

/** Levels of a colour difference per value of a thumbnail; few photos differ more in the mean of a pixel. */
const LEVELS = 8;

/** Thumbnail of a photo (docs/rules.md#photos-10). */
function createThumbnail(points: PixelData): string {
  const { data } = shrinkPixels(points, THUMBNAIL_SIDE, THUMBNAIL_SIDE);
  const values: number[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    values.push(
      ((0.3 * red + 0.59 * green + 0.11 * blue) * MAX_PACKED_VALUE) / 255,
      MAX_PACKED_VALUE / 2 + (red - green) / LEVELS,
      MAX_PACKED_VALUE / 2 + ((red + green) / 2 - blue) / LEVELS,
    );
  }
  return packValues(values);
}

/** Minimum ratio of the sides of a screen: those of phones are at least 16:9. */
const MIN_SCREEN_RATIO = 1.7;

/** Whether a file looks like a screenshot: a PNG of a screen's shape that no camera has made. */
function isScreenshot({ type, width, height, exif }: PhotoFile): boolean {
  const ratio = Math.max(width, height) / Math.min(width, height);
  const isOfCamera = exif !== null && !Buffer.from(exif).includes('Screenshot');
  return type === 'image/png' && ratio >= MIN_SCREEN_RATIO && !isOfCamera;
}

/** Properties of an original file: its upright measures in pixels, and its EXIF block. */
interface PhotoFile {
  type: PhotoType;
  width: number;
  height: number;
  exif: Uint8Array | null;
}

/**
 * Facts of a photo.
 * @param points pixels of its upright rendition
 */
export function computePhotoFacts(points: PixelData, file: PhotoFile): PhotoFacts {
  const light = toLightness(points);
  const total = light.reduce((sum, one) => sum + one, 0);
  return {
    taken_at: file.exif && readExifCaptureTimestamp(file.exif),
    likeness: likenessOf(points),
    ...measureSharpness(light, points),
    light: Math.round(total / light.length),
    focus: computeFocusGrid(points),
    thumbnail: createThumbnail(points),
    ...(isScreenshot(file) && { screenshot: true }),
  };
}
