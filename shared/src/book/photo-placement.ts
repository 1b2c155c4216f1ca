export const MM_PER_INCH = 25.4;

/** The part of a photo that its frame shows; see `photoItem` of the scene. */
interface Crop {
  /** The point in the frame's middle, in fractions of the upright photo before rotation. */
  x: number;
  y: number;
  /** Zoom factor, at least 1; at 1 the photo just covers its frame. */
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

/** Position and resolution of a photo in its frame, for drawing and printing. */
export interface PhotoPlacement {
  mmPerPixel: number;
  /** Dots per inch in print, rounded down. */
  dpi: number;
  /** The whole rotated photo, in mm from the frame's top left; the frame clips it. */
  picture: Box;
  /** The visible part, in fractions of the upright photo before rotation. */
  visible: Box;
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Position of a point of the upright photo after quarter turns, in fractions of the turned photo. */
export function rotatePoint(x: number, y: number, turn: Crop['turn']): { x: number; y: number } {
  const points = [
    { x, y },
    { x: 1 - y, y: x },
    { x: 1 - x, y: 1 - y },
    { x: y, y: 1 - x },
  ] as const;
  return points[turn];
}

/** Converts a part of the upright photo to one of the turned photo. */
export function rotatePart(part: Box, turn: Crop['turn']): Box {
  const back = ([0, 3, 2, 1] as const)[turn];
  return uprightPart(part, back);
}

/** Converts a part of the turned photo to a part of the upright one. */
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
 * Computes which part of its photo a frame shows: the crop's point is in the middle, or as near to it as
 * possible while the photo covers the frame.
 * @param photo upright, in pixels
 * @param frame in mm
 */
export function placePhotoInFrame(
  photo: { width: number; height: number },
  frame: { w: number; h: number },
  crop: Crop,
): PhotoPlacement {
  const isOnItsSide = crop.turn % 2 === 1;
  const width = isOnItsSide ? photo.height : photo.width;
  const height = isOnItsSide ? photo.width : photo.height;
  const mmPerPixel = Math.max(frame.w / width, frame.h / height) * crop.zoom;
  const w = width * mmPerPixel;
  const h = height * mmPerPixel;
  const middle = rotatePoint(crop.x, crop.y, crop.turn);
  const x = clamp(frame.w / 2 - middle.x * w, frame.w - w, 0);
  const y = clamp(frame.h / 2 - middle.y * h, frame.h - h, 0);
  const seen = { x: (0 - x) / w, y: (0 - y) / h, w: frame.w / w, h: frame.h / h };
  return {
    mmPerPixel,
    // tolerance, so that a whole number is not rounded down because of a floating-point error
    dpi: Math.floor(MM_PER_INCH / mmPerPixel + 1e-6),
    picture: { x, y, w, h },
    visible: uprightPart(seen, crop.turn),
  };
}
