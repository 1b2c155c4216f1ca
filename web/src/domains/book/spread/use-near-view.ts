import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport within which an element counts as near. */
const NEAR = '400px';

/** Whether an element is near the viewport, so that its pictures should load. */
export function useNearView(element: RefObject<Element | null>): boolean {
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
