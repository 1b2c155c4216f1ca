import { exifCaptureTimestamp } from '@smriti/shared/album/picture-date';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import { computeFocusGrid } from './focus-grid.domain';
import { toLightness, type PixelData, shrinkPixels } from './pixels.domain';

/**
 * Facts of a photo that are used to fill books (docs/rules.md#photos-10). Computed from the pixels of the
 * large rendition, which are decoded anyway, and about 250 bytes in size.
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

/** Sharpness of the sharpest tiles, rounded to 0.1; 0 for a picture smaller than a tile. */
function sharpnessOf(light: Uint8Array, width: number, height: number): number {
  const variances: number[] = [];
  for (let top = 1; top + TILE < height; top += TILE) {
    for (let left = 1; left + TILE < width; left += TILE) {
      variances.push(varianceOf(light, width, left, top));
    }
  }
  const count = Math.max(1, Math.round(variances.length * SHARPEST_PART));
  const sharpest = variances.toSorted((one, other) => other - one).slice(0, count);
  const mean = sharpest.reduce((sum, one) => sum + one, 0) / Math.max(1, sharpest.length);
  return Math.round(mean * 10) / 10;
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

/**
 * Facts of a photo.
 * @param points pixels of its upright rendition
 * @param exif EXIF block of the original file; null without one
 */
export function computePhotoFacts(points: PixelData, exif: Uint8Array | null): PhotoFacts {
  const light = toLightness(points);
  const total = light.reduce((sum, one) => sum + one, 0);
  return {
    taken_at: exif && exifCaptureTimestamp(exif),
    likeness: likenessOf(points),
    sharpness: sharpnessOf(light, points.width, points.height),
    light: Math.round(total / light.length),
    focus: computeFocusGrid(points),
  };
}
