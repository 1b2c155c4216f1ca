import { type RefObject, useEffect } from 'react';

const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role="slider"], [role="radiogroup"]';

/**
 * Turns pages with the arrow keys while the focus is anywhere in the page or dialog around the
 * element.
 */
export function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  onStep: (by: 1 | -1) => void,
): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (by === undefined || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element) || target.closest(OWN_ARROWS)) return;
      const dialog = target.closest('[role="dialog"]');
      if (dialog && !dialog.contains(element.current)) return;
      event.preventDefault();
      onStep(by === 1 ? 1 : -1);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [element, onStep]);
}
