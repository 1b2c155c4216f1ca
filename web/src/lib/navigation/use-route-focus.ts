import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Identity of the page that an address shows: filters and choices do not count, `id` does. */
function pageOf(pathname: string, search: string): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`;
}

/**
 * After a page change, puts the focus on the content, so that keyboards and screen readers start
 * there, and new pages begin at their top. Back and forward keep the browser's scroll position.
 */
export function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  const navigation = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [page, navigation, content]);
}
