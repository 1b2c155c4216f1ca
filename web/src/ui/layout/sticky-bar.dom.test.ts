// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { stickyBarRef } from './sticky-bar';

let resized: (() => void)[] = [];
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(callback: () => void) {
      resized.push(callback);
    }
    observe = vi.fn();
    disconnect = vi.fn();
  },
);
afterEach(() => {
  resized = [];
});

function bar(height: number): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { value: height });
  return element;
}
const told = () => document.documentElement.style.getPropertyValue('--sticky-bottom');

it('sets the CSS property to the height of the highest bar, and removes it with the last bar', () => {
  const removePage = stickyBarRef(bar(64));
  const removeSheet = stickyBarRef(bar(88));
  for (const tell of resized) tell();
  expect(told()).toBe('88px');
  removeSheet?.();
  expect(told()).toBe('64px');
  removePage?.();
  expect(told()).toBe('');
});
