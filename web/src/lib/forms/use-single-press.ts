import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Carries out what a button begins, unless what it began before is still under way. A page shows that
 * it is busy only with its next picture, and a second press may come before that. The way is open
 * again once the work is over, however it ended and however soon; where it leads to another page,
 * once `isLeaving` is over too: who turned back before that page was there finds this one as it was.
 * What failed is told by who does the work.
 */
export function useSinglePress(isLeaving = false): (work: () => unknown) => void {
  const isUnderway = useRef(false);
  const [ended, setEnded] = useState(0);

  // Only a later picture of the page knows that it is being left: the end itself would be too soon.
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
