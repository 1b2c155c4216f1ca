import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';

interface PageContentProps {
  texts: Readonly<Record<'pageBroke' | 'reload', string>>;
  className: string | undefined;
}

/** The page of the current route, or its loading or failed state. A new page gets the focus. */
export function PageContent({ texts, className }: PageContentProps) {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteFocus(content);
  return (
    <main id="content" ref={content} tabIndex={-1} className={className}>
      <FailureBoundary key={pathname} message={texts.pageBroke} action={texts.reload}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </FailureBoundary>
    </main>
  );
}

/**
 * Moves the focus to the content after a page change, so that keyboard and screen reader users
 * start there, and scrolls new pages to the top. Going back and forward keeps the browser's scroll
 * position.
 */
function useRouteFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  // filters and choices in the address do not make another page
  const page = `${pathname}?${new URLSearchParams(search).get('id') ?? ''}`;
  const navigation = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    content.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) scrollTo(0, 0);
  }, [page, navigation, content]);
}
