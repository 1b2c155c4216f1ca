import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toDropName, parseDropName } from './drop-places';
import { watchPhotoDrag } from './photo-drag';

const FROM = { kind: 'frame', at: { spread: 's1', item: 'p1' } } as const;
const TO = { kind: 'frame', at: { spread: 's1', item: 'p2' } } as const;
const SPREAD = { kind: 'spread', id: 's2' } as const;

function placed(name: string): HTMLElement {
  const element = document.createElement('button');
  element.setAttribute('data-drop', name);
  document.body.append(element);
  return element;
}

let under: HTMLElement | null;
beforeEach(() => {
  vi.useFakeTimers();
  under = null;
  document.elementFromPoint = () => under;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const send = (type: string, more: PointerEventInit = {}) =>
  window.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, isPrimary: true, clientX: 50, clientY: 50, ...more }),
  );

/** Presses a photo and records the calls of the drag. */
function pressed(pointerType: 'mouse' | 'touch') {
  const source = placed(toDropName(FROM));
  const editor = { pick: vi.fn(), drop: vi.fn(), putDown: vi.fn() };
  source.addEventListener('pointerdown', (event) =>
    watchPhotoDrag(event, { from: FROM, picture: '/small/1.webp' }, () => editor),
  );
  const start = { pointerId: 1, isPrimary: true, pointerType, clientX: 50, clientY: 50 };
  source.dispatchEvent(new PointerEvent('pointerdown', start));
  return { ...editor, source };
}

/** Releases the pointer; the drop follows the next paint. */
function release(): void {
  send('pointerup');
  vi.advanceTimersByTime(50);
}

const ghost = () => document.querySelector('body > div[aria-hidden]');

it('starts a mouse drag after some pixels, and drops on the element under the pointer', () => {
  const { pick, drop, putDown } = pressed('mouse');
  send('pointermove', { clientX: 52 });
  expect(pick).not.toHaveBeenCalled();
  under = placed(toDropName(TO));
  send('pointermove', { clientX: 90, clientY: 60 });
  expect(pick).toHaveBeenCalledExactlyOnceWith(FROM);
  expect(ghost()).not.toBeNull();
  expect(under.hasAttribute('data-drop-over')).toBe(true);
  release();
  expect(drop).toHaveBeenCalledExactlyOnceWith(FROM, TO);
  expect(putDown).not.toHaveBeenCalled();
  expect(ghost()).toBeNull();
  expect(under.hasAttribute('data-drop-over')).toBe(false);
});

it('suppresses the click that ends a drag, but not a click without a drag', () => {
  const click = vi.fn();
  const { source } = pressed('mouse');
  source.addEventListener('click', click);
  send('pointerup');
  source.click();
  expect(click).toHaveBeenCalledOnce();
  const again = { pointerId: 1, isPrimary: true, pointerType: 'mouse', clientX: 50, clientY: 50 };
  source.dispatchEvent(new PointerEvent('pointerdown', again));
  send('pointermove', { clientX: 90 });
  send('pointerup');
  source.click();
  expect(click).toHaveBeenCalledOnce();
});

it('starts a touch drag after a long press, and scrolls otherwise', () => {
  const scrolled = pressed('touch');
  send('pointermove', { clientX: 50, clientY: 90 });
  vi.advanceTimersByTime(1000);
  expect(scrolled.pick).not.toHaveBeenCalled();

  const { pick, drop, source } = pressed('touch');
  vi.advanceTimersByTime(300);
  expect(pick).toHaveBeenCalledOnce();
  const move = new Event('touchmove', { cancelable: true });
  source.dispatchEvent(move);
  // A drag by touch prevents scrolling.
  expect(move.defaultPrevented).toBe(true);
  under = placed(toDropName(TO));
  send('pointermove', { clientX: 90, clientY: 60 });
  release();
  expect(drop).toHaveBeenCalledWith(FROM, TO);
});

it('opens a spread when held over its thumbnail, and continues the drag', () => {
  const { drop } = pressed('mouse');
  under = placed(toDropName(SPREAD));
  send('pointermove', { clientX: 90 });
  vi.advanceTimersByTime(600);
  expect(drop).toHaveBeenCalledExactlyOnceWith(FROM, SPREAD);
  under = placed(toDropName(TO));
  send('pointermove', { clientX: 120 });
  release();
  expect(drop).toHaveBeenCalledWith(FROM, TO);
});

it.each([
  ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['a drop outside of any target', release],
  ['a cancelled pointer', () => send('pointercancel')],
])('cancels the drag on: %s', (_why, end) => {
  const { drop, putDown } = pressed('mouse');
  send('pointermove', { clientX: 90 });
  end();
  expect(putDown).toHaveBeenCalledOnce();
  expect(drop).not.toHaveBeenCalled();
  expect(ghost()).toBeNull();
});

it('parses the drop names that it writes', () => {
  for (const place of [FROM, SPREAD, { kind: 'tray', photo: 'k1' }, { kind: 'out' }] as const) {
    expect(parseDropName(toDropName(place))).toEqual(place);
  }
  expect(parseDropName('')).toBeNull();
});
