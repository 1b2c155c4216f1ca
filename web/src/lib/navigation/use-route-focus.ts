import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Identity of a page: its path and `id`; filters and choices in the address do not count. */
function pageOf(pathname: string, search: string): string {
  return `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`;
}

/**
 * Moves the focus to the content after a page change, so that keyboard and screen reader users
 * start there, and scrolls new pages to the top. Going back and forward keeps the browser's scroll
 * position.
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
