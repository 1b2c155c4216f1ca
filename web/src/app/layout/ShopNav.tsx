import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { appMessages } from '../messages';
import styles from './ShopNav.module.css';
import { useShopLinks } from './use-shop-links';

/** Shop links under the header on wide screens; phones have them in the menu. */
export function ShopNav() {
  const t = useMessages(appMessages);
  const links = useShopLinks();
  return (
    <nav aria-label={t.shopNavigation} className={styles.nav}>
      <ul role="list" className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
