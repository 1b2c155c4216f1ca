import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

export const BOOK_HASH = '#book';

/** History state that `open` sets: the previous entry is the studio page. */
const openedFromPage = z.object({ isBookOpenedHere: z.literal(true) });

/**
 * Opens and closes the book by the URL hash, so that Back closes it. If the page was entered with the
 * hash, closing removes the hash instead of going back.
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
