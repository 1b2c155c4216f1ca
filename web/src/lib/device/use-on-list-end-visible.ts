import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the sentinel at the end of a list. Calls `onView` when half of it becomes
 * visible (docs/rules.md#pages-3), each time, and also if the user has scrolled past it before the
 * page was ready.
 */
export function useOnListEndVisible<E extends Element>(onView: () => void, isActive: boolean) {
  const sentinel = useRef<E>(null);
  const latest = useRef(onView);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current = onView;
  });
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isActive) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isPassed = isFirst.current && entry.boundingClientRect.bottom < 0;
        isFirst.current = false;
        if (entry.isIntersecting || isPassed) latest.current();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isActive]);
  return sentinel;
}
