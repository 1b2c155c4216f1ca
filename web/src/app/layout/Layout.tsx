import { Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { ToastHost } from '#ui/feedback/ToastHost.tsx';
import { PageContent } from '#ui/layout/PageContent.tsx';
import { appMessages } from '../messages';
import { Header } from './Header';
import styles from './Layout.module.css';
import { ShopNav } from './ShopNav';

/** Footer, loaded after the content above it; omitted if loading fails. */
const Footer = lazyOptionalComponent('Footer', async () => (await import('./Footer')).default);

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
      <ToastHost label={t.notices} />
    </div>
  );
}
