import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { useRouteFocus } from '#lib/navigation/use-route-focus.ts';
import { FailureBoundary } from '#ui/feedback/FailureBoundary.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ToastHost } from '#ui/feedback/ToastHost.tsx';
import { appMessages } from '../messages';
import { Header } from './Header';
import styles from './Layout.module.css';
import { ShopNav } from './ShopNav';

/** Footer, loaded after the content above it; omitted if loading fails. */
const Footer = lazy<ComponentType>(() =>
  import('./Footer').catch((error: unknown) => {
    logFailure('The footer was not fetched', error);
    return { default: () => null };
  }),
);

/** Layout of every page: header, content and footer. */
export function Layout() {
  const t = useMessages(appMessages);
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useRouteFocus(content);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t.skipToContent}
      </a>
      <Header />
      <ShopNav />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <FailureBoundary key={pathname} message={t.pageBroke} action={t.reload}>
          <Suspense fallback={<Loading label={t.loading} />}>
            <Outlet />
          </Suspense>
        </FailureBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <ToastHost label={t.notices} closeLabel={t.closeNotice} />
    </div>
  );
}
