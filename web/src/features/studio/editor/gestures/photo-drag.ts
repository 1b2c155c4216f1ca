import { flushSync } from 'react-dom';
import { DROP_ATTRIBUTE, type DropPlace, type PickedItem, parseDropName } from './drop-places';
import styles from './photo-drag.module.css';
import { swallowClick } from './swallow-click';

/**
 * Dragging of photos by mouse, pen or finger. By keyboard, photos are picked up and put down by
 * clicks.
 */

/** Effects of a drag on the editor. */
export interface DragHandlers {
  pick: (from: PickedItem) => void;
  /**
   * Drops a photo on a place. A spread is a place as well: it opens when the pointer rests on it.
   */
  drop: (from: PickedItem, to: DropPlace) => void;
  /** Ends a drag outside of all places, or by Escape. */
  putDown: () => void;
}

interface DraggedPhoto {
  from: PickedItem;
  /** URL of the picture that follows the pointer. */
  picture: string | null;
}

/** Time in ms after which a touch becomes a drag; moving earlier scrolls or swipes. */
const HOLD_MS = 260;
/** Movement in px that makes a touch scroll, and a pressed mouse drag. */
const HOLD_PX = 8;
const MOUSE_PX = 6;
/** Time in ms over a small spread after which it opens. */
const REST_MS = 500;
/** Attribute of the current drop target. */
const OVER = 'data-drop-over';

const placeOf = (element: Element) => parseDropName(element.getAttribute(DROP_ATTRIBUTE) ?? '');

function findDropTarget(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest(`[${DROP_ATTRIBUTE}]`) ?? null;
}

function createGhost({ picture }: DraggedPhoto): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles.ghost ?? '';
  ghost.ariaHidden = 'true';
  if (picture !== null) ghost.style.backgroundImage = `url("${picture}")`;
  return ghost;
}

/**
 * Starts the visible part of a drag: a copy of the photo follows the pointer until it is dropped.
 */
function liftPhoto(dragged: DraggedPhoto, target: () => DragHandlers) {
  const ghost = createGhost(dragged);
  let over: Element | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function setOver(next: Element | null): void {
    if (next === over) return;
    over?.removeAttribute(OVER);
    next?.setAttribute(OVER, '');
    over = next;
    clearTimeout(rest);
    const place = next && placeOf(next);
    if (place?.kind === 'spread')
      rest = setTimeout(() => target().drop(dragged.from, place), REST_MS);
  }

  return {
    moveTo(x: number, y: number): void {
      // Before the copy appears or moves: after it, the browser would have to compute the layout for the search.
      setOver(findDropTarget(x, y));
      ghost.style.translate = `${x}px ${y}px`;
      if (!ghost.isConnected) document.body.append(ghost);
    },
    /**
     * Ends the drag.
     * @returns place of the drop; null outside of all drop targets
     */
    end(): DropPlace | null {
      const place = over && placeOf(over);
      setOver(null);
      clearTimeout(rest);
      ghost.remove();
      return place;
    },
  };
}

/**
 * Watches a pressed pointer; the drag starts when a mouse moves or a touch rests.
 * @param editor returns the current editor, because the page may be turned during the drag
 */
export function watchPhotoDrag(
  start: PointerEvent,
  dragged: DraggedPhoto,
  editor: () => DragHandlers,
): void {
  const { target, pointerId, clientX, clientY } = start;
  if (start.button !== 0 || !start.isPrimary || !(target instanceof Element)) return;
  const isMouse = start.pointerType === 'mouse';
  const watching = new AbortController();
  const { signal } = watching;
  let photo: ReturnType<typeof liftPhoto> | null = null;
  const hold = isMouse ? undefined : setTimeout(() => lift(clientX, clientY), HOLD_MS);

  function lift(x: number, y: number): void {
    photo = liftPhoto(dragged, editor);
    photo.moveTo(x, y);
    // Marks the photo in the frame that shows its copy; its tools render in a later one.
    flushSync(() => editor().pick(dragged.from));
  }

  function stop(isDropped: boolean): void {
    watching.abort();
    clearTimeout(hold);
    if (!photo) return;
    const place = photo.end();
    swallowClick();
    if (!isDropped || !place) editor().putDown();
    // The copy disappears a frame earlier: drawing the changed pages takes longer on slow devices.
    else {
      requestAnimationFrame(() => requestAnimationFrame(() => editor().drop(dragged.from, place)));
    }
  }

  function follow(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    const far = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (photo) photo.moveTo(event.clientX, event.clientY);
    else if (isMouse && far >= MOUSE_PX) lift(event.clientX, event.clientY);
    else if (!isMouse && far > HOLD_PX) stop(false);
  }

  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      // Prevents a swipe.
      if (photo) event.stopPropagation();
      stop(true);
    },
    { signal, capture: true },
  );
  window.addEventListener('pointercancel', () => stop(false), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      stop(false);
    },
    { signal, capture: true },
  );
  // Listens on the element itself, which receives touch moves even if its page is turned during the
  // drag.
  const options = { signal, passive: false };
  target.addEventListener('touchmove', (event) => photo && event.preventDefault(), options);
  target.addEventListener('contextmenu', (event) => !isMouse && event.preventDefault(), options);
}
