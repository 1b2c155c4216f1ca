/** How long after a picture's load event its paint is past, on a slow phone too. */
const PAINT_MS = 600;

/** Takes a step when a picture that has just arrived is painted: at once it would compete with it. */
export function afterPicturePaint(step: () => void): void {
  setTimeout(step, PAINT_MS);
}
