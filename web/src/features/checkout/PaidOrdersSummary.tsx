import { latestPrintDay } from '@smriti/shared/order/delivery-estimate';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ordersToBill } from './bill';
import type { PlacedOrders } from './placed-orders';
import { orderConfirmationMessages } from './messages';
import styles from './PaidOrdersSummary.module.css';

const MAX_COVERS = 4;

/** Covers of paid orders, what was paid now and before, and the days of printing and arrival. */
export function PaidOrdersSummary({ placed }: { placed: PlacedOrders }) {
  const t = useMessages(orderConfirmationMessages);
  const { lines } = ordersToBill(placed);
  const paidBy = (...keys: string[]) =>
    lines.reduce((sum, { key, amount }) => (keys.includes(key) ? sum - amount : sum), 0);
  const printDay = latestPrintDay(placed.order, useShopTerms()?.closings ?? []);
  const facts = [
    [t.paidNow, formatRupees(paidBy('paid', 'gift', 'points'))],
    paidBy('initial_paid') > 0 && [t.paidBefore, formatRupees(paidBy('initial_paid'))],
    printDay !== null && [t.printedBy, formatDate(printDay)],
    [t.arrivesBy, formatDate(placed.placement.estimated_delivery)],
  ] as const;
  return (
    <Card padding="none" className={styles.summary}>
      <ul role="list" aria-label={t.albums} className="cluster gap-3 justify-center sunken p-4">
        {placed.orders.slice(0, MAX_COVERS).map(({ id, cart }) => (
          <li key={id} className={styles.cover}>
            <AlbumCover cover={cart.drawn_cover} />
            <span className="block text-center text-sm wrap-anywhere">
              {cart.title || localiseRecords(cart.products).title || t.untitled}
            </span>
          </li>
        ))}
      </ul>
      <dl className={cx('stack gap-4 p-5 tabular', styles.facts)}>
        {facts
          .filter((fact) => fact !== false)
          .map(([label, value]) => (
            <div key={label}>
              <dt className="muted text-sm">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

/** What happens after the payment, in order. */
export function NextSteps({ placed }: { placed: PlacedOrders }) {
  const t = useMessages(orderConfirmationMessages);
  const isGift = placed.order.as_gift !== null;
  return (
    <section aria-labelledby="what-next" className="stack gap-3">
      <h2 id="what-next" className="text-xl">
        {t.next}
      </h2>
      <ol className="stack gap-2 indent">
        <li>{t.nextPrint}</li>
        <li>{isGift ? t.nextSendGift : t.nextSend}</li>
        <li>{t.nextArrive}</li>
      </ol>
    </section>
  );
}
