/** Without its scripts for so long, the page follows a link as the browser does. */
const LINK_PATIENCE_MS = 3000;
/** Parts of the page that React has not reached yet are tried again. */
const TRIES = 50;
const PAUSE_MS = 100;
/** A press that moved further was taken back. */
const STILL_PX = 10;
/** What the browser does nothing by itself for, and React something only once it is there. */
const PROBE = 'mouseup';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
interface Entry {
  field: Field;
  value: string;
  isChecked: boolean;
  selection: Selected;
}
/** What is selected in a field, or where its caret is; null where a field does not tell. */
type Selected = [number, number, 'forward' | 'backward' | 'none'] | null;
interface Press {
  button: HTMLElement;
}
type Kept = Press | Entry;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** A link that the app follows without loading a page anew. */
function linkOf(event: MouseEvent, target: Element): HTMLAnchorElement | null {
  const link = target.closest('a');
  if (!link || link.target || link.origin !== location.origin) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : link;
}

function pressedBy(event: Event): Kept | null {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('#root')) return null;
  if (event instanceof MouseEvent) {
    const button = target.closest('button') ?? linkOf(event, target);
    return button && { button };
  }
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  if (!isField) return null;
  const isChecked = 'checked' in target && target.checked;
  return { field: target, value: target.value, isChecked, selection: selectionOf(target) };
}

function selectionOf(field: Field): Selected {
  if (field instanceof HTMLSelectElement) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null || end === null ? null : [start, end, direction ?? 'none'];
}

/**
 * Enters a value in the way that React takes for a change, though it may stand there already: what React
 * has rendered meanwhile may also have put back what was there before.
 */
function enterAgain({ field, value, isChecked, selection }: Entry): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type) && 'checked' in field) {
    field.checked = !isChecked;
    field.click();
  } else {
    // Where the caret is now, unless React has put back what was there before.
    const kept = field.value === value ? selectionOf(field) : selection;
    field.value = '';
    const prototype: unknown = Object.getPrototypeOf(field);
    Reflect.set(Object(prototype), 'value', value, field);
    if (kept && field === document.activeElement) field.setSelectionRange(...kept);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Whether React has come to an element: until then it keeps every press from it. */
function isReached(element: HTMLElement): boolean {
  if (element.matches(':disabled')) return false;
  let hasReached = false;
  const note = () => {
    hasReached = true;
  };
  element.addEventListener(PROBE, note, true);
  element.dispatchEvent(new MouseEvent(PROBE, { bubbles: true }));
  element.removeEventListener(PROBE, note, true);
  return hasReached;
}

const isLink = (kept: Kept): kept is { button: HTMLAnchorElement } =>
  'button' in kept && kept.button instanceof HTMLAnchorElement;

/** Those that stay beside a newer one: a field has what was entered last, and one link is followed. */
function besides(all: readonly Kept[], newer: Kept): Kept[] {
  if (isLink(newer)) return all.filter((kept) => !isLink(kept));
  const last = all.at(-1);
  const isSameField = last && 'field' in last && 'field' in newer && last.field === newer.field;
  return isSameField ? all.slice(0, -1) : [...all];
}

/** Presses and enters in turn what `next` hands out, until there is nothing left. */
async function answerAll(next: () => Kept | undefined, press: (kept: Kept) => void) {
  const pressed = new Set<HTMLElement>();
  for (let kept = next(); kept; kept = next()) {
    const element = 'field' in kept ? kept.field : kept.button;
    // What an earlier press has disabled would not have taken this one either.
    if (pressed.has(element) && element.matches(':disabled')) continue;
    let isThere = isReached(element);
    for (let tries = 0; tries < TRIES && !isThere; tries += 1) {
      await pause(PAUSE_MS);
      isThere = isReached(element);
    }
    // A link leads on without React too.
    if (isThere || isLink(kept)) press(kept);
    pressed.add(element);
    // React shows what came of it before the next one.
    await pause(0);
  }
}

/**
 * Keeps what is pressed and entered in a page that nothing answers in yet.
 * @param onPress is told of each
 * @returns what is called when React begins with the page: once that is ready, it presses and enters all
 *   of it again, in its order, and behind it what has come meanwhile
 */
export function keepPresses(onPress: () => void): (isReady?: Promise<unknown>) => Promise<void> {
  let all: Kept[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHandedOver = false;
  let isOwn = false;
  let begun: { kept: Kept; at: MouseEvent } | null = null;
  const begin = (at: MouseEvent) => {
    const kept = pressedBy(at);
    begun = kept && { kept, at };
  };
  /** What was pressed though the click came beside it: the page moved, or was made anew, meanwhile. */
  const begunAt = (event: Event) => {
    if (!begun || !(event instanceof MouseEvent)) return null;
    const { kept, at } = begun;
    return Math.hypot(event.x - at.x, event.y - at.y) <= STILL_PX ? kept : null;
  };
  const keep = (event: Event) => {
    const kept = isOwn ? null : (pressedBy(event) ?? begunAt(event));
    if (event instanceof MouseEvent) begun = null;
    if (!kept) return;
    if ('button' in kept) event.preventDefault();
    // React would answer it as well, and before the others.
    if (isHandedOver) event.stopPropagation();
    all = [...besides(all, kept), kept];
    if (isLink(kept) && !isHandedOver) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Whoever comes back to this page is not sent away again.
        all = all.filter((one) => one !== kept);
        location.assign(kept.button.href);
      }, LINK_PATIENCE_MS);
    }
    onPress();
  };
  const press = (kept: Kept) => {
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
