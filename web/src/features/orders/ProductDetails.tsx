import type { Order } from '@smriti/shared/order/orders';
import ImageOff from 'lucide-react/icons/image-off';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localised } from '#lib/language/localised.ts';
import { Facts } from '#ui/layout/Facts.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import styles from './Order.module.css';
import { orderMessages } from './order-messages';

interface ProductDetailsProps {
  order: Order;
}

/** Album of an order: first picture, options, and price of one copy. */
export function ProductDetails({ order }: ProductDetailsProps) {
  const t = useMessages(orderMessages);
  return (
    <Panel title={t.product}>
      <div className={styles.product}>
        <OrderPicture order={order} />
        <div className="stack gap-1 min-w-0">
          <p className="display-text leading-title text-lg wrap-anywhere">
            {order.cart.title || t.untitled}
          </p>
          <p className="muted">{localised(order.cart.products).title || t.noProduct}</p>
          <Facts
            isTabular
            facts={[
              [t.unitPrice, formatRupees(order.total_price)],
              [t.quantity, formatCount(order.quantity)],
            ]}
          />
        </div>
      </div>
    </Panel>
  );
}

/** First picture of an order's album. */
export function OrderPicture({ order }: ProductDetailsProps) {
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
