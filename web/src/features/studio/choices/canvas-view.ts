import type { EDGE_STYLES } from '@smriti/shared/album/albums';
import { CANVAS_WRAP_MM } from '@smriti/shared/catalogue/design-kinds';

const INCH_MM = 25.4;

/** Rectangle in mm, from the top left corner of the canvas. */
export interface CanvasRect {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface CanvasMeasures {
  /** Size of the canvas in inches. */
  size: { width: number; height: number };
  edgeStyle: (typeof EDGE_STYLES)[number] | null;
  /** Size of the photo in pixels; null if unknown. */
  photo: { width: number; height: number } | null;
}

/** The front of a canvas, its photo, and how much of the photo is not on the front. */
export interface CanvasView {
  front: { w: number; h: number };
  /** Whole photo as it is printed, which reaches beyond the front. */
  photo: CanvasRect;
  /** Part of the photo's area outside of the front, from 0 to 1; null if the photo is unknown. */
  outside: number | null;
}

/**
 * Places a photo on a canvas: it covers the front, and with a wrapped edge also the sides, without gaps
 * (docs/rules.md#studio-11).
 */
export function placeCanvasPhoto({ size, edgeStyle, photo }: CanvasMeasures): CanvasView {
  const front = { w: size.width * INCH_MM, h: size.height * INCH_MM };
  const wrap = edgeStyle === 'wrapped' ? CANVAS_WRAP_MM : 0;
  const covered = { w: front.w + 2 * wrap, h: front.h + 2 * wrap };
  const { width, height } = photo ?? { width: covered.w, height: covered.h };
  const scale = Math.max(covered.w / width, covered.h / height);
  const [w, h] = [width * scale, height * scale];
  return {
    front,
    photo: { x: (front.w - w) / 2, y: (front.h - h) / 2, w, h },
    outside: photo && 1 - (front.w * front.h) / (w * h),
  };
}
