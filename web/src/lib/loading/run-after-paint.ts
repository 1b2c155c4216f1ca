/** Delay in ms from a picture's load event until it has been painted, even on slow phones. */
const PAINT_MS = 600;

/**
 * Runs a function after a newly loaded picture has been painted, so that it does not delay the
 * paint.
 */
export function runAfterPicturePaint(step: () => void): void {
  setTimeout(step, PAINT_MS);
}

/**
 * Runs a callback after the current render has been painted; at once in a hidden page. Returns a
 * function that cancels it.
 */
export function runAfterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(act);
  };
  let frame: number | undefined;
  if (document.hidden) soon();
  else frame = requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
