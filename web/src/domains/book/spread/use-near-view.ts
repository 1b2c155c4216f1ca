import { type RefObject, useEffect, useState } from 'react';

/** How far outside of what is seen something counts as near. */
const NEAR = '400px';

/** Whether an element is near what is seen of the page: pictures are only held for those. */
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
