/** Angle of one strip of a mug, in degrees. */
export const STRIP_ANGLE = 9;
/** Maximum angle around a mug that its print covers. */
const MAX_PRINT_ANGLE = 288;
/** Height of a mug in relation to its print, and maximum height in relation to its diameter. */
const HEIGHT = 1.12;
const MAX_PROPORTION = 1.3;

/** A vertical strip of a mug, at its angle clockwise from the middle of the print. */
interface MugStrip {
  angle: number;
  /** Left edge of its part of the print, in mm from the left edge of the print; null beyond the print. */
  x: number | null;
}

/**
 * A mug for a print: lengths in mm, and its strips. A high print has a wider mug, of which it covers less.
 * @param print trimmed size in mm
 */
export function mugShape(print: { w: number; h: number }) {
  const height = print.h * HEIGHT;
  const least = (print.w * 360) / MAX_PRINT_ANGLE / (2 * Math.PI);
  const radius = Math.max(least, height / MAX_PROPORTION / 2);
  const angle = Math.min(MAX_PRINT_ANGLE, (print.w * 360) / (2 * Math.PI * radius));
  const count = Math.round(angle / STRIP_ANGLE);
  const width = print.w / count;
  const strips = Array.from({ length: 360 / STRIP_ANGLE }, (_, at): MugStrip => {
    const isPrinted = at < count;
    return { angle: (at - (count - 1) / 2) * STRIP_ANGLE, x: isPrinted ? at * width : null };
  });
  return { height, radius, width, strips };
}

/** Width of a mug whose handle is at its side, in radii. */
const WIDTH_WITH_HANDLE = 3.8;
/** Height that a mug seen from above needs, in relation to its own. */
const SEEN_HEIGHT = 1.2;

/** Aspect ratio (width / height) of the room that a mug and its handle need. */
export function mugRatio(print: { w: number; h: number }): number {
  const { height, radius } = mugShape(print);
  return (WIDTH_WITH_HANDLE * radius) / (SEEN_HEIGHT * height);
}
