/** Time in ms after which a clicked link navigates natively if the scripts have not loaded. */
const LINK_TIMEOUT_MS = 3000;
/** Maximum time in ms for the hydration of an element. */
const HYDRATION_LIMIT_MS = 30_000;
/**
 * Maximum time in ms for the hydration of a link, which works without React, and for removed and
 * disabled elements.
 */
const SHORT_LIMIT_MS = 5000;
const PAUSE_MS = 100;
/** Maximum pointer movement during a click, in pixels; a longer one counts as cancelled. */
const PRESS_TOLERANCE_PX = 10;
/**
 * Event type that detects hydration: it has no default action, and only a hydrated element handles
 * it.
 */
const PROBE = 'mouseup';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Position of an element, by which its replacement is found. */
interface Place {
  /** Index among the elements with the same tag and text. */
  index: number;
  isFocused: boolean;
}
interface Entry extends Place {
  field: Field;
  value: string;
  isChecked: boolean;
  selection: Selected;
}
/** Selection or caret of a field; null for field types without one. */
type Selected = [number, number, 'forward' | 'backward' | 'none'] | null;
interface Press extends Place {
  button: HTMLElement;
}
type RecordedItem = Press | Entry;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Clicked link that the app follows without a page load; null for other clicks. */
function linkOf(event: MouseEvent, target: Element): HTMLAnchorElement | null {
  const link = target.closest('a');
  if (!link || link.target || link.origin !== location.origin) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : link;
}

/** Elements of the page with the same tag and text as `element`. */
const peersOf = (element: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(`#root ${element.localName}`)].filter(
    ({ textContent }) => textContent === element.textContent,
  );

const placeOf = (element: HTMLElement): Place => ({
  index: peersOf(element).indexOf(element),
  isFocused: element === document.activeElement,
});

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function pressedBy(event: Event): RecordedItem | null {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('#root')) return null;
  if (event instanceof MouseEvent) {
    const button = target.closest('button') ?? linkOf(event, target);
    return button && { button, ...placeOf(button) };
  }
  if (!isField(target)) return null;
  const isChecked = 'checked' in target && target.checked;
  const selection = selectionOf(target);
  return { field: target, value: target.value, isChecked, selection, ...placeOf(target) };
}

function selectionOf(field: Field): Selected {
  if (field instanceof HTMLSelectElement) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null || end === null ? null : [start, end, direction ?? 'none'];
}

/**
 * Enters a value again so that React handles a change event, even if the field already has the
 * value; hydration may have reset the field.
 */
function enterAgain({ field, value, isChecked, selection }: Entry): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type) && 'checked' in field) {
    field.checked = !isChecked;
    field.click();
  } else {
    // The current caret is kept unless hydration has reset the field.
    const kept = field.value === value ? selectionOf(field) : selection;
    field.value = '';
    const prototype: unknown = Object.getPrototypeOf(field);
    Reflect.set(Object(prototype), 'value', value, field);
    if (kept && field === document.activeElement) field.setSelectionRange(...kept);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Whether React has hydrated an element; until then it blocks all clicks on it. */
function isHydrated(element: HTMLElement): boolean {
  let hasReached = false;
  const note = () => {
    hasReached = true;
  };
  element.addEventListener(PROBE, note, true);
  element.dispatchEvent(new MouseEvent(PROBE, { bubbles: true }));
  element.removeEventListener(PROBE, note, true);
  return hasReached;
}

const isLink = (kept: RecordedItem): kept is Press & { button: HTMLAnchorElement } =>
  'button' in kept && kept.button instanceof HTMLAnchorElement;

/**
 * Drops recorded interactions that a newer one replaces: an earlier link, and the previous value of the same
 * field.
 */
function dropReplacedItems(all: readonly RecordedItem[], newer: RecordedItem): RecordedItem[] {
  if (isLink(newer)) return all.filter((kept) => !isLink(kept));
  const last = all.at(-1);
  const isSameField = last && 'field' in last && 'field' in newer && last.field === newer.field;
  return isSameField ? all.slice(0, -1) : [...all];
}

const elementOf = (kept: RecordedItem): HTMLElement => ('field' in kept ? kept.field : kept.button);

/**
 * The recorded interaction with its current element, because React may have replaced the recorded element;
 * null if there is none.
 */
function findOnPage(kept: RecordedItem): RecordedItem | null {
  const element = elementOf(kept);
  if (element.isConnected) return kept;
  const found = peersOf(element)[kept.index];
  if (!found) return null;
  if (kept.isFocused && document.activeElement === document.body) found.focus();
  if (!('field' in kept)) return { ...kept, button: found };
  return isField(found) ? { ...kept, field: found } : null;
}

/**
 * Waits until React has hydrated the element of a recorded interaction. Resolves to the interaction to
 * replay; null if its element is gone or was not hydrated in time.
 */
async function whenHydrated(
  kept: RecordedItem,
  pressed: ReadonlySet<Element>,
): Promise<RecordedItem | null> {
  const start = Date.now();
  for (;;) {
    const found = findOnPage(kept);
    const element = found && elementOf(found);
    const isEnabled = element?.matches(':disabled') === false;
    if (isEnabled && isHydrated(element)) return found;
    // An element that an earlier click has disabled or removed is skipped, as it would be in a
    // browser.
    const wasPressed = element ? pressed.has(element) : pressed.size > 0;
    const limit = isEnabled && !isLink(kept) ? HYDRATION_LIMIT_MS : SHORT_LIMIT_MS;
    if ((wasPressed && !isEnabled) || Date.now() - start > limit) return isLink(kept) ? kept : null;
    await pause(PAUSE_MS);
  }
}

/** Replays recorded clicks and entries in order until `next` returns undefined. */
async function answerAll(
  next: () => RecordedItem | undefined,
  press: (kept: RecordedItem) => void,
) {
  const pressed = new Set<Element>();
  for (let kept = next(); kept; kept = next()) {
    const found = await whenHydrated(kept, pressed);
    if (found) press(found);
    pressed.add(elementOf(found ?? kept));
    // React renders the result before the next click.
    await pause(0);
  }
}

/**
 * Records clicks and field entries on a page that is not hydrated yet.
 * @param onPress called for each recorded interaction
 * @returns function to call when hydration starts; it replays everything in order once `isReady` has settled,
 *   including later interactions
 */
export function recordInteractions(
  onPress: () => void,
): (isReady?: Promise<unknown>) => Promise<void> {
  let all: RecordedItem[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHandedOver = false;
  let isOwn = false;
  let begun: { kept: RecordedItem; at: MouseEvent } | null = null;
  const begin = (at: MouseEvent) => {
    const kept = pressedBy(at);
    begun = kept && { kept, at };
  };
  /**
   * Element on which a click began, which may differ from the click's target if the page moved or
   * rerendered.
   */
  const begunAt = (event: Event) => {
    if (!begun || !(event instanceof MouseEvent)) return null;
    const { kept, at } = begun;
    return Math.hypot(event.x - at.x, event.y - at.y) <= PRESS_TOLERANCE_PX ? kept : null;
  };
  const keep = (event: Event) => {
    const kept = isOwn ? null : (pressedBy(event) ?? begunAt(event));
    if (event instanceof MouseEvent) begun = null;
    if (!kept) return;
    if ('button' in kept) event.preventDefault();
    // Stops React from handling this event before the recorded ones are replayed.
    if (isHandedOver) event.stopPropagation();
    all = [...dropReplacedItems(all, kept), kept];
    if (isLink(kept) && !isHandedOver) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // The link must not be followed again when the user returns to this page.
        all = all.filter((one) => one !== kept);
        location.assign(kept.button.href);
      }, LINK_TIMEOUT_MS);
    }
    onPress();
  };
  const press = (kept: RecordedItem) => {
    isOwn = true;
    if ('field' in kept) enterAgain(kept);
    else kept.button.click();
    isOwn = false;
  };
  addEventListener('mousedown', begin, true);
  addEventListener('click', keep, true);
  addEventListener('input', keep, true);
  return async (isReady) => {
    isHandedOver = true;
    clearTimeout(timer);
    await isReady;
    await answerAll(() => all.shift(), press);
    removeEventListener('mousedown', begin, true);
    removeEventListener('click', keep, true);
    removeEventListener('input', keep, true);
  };
}
