import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a page change, puts the focus on the content, so that keyboards and screen readers start
 * there, and new pages begin at their top. Back and forward keep the browser's scroll position.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [pathname, navigation, content]);
}
