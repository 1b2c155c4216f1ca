import { useEffect, useRef } from 'react';

/**
 * A ref for the sentinel at a list's end: calls `onView` when half of it is visible
 * (docs/rules.md#pages-3), and again each time it comes back into view.
 */
export function useInView<E extends Element>(onView: () => void, isActive: boolean) {
  const sentinel = useRef<E>(null);
  const latest = useRef(onView);
  useEffect(() => {
    latest.current = onView;
  });
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isActive) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
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
