import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Media query for widths at which two pages side by side are too small to judge photos. */
const QUERY = '(max-width: 39.99rem)';

/** Whether the window has room for only one page at a time. */
export function useIsNarrowWindow(): boolean {
  const [query] = useState(() => window.matchMedia(QUERY));
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}

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
