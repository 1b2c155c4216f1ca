import { exifTakenAt } from '@smriti/shared/album/picture-date';
import type { PhotoFacts } from '@smriti/shared/book/photo-facts';
import { focusGrid } from './focus-grid.domain';
import { grey, type Points, shrunk } from './points.domain';

/**
 * What the points of a photo tell that a book is filled by (docs/rules.md#photos-10). Worked out of the large rendition's, which
 * are decoded anyway; nothing of it is kept but about 250 bytes.
 */

const TILE = 64;
/** The tiles that count: the sharpest fiftieth, because a subject may be small in a soft picture. */
const SHARPEST_PART = 0.02;

/** The variance of the Laplacian in a tile, which begins one point inside of the picture. */
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

/** How sharp the sharpest parts are; a picture that is smaller than a tile counts as not sharp. */
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

/** 64 bits, each whether a point of the smallest copy is lighter than its right neighbour. */
function likenessOf(points: Points): string {
  const small = grey(shrunk(points, ACROSS, DOWN));
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
 * The facts of a photo.
 * @param points of its upright rendition
 * @param exif of its file, read before anything was converted; null without one
 */
export function photoFactsOf(points: Points, exif: Uint8Array | null): PhotoFacts {
  const light = grey(points);
  const total = light.reduce((sum, one) => sum + one, 0);
  return {
    taken_at: exif && exifTakenAt(exif),
    likeness: likenessOf(points),
    sharpness: sharpnessOf(light, points.width, points.height),
    light: Math.round(total / light.length),
    focus: focusGrid(points),
  };
}
