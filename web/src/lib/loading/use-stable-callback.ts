import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same and calls the newest `callback`, so that memoised components do not
 * render because of it. For event handlers only: while rendering it calls an earlier `callback`.
 */
export function useStableCallback<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...parameters) => newest.current(...parameters), []);
}
