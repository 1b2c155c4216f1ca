import { startTransition, useEffect, useState } from 'react';
import { TURN_MS } from './turn-watch';

/** Pause after a turn before the surrounding pages are rendered, in ms. */
const REST_MS = 80;

interface Turned {
  /** View that the leaves show or are turning to. */
  turned: number;
  /** View at which the leaves last came to rest. */
  settled: number;
}

/**
 * Delays turns: leaves needed at the new view are rendered first and turn two frames later, so that they
 * are animated; the others are updated when all leaves are at rest.
 */
export function useTurned(index: number): Turned {
  const [turned, setTurned] = useState(index);
  const [settled, setSettled] = useState(index);
  useEffect(() => {
    if (turned === index) return;
    let request = requestAnimationFrame(() => {
      request = requestAnimationFrame(() => setTurned(index));
    });
    return () => cancelAnimationFrame(request);
  }, [index, turned]);
  useEffect(() => {
    if (settled === turned) return;
    const settle = () => startTransition(() => setSettled(turned));
    const timer = setTimeout(settle, TURN_MS + REST_MS);
    return () => clearTimeout(timer);
  }, [settled, turned]);
  return { turned, settled };
}
