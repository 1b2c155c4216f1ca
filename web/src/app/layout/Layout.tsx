import { type ComponentType, lazy, Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { ToastHost } from '#ui/feedback/ToastHost.tsx';
import { PageContent } from '#ui/layout/PageContent.tsx';
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
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {t.skipToContent}
      </a>
      <Header />
      <ShopNav />
      <PageContent texts={t} className={styles.content} />
      <Suspense>
        <Footer />
      </Suspense>
      <ToastHost label={t.notices} closeLabel={t.closeNotice} />
    </div>
  );
}
