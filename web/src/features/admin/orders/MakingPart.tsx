import type { StaffOrder } from '@smriti/shared/order/order-management';
import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Making } from '../components/order/Making';
import { albumPath } from '../lib/album-path';
import { staffOrderMessages } from './order-messages';
import styles from './MakingPart.module.css';

/** Section of the order page: the album's first photos and its options. */
export function MakingPart({ order }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  const { cart, making, pictures, quantity } = order;
  const path = albumPath({ id: order.cart_id, status: cart.status });
  const shown = pictures.flatMap(({ photo_id, url }) => (url === null ? [] : { photo_id, url }));
  return (
    <Panel title={t.making}>
      <p>
        <strong>{cart.title || t.untitled}</strong>, {t.copies(quantity)}
      </p>
      {shown.length > 0 && (
        <ul role="list" className={styles.pictures} aria-label={t.pictures}>
          {shown.map(({ photo_id, url }) => (
            <li key={photo_id}>
              <img src={url} alt="" width={96} height={96} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      <Making making={making} product={cart.products.title} />
      {path !== null && (
        <div className="cluster gap-2">
          <ButtonLink to={path}>{t.openAlbum}</ButtonLink>
        </div>
      )}
    </Panel>
  );
}
