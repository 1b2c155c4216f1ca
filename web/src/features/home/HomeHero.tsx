import { useQuery } from '@tanstack/react-query';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { homeMessages } from './messages';
import { startingPriceQuery } from './queries';
import styles from './HomeHero.module.css';

/**
 * Heading of the page with its main link: the shop's first kind of product with its lowest price
 * (docs/rules.md#pages-3). Until the price is known, and if it cannot be loaded, the link has none.
 */
export function HomeHero() {
  const t = useMessages(homeMessages);
  const { data: start } = useQuery(startingPriceQuery);
  return (
    <div className={cx('page-flush', styles.call)}>
      <h1 className={styles.heading}>{t.heading}</h1>
      <ButtonLink
        variant="filled"
        to={start ? `/products?type=${start.kind.id}` : '/products'}
        className={styles.link}
      >
        {start ? t.startFrom({ kind: start.kind.name, price: formatRupees(start.price) }) : t.start}
      </ButtonLink>
    </div>
  );
}
