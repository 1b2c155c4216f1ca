import type { Order } from '@smriti/shared/order/orders';
import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { cx } from '#ui/cx.ts';
import styles from './ProductDetails.module.css';
import { orderMessages } from './order-messages';

interface ProductDetailsProps {
  order: Order;
  /** Facts about the album. */
  children: ReactNode;
}

/** Album of an order: its cover and its name. */
export function ProductDetails({ order, children }: ProductDetailsProps) {
  const t = useMessages(orderMessages);
  return (
    <Panel title={t.product}>
      <div className={styles.product}>
        <OrderPicture order={order} />
        <div className="stack gap-1 min-w-0">
          <p className="display-text leading-title text-lg wrap-anywhere">
            {order.cart.title || t.untitled}
          </p>
          <p className="muted">{localiseRecords(order.cart.products).title || t.noProduct}</p>
          {children}
        </div>
      </div>
    </Panel>
  );
}

function OrderPicture({ order }: { order: Order }) {
  const t = useMessages(orderMessages);
  const { images, drawn_cover } = order.cart;
  if (images.length === 0) {
    return (
      <p className={cx('stack gap-1 rounded sunken muted text-sm', styles.noPicture)}>
        <ImageOff aria-hidden="true" />
        {t.noImage}
      </p>
    );
  }
  return (
    <div className={styles.picture}>
      <AlbumCover cover={drawn_cover} />
    </div>
  );
}
