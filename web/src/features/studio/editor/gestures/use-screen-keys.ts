import { useEffect, useRef } from 'react';
import { isTypingTarget } from '../../StudioToolbar';
import type { StageZoom } from './use-stage-zoom';

interface ScreenKeysOptions {
  zoom: StageZoom;
  /** Shows the list of keys. */
  onHelp: () => void;
}

/** Whether the focus is in the editor, and not in a dialog above it. */
function isInEditor(target: EventTarget | null): boolean {
  return (
    target === document.body ||
    (target instanceof Element && target.closest('[data-book-screen]') !== null)
  );
}

/**
 * Keys of the whole editor: Ctrl (Command on a Mac) with +, - and 0 zoom the book instead of the page,
 * and ? shows the list of keys.
 */
export function useScreenKeys(options: ScreenKeysOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || !isInEditor(event.target)) return;
      const { zoom, onHelp } = latest.current;
      const zooms: Readonly<Record<string, () => void>> = {
        '+': zoom.enlarge,
        '=': zoom.enlarge,
        '-': zoom.reduce,
        '0': zoom.showWhole,
      };
      const isShortcut = event.ctrlKey || event.metaKey;
      const isHelp = !isShortcut && event.key === '?' && !isTypingTarget(event.target);
      const act = isShortcut ? zooms[event.key] : isHelp ? onHelp : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
