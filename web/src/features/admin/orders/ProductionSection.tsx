import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { ProductionDetails } from '../components/order/ProductionDetails';
import { staffAlbumPath } from '../lib/staff-album-path';
import { staffOrderMessages } from './order-messages';
import styles from './ProductionSection.module.css';

/** Section of the order page: the album's first photos and its options. */
export function ProductionSection({ order }: { order: StaffOrder }) {
  const t = useMessages(staffOrderMessages);
  const { cart, making, pictures, quantity } = order;
  const path = staffAlbumPath({ id: order.cart_id, status: cart.status });
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
      <ProductionDetails specification={making} product={cart.products.title} />
      {path !== null && (
        <div className="cluster gap-2">
          <ButtonLink to={path}>{t.openAlbum}</ButtonLink>
        </div>
      )}
    </Panel>
  );
}
