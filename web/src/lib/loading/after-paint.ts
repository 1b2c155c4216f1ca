/**
 * Runs a callback after the current render has been painted; at once in a hidden page. Returns a
 * function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
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
