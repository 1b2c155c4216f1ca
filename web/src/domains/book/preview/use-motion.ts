import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../ui/media/use-reduced-motion';
import { tabStorage } from '../../../lib/device/device-storage';
import { isSmooth, MISSES, TURN_MS, watchTurn } from './turn-watch';

/** How one gets from a page to the next. */
export type Motion = 'turn' | 'fade';

/** For as long as the tab is open: a device does not become faster by closing the book. */
const KEY = 'smriti.preview.misses';

const misses = () => Number(tabStorage.get(KEY) ?? 0);

/**
 * Pages turn, unless less motion is asked for or this device has stuttered twice
 * (docs/rules.md#previews-1).
 * @param index where the book is open; each change of it is a turn that is watched
 */
export function useMotion(index: number): Motion {
  const isReduced = useReducedMotion();
  const [isSlow, setIsSlow] = useState(() => misses() >= MISSES);
  const motion = isReduced || isSlow ? 'fade' : 'turn';
  const watched = useRef(index);
  useEffect(() => {
    if (motion === 'fade' || watched.current === index) return;
    watched.current = index;
    const stop = watchTurn();
    const timer = setTimeout(() => {
      const turn = stop();
      // a page that nobody sees is drawn when the browser likes
      if (document.visibilityState !== 'visible' || isSmooth(turn)) return;
      tabStorage.set(KEY, String(misses() + 1));
      setIsSlow(misses() >= MISSES);
    }, TURN_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [index, motion]);
  return motion;
}
