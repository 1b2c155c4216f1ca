import { useEffect, useRef, useState } from 'react';
import { tabStorage } from '#lib/device/device-storage.ts';
import { useReducedMotion } from '#ui/media/use-reduced-motion.ts';
import {
  isSmoothTurn,
  MAX_STUTTERING_TURNS,
  TURN_DURATION_MS,
  startTurnMeasurement,
} from './turn-smoothness';

export type PageTransition = 'turn' | 'fade';

/** Key of the number of stuttering turns, stored per tab. */
const KEY = 'smriti.preview.misses';

const misses = () => Number(tabStorage.get(KEY) ?? 0);

/**
 * Transition to use: 'turn', or 'fade' with reduced motion or after two stuttering turns on this
 * device (docs/rules.md#previews-1).
 * @param index current view; the turn after each change is measured
 */
export function usePageTransition(index: number): PageTransition {
  const isReduced = useReducedMotion();
  const [isSlow, setIsSlow] = useState(() => misses() >= MAX_STUTTERING_TURNS);
  const motion = isReduced || isSlow ? 'fade' : 'turn';
  const watched = useRef(index);
  useEffect(() => {
    if (motion === 'fade' || watched.current === index) return;
    watched.current = index;
    const stop = startTurnMeasurement();
    const timer = setTimeout(() => {
      const turn = stop();
      // Frame times are meaningless while the page is hidden.
      if (document.visibilityState !== 'visible' || isSmoothTurn(turn)) return;
      tabStorage.set(KEY, String(misses() + 1));
      setIsSlow(misses() >= MAX_STUTTERING_TURNS);
    }, TURN_DURATION_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [index, motion]);
  return motion;
}
