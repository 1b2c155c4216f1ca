export const MM_PER_INCH = 25.4;

/** Which part of a photo its frame shows; see `photoItem` of the scene. */
interface Crop {
  /** The point in the frame's middle, in fractions of the upright photo before any turn. */
  x: number;
  y: number;
  /** At least 1, where the photo just covers its frame. */
  zoom: number;
  /** Quarter turns of the photo, clockwise. */
  turn: 0 | 1 | 2 | 3;
}

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A photo in its frame, as it is drawn and printed. */
export interface PlacedPhoto {
  mmPerPixel: number;
  /** Dots per inch in print, rounded down. */
  dpi: number;
  /** The whole photo after its turn, in mm from the frame's top left; the frame cuts what is outside. */
  picture: Box;
  /** What is seen of it, in fractions of the upright photo before any turn. */
  visible: Box;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Where a point of the upright photo lies after quarter turns, in fractions of the turned one. */
export function turnedPoint(x: number, y: number, turn: Crop['turn']): { x: number; y: number } {
  const points = [
    { x, y },
    { x: 1 - y, y: x },
    { x: 1 - x, y: 1 - y },
    { x: y, y: 1 - x },
  ] as const;
  return points[turn];
}

/** A part of the turned photo as a part of the upright one. */
function uprightPart({ x, y, w, h }: Box, turn: Crop['turn']): Box {
  const parts = [
    { x, y, w, h },
    { x: y, y: 1 - x - w, w: h, h: w },
    { x: 1 - x - w, y: 1 - y - h, w, h },
    { x: 1 - y - h, y: x, w: h, h: w },
  ] as const;
  return parts[turn];
}

/**
 * Derives what a frame shows of its photo: the crop's point stands in the middle as far as the photo
 * still covers the frame.
 * @param photo upright, in pixels
 * @param frame in mm
 */
export function placedPhoto(
  photo: { width: number; height: number },
  frame: { w: number; h: number },
  crop: Crop,
): PlacedPhoto {
  const isOnItsSide = crop.turn % 2 === 1;
  const width = isOnItsSide ? photo.height : photo.width;
  const height = isOnItsSide ? photo.width : photo.height;
  const mmPerPixel = Math.max(frame.w / width, frame.h / height) * crop.zoom;
  const w = width * mmPerPixel;
  const h = height * mmPerPixel;
  const middle = turnedPoint(crop.x, crop.y, crop.turn);
  const x = clamp(frame.w / 2 - middle.x * w, frame.w - w, 0);
  const y = clamp(frame.h / 2 - middle.y * h, frame.h - h, 0);
  const seen = { x: (0 - x) / w, y: (0 - y) / h, w: frame.w / w, h: frame.h / h };
  return {
    mmPerPixel,
    // a whole number that the division just misses is not rounded down
    dpi: Math.floor(MM_PER_INCH / mmPerPixel + 1e-6),
    picture: { x, y, w, h },
    visible: uprightPart(seen, crop.turn),
  };
}
