import { startTransition, useEffect, useState } from 'react';
import { TURN_DURATION_MS } from './turn-smoothness';

/** Pause in ms after a turn, before the surrounding pages are rendered. */
const REST_MS = 80;

interface TurnState {
  /** View that the leaves show, or are turning to. */
  turned: number;
  /** View at which the last turn ended. */
  settled: number;
}

/**
 * Delays each turn by two frames, so that the leaves of the new view are rendered first and their
 * turn is animated. Other leaves are updated after the turn has ended.
 */
export function useDelayedTurn(index: number): TurnState {
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
    const timer = setTimeout(settle, TURN_DURATION_MS + REST_MS);
    return () => clearTimeout(timer);
  }, [settled, turned]);
  return { turned, settled };
}
