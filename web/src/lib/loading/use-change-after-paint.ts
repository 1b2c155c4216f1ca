import { useEffect, useRef, useState } from 'react';
import { useStableCallback } from './defer-rendering';
import { runAfterPaint } from './run-after-paint';

/**
 * Value of a controlled field whose changes cause slow renders: the field shows a change at once, and `change`
 * is called with it after the next paint, or when the component unmounts before.
 * @param value value outside of the field, shown while no change is pending
 * @returns the value for the field, and the function for its changes
 */
export function useChangeAfterPaint<Value>(
  value: Value,
  change: (to: Value) => void,
): [Value, (to: Value) => void] {
  const [pending, setPending] = useState<{ to: Value } | null>(null);
  const latest = useRef(pending);
  const flush = useStableCallback(() => {
    const newest = latest.current;
    latest.current = null;
    setPending(null);
    if (newest) change(newest.to);
  });
  useEffect(() => (pending ? runAfterPaint(flush) : undefined), [pending, flush]);
  useEffect(() => flush, [flush]);

  function set(to: Value): void {
    latest.current = { to };
    setPending(latest.current);
  }
  return [pending ? pending.to : value, set];
}
