import type { Order } from '@smriti/shared/order/orders';
import ImageOff from 'lucide-react/icons/image-off';
import { useId } from 'react';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localised } from '#lib/language/localised.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import styles from './Order.module.css';
import { orderMessages } from './order-messages';

interface ProductDetailsProps {
  order: Order;
}

/** Album of an order: first picture, options, and price of one copy. */
export function ProductDetails({ order }: ProductDetailsProps) {
  const t = useMessages(orderMessages);
  const headingId = useId();
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.product}</h2>
      <div className={styles.product}>
        <OrderPicture order={order} />
        <div className={styles.productTexts}>
          <p className={styles.productTitle}>{order.cart.title || t.untitled}</p>
          <p className={styles.muted}>{localised(order.cart.products).title || t.noProduct}</p>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt>{t.unitPrice}</dt>
              <dd className="tabular">{formatRupees(order.total_price)}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{t.quantity}</dt>
              <dd className="tabular">{formatCount(order.quantity)}</dd>
            </div>
          </dl>
        </div>
      </div>
    </Card>
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
