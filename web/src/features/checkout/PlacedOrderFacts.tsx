import { AddressLines } from '#domains/address/AddressLines.tsx';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ordersToBill, billLineLabel } from './bill';
import type { PlacedOrders } from './placed-orders';
import styles from './PlacedOrderFacts.module.css';
import { billMessages, orderConfirmationMessages } from './messages';

/** Kinds of bill lines that are payments rather than parts of the price. */
const PAYING_LINES: ReadonlySet<string> = new Set(['initial_paid', 'gift', 'points', 'paid']);

/** Facts of the placed orders: numbers, price, delivery date and address. */
export function PlacedOrderFacts({ placed }: { placed: PlacedOrders }) {
  const { order, orders, placement } = placed;
  const t = useMessages(orderConfirmationMessages);
  const email = useSession((session) => session.user?.email ?? '');
  const isCancelled = orders.every(({ order_status }) => order_status === 'Cancelled');
  return (
    <Card as="section" padding="large" aria-label={t.numbers}>
      <dl className={cx('stack gap-5', styles.facts)}>
        <div>
          <dt>{orders.length === 1 ? t.number : t.numbers}</dt>
          {orders.map(({ id, order_id, cart }) => (
            <dd key={id}>
              <span className={styles.number}>{order_id}</span>
              <span className="muted">{cart.title || t.untitled}</span>
            </dd>
          ))}
        </div>
        {!isCancelled && (
          <>
            <DiscountFacts placed={placed} />
            <div>
              <dt>{t.total}</dt>
              <dd className="tabular">{formatRupees(placement.grand_total)}</dd>
              <PaidLines placed={placed} />
            </div>
            <div>
              <dt>{t.delivery}</dt>
              <dd>{formatDate(placement.estimated_delivery)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t.address}</dt>
          <dd>
            <address className="not-italic">
              {order.contact_name}
              <br />
              <AddressLines address={{ ...order, street: order.shipping_address_line1 }} />
            </address>
          </dd>
        </div>
      </dl>
      {!isCancelled && email !== '' && (
        <p className={cx('rule-above pt-4 muted wrap-anywhere', styles.email)}>
          {placement.payment_status === 'paid' ? t.emailSent({ email }) : t.detailsSent({ email })}
        </p>
      )}
    </Card>
  );
}

function DiscountFacts({ placed }: { placed: PlacedOrders }) {
  const t = useMessages(billMessages);
  const { lines, couponName } = ordersToBill(placed);
  return lines
    .filter(({ key }) => key === 'discount' || key === 'coupon')
    .map((line) => (
      <div key={line.key}>
        <dt>{billLineLabel(t, line, couponName)}</dt>
        <dd className="tabular">
          {line.key === 'coupon' && line.amount === 0 ? t.freeShipping : formatRupees(line.amount)}
        </dd>
      </div>
    ));
}

/** Payments made so far, and the amount still due (docs/rules.md#pricing-12). */
function PaidLines({ placed }: { placed: PlacedOrders }) {
  const t = useMessages(billMessages);
  const { lines, due } = ordersToBill(placed);
  const paid = lines.filter(({ key }) => PAYING_LINES.has(key));
  const rows = [
    ...paid.map((line) => ({ label: billLineLabel(t, line), amount: line.amount })),
    ...(due > 0 ? [{ label: t.due, amount: due }] : []),
  ];
  return rows.map(({ label, amount }) => (
    <dd key={label} className={styles.paid}>
      <span className="tabular nowrap">{formatRupees(amount)}</span>{' '}
      <span className="muted">{label}</span>
    </dd>
  ));
}
