import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useRouteFocus } from '#lib/navigation/use-route-focus.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';

interface PageContentProps {
  texts: Readonly<Record<'loading' | 'pageBroke' | 'reload', string>>;
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
        <Suspense fallback={<Loading label={texts.loading} />}>
          <Outlet />
        </Suspense>
      </FailureBoundary>
    </main>
  );
}
