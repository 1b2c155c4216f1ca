import { swallowClick } from './swallow-click';

/** Minimum distance of a drag in px; a shorter one is a click. */
const MIN_PAN_PX = 4;

/**
 * Lets the mouse scroll an element by dragging: with the left button outside of its controls, with the middle
 * button anywhere. Touch scrolls natively. Returns a function that stops it.
 */
export function scrollByDragging(stage: HTMLElement, canPan: () => boolean): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;

  function press(event: PointerEvent): void {
    const { target, button, pointerType, pointerId } = event;
    const isOnControl = target instanceof Element && target.closest('button, input') !== null;
    const isPan = button === 1 || (button === 0 && !isOnControl);
    if (pointerType !== 'mouse' || !isPan || !canPan()) return;
    event.preventDefault();
    const from = { x: event.clientX, y: event.clientY };
    const { scrollLeft, scrollTop } = stage;
    const ending = new AbortController();
    let hasMoved = false;

    function move({ clientX, clientY, pointerId: id }: PointerEvent): void {
      if (id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!hasMoved && Math.hypot(x, y) < MIN_PAN_PX) return;
      hasMoved = true;
      stage.dataset.panning = '';
      stage.scrollLeft = scrollLeft - x;
      stage.scrollTop = scrollTop - y;
    }

    function end({ pointerId: id }: PointerEvent): void {
      if (id !== pointerId) return;
      ending.abort();
      delete stage.dataset.panning;
      if (hasMoved) swallowClick();
    }

    const whilePressed = { signal: ending.signal };
    signal.addEventListener('abort', () => ending.abort(), whilePressed);
    window.addEventListener('pointermove', move, whilePressed);
    for (const type of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(type, end, whilePressed);
  }

  stage.addEventListener('pointerdown', press, { signal });
  return () => stopping.abort();
}
