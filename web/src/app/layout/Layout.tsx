import { lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from '../../components/feedback/Loading';
import { ToastHost } from '../../components/feedback/ToastHost';
import { useMessages } from '../../lib/i18n';
import { appMessages } from '../messages';
import { Header } from './Header';
import styles from './Layout.module.css';
import { PageBoundary } from './PageBoundary';
import { ShopNav } from './ShopNav';
import { useRouteFocus } from './use-route-focus';

const Footer = lazy(() => import('./Footer')); // after what is above it

/** What every page shares: header, content area, footer. */
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
        <PageBoundary key={pathname} message={t.pageBroke} action={t.reload}>
          <Suspense fallback={<Loading label={t.loading} />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <ToastHost label={t.notices} closeLabel={t.closeNotice} />
    </div>
  );
}
