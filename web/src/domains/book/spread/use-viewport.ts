import { type RefObject, useEffect, useState } from 'react';
import { useMediaQuery } from '#ui/media/use-media-query.ts';

/** Media query for widths at which two pages side by side are too small to judge photos. */
const NARROW = '(max-width: 39.99rem)';

/** Whether the window has room for only one page at a time. */
export const useIsNarrowWindow = (): boolean => useMediaQuery(NARROW);

/** Distance from the viewport within which an element counts as near. */
const NEAR = '400px';

/** Whether an element is near the viewport, so that its pictures should load. */
export function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
