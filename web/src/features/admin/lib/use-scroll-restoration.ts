import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll positions of lists in px, by the key of their history entry. */
const positions = new Map<string, number>();

/**
 * Keeps a list's scroll position while another page is open, and restores it when the user goes
 * back. The browser restores it before the list is rendered, when the page is still too short.
 * @param isShown whether the list is rendered
 */
export function useScrollRestoration(isShown: boolean): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const opened = useRef(navigation === NavigationType.Pop ? positions.get(key) : undefined);
  useLayoutEffect(() => {
    if (!isShown || opened.current === undefined) return;
    scrollTo(0, opened.current);
    opened.current = undefined;
  }, [isShown]);
  useEffect(() => {
    const keep = () => void positions.set(key, scrollY);
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [key]);
}
