/** Without its scripts for so long, the page follows a link as the browser does. */
const LINK_PATIENCE_MS = 3000;
/** Parts of the page that React has not reached yet are tried again. */
const TRIES = 50;
const PAUSE_MS = 100;
/** What a press or an entry may come to React as. */
const TYPES = ['click', 'change', 'input'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
interface Entry {
  field: Field;
  value: string;
  isChecked: boolean;
}
type Kept = { button: HTMLElement } | Entry;

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
  return { field: target, value: target.value, isChecked };
}

/**
 * Enters a value in the way that React takes for a change, though it may stand there already: what React
 * has rendered meanwhile may also have put back what was there before.
 */
function enterAgain({ field, value, isChecked }: Entry): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (/^(checkbox|radio)$/.test(field.type) && 'checked' in field) {
    field.checked = !isChecked;
    field.click();
  } else {
    field.value = '';
    const prototype: unknown = Object.getPrototypeOf(field);
    Reflect.set(Object(prototype), 'value', value, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Presses or enters once more; false where React keeps it from the element, which it has not reached. */
function isAnswered(kept: Kept): boolean {
  const element = 'field' in kept ? kept.field : kept.button;
  let hasReached = false;
  const note = () => {
    hasReached = true;
  };
  for (const type of TYPES) element.addEventListener(type, note, true);
  if ('field' in kept) enterAgain(kept);
  else kept.button.click();
  for (const type of TYPES) element.removeEventListener(type, note, true);
  return hasReached;
}

/**
 * Keeps what is pressed and entered in a page that nothing answers in yet.
 * @param onPress is told of each
 * @returns what stops it, and presses and enters all of it once more, in its order
 */
export function keepPresses(onPress: () => void): () => Promise<void> {
  const all: Kept[] = [];
  const timers: ReturnType<typeof setTimeout>[] = [];
  const keep = (event: Event) => {
    const kept = pressedBy(event);
    if (!kept) return;
    if ('button' in kept) event.preventDefault();
    if ('button' in kept && kept.button instanceof HTMLAnchorElement) {
      const { href } = kept.button;
      timers.push(setTimeout(() => location.assign(href), LINK_PATIENCE_MS));
    }
    all.push(kept);
    onPress();
  };
  addEventListener('click', keep, true);
  addEventListener('input', keep, true);
  return async () => {
    removeEventListener('click', keep, true);
    removeEventListener('input', keep, true);
    for (const timer of timers) clearTimeout(timer);
    for (const kept of all) {
      for (let tries = 0; tries < TRIES && !isAnswered(kept); tries += 1) await pause(PAUSE_MS);
      // React shows what came of it before the next one.
      await pause(0);
    }
  };
}
