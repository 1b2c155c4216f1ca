import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTypingTarget } from '../../StudioToolbar';
import type { StageZoom } from './use-stage-zoom';

interface ScreenKeysOptions {
  screen: RefObject<HTMLElement | null>;
  zoom: StageZoom;
  /** Shows the list of keys. */
  onHelp: () => void;
}

/**
 * Keys of the whole editor: Ctrl (Command on a Mac) with +, - and 0 zoom the book instead of the page, and ?
 * outside of text fields shows the list of keys. Keys in a dialog above the editor are ignored.
 */
export function useScreenKeys({ screen, zoom, onHelp }: ScreenKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const { target, defaultPrevented, altKey, key } = event;
    const isInEditor =
      target === document.body || (target instanceof Node && screen.current?.contains(target));
    if (defaultPrevented || altKey || !isInEditor) return;
    const zooms: Readonly<Record<string, () => void>> = {
      '+': zoom.enlarge,
      '=': zoom.enlarge,
      '-': zoom.reduce,
      '0': zoom.showWhole,
    };
    const isShortcut = event.ctrlKey || event.metaKey;
    const isHelp = !isShortcut && key === '?' && !isTypingTarget(target);
    const act = isShortcut ? zooms[key] : isHelp ? onHelp : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
