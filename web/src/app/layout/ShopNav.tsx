import { Suspense } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { appMessages } from '../messages';
import styles from './ShopNav.module.css';
import { useKindLinks } from './use-shop-links';

const OccasionMenu = lazyOptionalComponent(
  'OccasionMenu',
  async () => (await import('./OccasionMenu')).OccasionMenu,
);

/**
 * Shop links under the header on wide screens: the kinds of product, each with its occasions
 * (docs/rules.md#pages-4). Phones have them in the menu.
 */
export function ShopNav() {
  const t = useMessages(appMessages);
  const kinds = useKindLinks();
  return (
    <nav aria-label={t.shopNavigation} className={styles.nav}>
      <ul role="list" className={styles.links}>
        <li>
          <Link to="/products" className={styles.link}>
            {t.products}
          </Link>
        </li>
        {kinds.map((kind) => (
          <li key={kind.id} className={styles.kind}>
            <Link to={kind.to} className={styles.link}>
              {kind.label}
            </Link>
            <Suspense>
              <OccasionMenu kind={kind} />
            </Suspense>
          </li>
        ))}
        <li>
          <Link to="/create-album" className={styles.link}>
            {t.createAlbum}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
