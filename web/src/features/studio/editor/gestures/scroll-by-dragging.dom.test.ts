import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollByDragging } from './scroll-by-dragging';

let stage: HTMLElement;
let stop: () => void;
const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockClear();
  stage = document.createElement('div');
  stage.append(document.createElement('button'));
  stage.addEventListener('click', clicked);
  stage.scrollLeft = 100;
  stage.scrollTop = 80;
  document.body.append(stage);
  stop = scrollByDragging(stage, () => true);
});
afterEach(() => {
  stop();
  stage.remove();
  vi.useRealTimers();
});

const mouse = { pointerId: 1, pointerType: 'mouse', bubbles: true, clientX: 50, clientY: 50 };
const pressOn = (target: Element, more: PointerEventInit = {}) =>
  target.dispatchEvent(new PointerEvent('pointerdown', { ...mouse, ...more }));
const send = (type: string, more: PointerEventInit = {}) =>
  window.dispatchEvent(new PointerEvent(type, { ...mouse, ...more }));
const scrolled = () => [stage.scrollLeft, stage.scrollTop];

it('moves an enlarged book with the mouse, and reports no click then', () => {
  pressOn(stage);
  send('pointermove', { clientX: 20, clientY: 60 });
  expect(scrolled()).toEqual([130, 70]);
  expect(stage.dataset.panning).toBe('');
  send('pointerup');
  stage.click();
  expect(clicked).not.toHaveBeenCalled();
  expect(stage.dataset.panning).toBeUndefined();
  send('pointermove', { clientX: 0 });
  expect(scrolled(), 'after the button is released').toEqual([130, 70]);
  vi.runAllTimers();
  stage.click();
  expect(clicked).toHaveBeenCalledOnce();
});

it('leaves a click alone, which moves the mouse by a few pixels at most', () => {
  pressOn(stage);
  send('pointermove', { clientX: 52 });
  send('pointerup');
  stage.click();
  expect(scrolled()).toEqual([100, 80]);
  expect(clicked).toHaveBeenCalledOnce();
});

it('moves it over photos with the middle button only, and never by a finger', () => {
  const photo = stage.querySelector('button') ?? stage;
  for (const start of [{ button: 0 }, { button: 1, pointerType: 'touch' }]) {
    pressOn(photo, start);
    send('pointermove', { clientX: 20 });
    expect(scrolled()).toEqual([100, 80]);
    send('pointerup');
  }
  pressOn(photo, { button: 1 });
  send('pointermove', { clientX: 20 });
  expect(scrolled()).toEqual([130, 80]);
});

it('does nothing while the whole book is shown', () => {
  stop();
  stop = scrollByDragging(stage, () => false);
  pressOn(stage);
  send('pointermove', { clientX: 20 });
  expect(scrolled()).toEqual([100, 80]);
});
