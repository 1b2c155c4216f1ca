import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Ignores clicks on a button while its previous work is running. Rendering a busy state takes until
 * the next frame, and a second click may come before. The button works again when its work has
 * ended, with or without an error, and, if the work opens another page, when `isLeaving` has ended
 * as well, because the user may navigate back before that page is shown. The work itself must
 * report errors.
 */
export function useSinglePress(isLeaving = false): (work: () => unknown) => void {
  const isUnderway = useRef(false);
  const [ended, setEnded] = useState(0);

  // Reset in an effect, because `isLeaving` changes in a later render than the one at the end of
  // the work.
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
