import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** Part of the studio's address at which the book is open in the whole window. */
export const BOOK_HASH = '#book';

/** State of a history entry whose previous entry is the studio page. */
const openedFromPage = z.object({ isBookOpenedHere: z.literal(true) });

/**
 * Whether the address is that of the open book, and functions that open and close it. The browser's
 * Back button closes it as well; after a link to the open book, closing stays on the studio page.
 */
export function useBookAddress() {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const navigate = useNavigate();
  const isOpen = hash === BOOK_HASH;
  const canGoBack = openedFromPage.safeParse(location.state).success;

  const open = useCallback(() => {
    if (isOpen) return;
    void navigate({ pathname, search, hash: BOOK_HASH }, { state: { isBookOpenedHere: true } });
  }, [isOpen, navigate, pathname, search]);

  const close = useCallback(() => {
    void (canGoBack ? navigate(-1) : navigate({ pathname, search }, { replace: true }));
  }, [navigate, canGoBack, pathname, search]);

  return { isOpen, open, close };
}
