/** Delay in ms from a picture's load event until it has been painted, even on slow phones. */
const PAINT_MS = 600;

/**
 * Runs a function after a newly loaded picture has been painted, so that it does not delay the
 * paint.
 */
export function runAfterPicturePaint(step: () => void): void {
  setTimeout(step, PAINT_MS);
}
