import { useEffect, useEffectEvent, useState } from 'react';
import { deviceStorage } from '#lib/device/device-storage.ts';
import { isTyping } from '#lib/device/is-typing.ts';

const STORED = 'review-keys';
const OFF = 'off';

interface Steps {
  /** Moves to the next item; null at the end of the list. */
  next: (() => void) | null;
  previous: (() => void) | null;
}

interface ReviewKeys {
  isOn: boolean;
  /** Turns the keys on or off; stored on this device. */
  setOn: (isOn: boolean) => void;
}

/**
 * Keyboard shortcuts J (next) and K (previous), inactive while typing or in a dialog. Single-letter
 * shortcuts interfere with some assistive tools, so they can be turned off (WCAG 2.1.4).
 */
export function useReviewShortcuts({ next, previous }: Steps): ReviewKeys {
  const [isOn, setState] = useState(() => deviceStorage.get(STORED) !== OFF);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'j') next?.();
    if (key === 'k') previous?.();
  });
  useEffect(() => {
    if (!isOn) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn]);

  function setOn(chosen: boolean): void {
    setState(chosen);
    if (chosen) deviceStorage.remove(STORED);
    else deviceStorage.set(STORED, OFF);
  }
  return { isOn, setOn };
}
