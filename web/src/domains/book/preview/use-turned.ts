import { startTransition, useEffect, useState } from 'react';
import { TURN_MS } from './turn-watch';

/** After a turn, before the pages around the new place are drawn. */
const REST_MS = 80;

interface Turned {
  /** Where the leaves lie, or move to. */
  turned: number;
  /** Where they lay when nothing moved last. */
  settled: number;
}

/**
 * Leads leaves to a place: those that are needed there are drawn first and turn two frames later, so
 * that they turn as well; others are drawn or left out when all lies still.
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
