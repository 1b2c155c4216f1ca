import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs the work of a button, unless its previous work is still running. A busy state is rendered only with
 * the next frame, and a second press may come before that. The button works again once the work has ended,
 * with or without an error; if the work leads to another page, once `isLeaving` has ended too, since the
 * user may navigate back before that page is shown. The work itself must report errors.
 */
export function useSinglePress(isLeaving = false): (work: () => unknown) => void {
  const isUnderway = useRef(false);
  const [ended, setEnded] = useState(0);

  // Released in an effect, because `isLeaving` changes only with a later render than the end of the work.
  useEffect(() => {
    if (!isLeaving) isUnderway.current = false;
  }, [isLeaving, ended]);

  return useCallback((work) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const end = () => setEnded((before) => before + 1);
    Promise.resolve(work()).then(end, end);
  }, []);
}
