import type { Order } from '@smriti/shared/order/orders';
import ImageOff from 'lucide-react/icons/image-off';
import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import styles from './ProductDetails.module.css';
import { orderMessages } from './order-messages';

interface ProductDetailsProps {
  order: Order;
  /** Facts about the album. */
  children: ReactNode;
}

/** Album of an order: its first picture and its name. */
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

/** First picture of an order's album. */
function OrderPicture({ order }: { order: Order }) {
  const t = useMessages(orderMessages);
  const url = order.cart.images[0]?.image_url ?? null;
  if (url === null) {
    return (
      <p className={styles.noPicture}>
        <ImageOff aria-hidden="true" />
        {t.noImage}
      </p>
    );
  }
  return <Picture src={url} alt="" ratio="1" className={styles.picture} />;
}
