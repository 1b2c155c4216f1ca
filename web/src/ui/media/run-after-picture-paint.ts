/** Delay after a picture's load event until it is surely painted, also on slow phones, in ms. */
const PAINT_MS = 600;

/** Runs a step after a newly loaded picture is painted, so that it does not delay the paint. */
export function runAfterPicturePaint(step: () => void): void {
  setTimeout(step, PAINT_MS);
}
