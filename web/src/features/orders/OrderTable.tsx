import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import type { Order } from '@smriti/shared/order/orders';
import type { ReactNode } from 'react';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { OrderStatusBadge } from '#domains/orders/OrderStatusBadge.tsx';
import { formatCount, formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { Link } from '#ui/actions/Link.tsx';
import { cx } from '#ui/cx.ts';
import { type RecordColumn, RecordTable } from '#ui/layout/RecordTable.tsx';
import { listOrderActions } from './order-actions';
import { ordersMessages } from './messages';
import styles from './OrderTable.module.css';

/**
 * Table of My Orders. The album's product, its request status and the number of copies are lines of other columns, so
 * that a row has one state, one day, one amount and one main action to look at.
 */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const t = useMessages(ordersMessages);
  const headings = useMessages(pageHeadings);
  const columns: RecordColumn<Order>[] = [
    { id: 'title', label: t.title, isWide: true, cell: (order) => <Title order={order} /> },
    {
      id: 'date',
      label: t.date,
      cell: ({ created_at: created }) => <span className="nowrap">{formatDate(created)}</span>,
    },
    {
      id: 'orderStatus',
      label: t.orderStatus,
      isWide: true,
      cell: (order) => <OrderStanding order={order} />,
    },
    {
      id: 'totalPrice',
      label: t.totalPrice,
      align: 'end',
      isWide: true,
      cell: (order) => <Amount order={order} />,
    },
    { id: 'action', label: t.action, isWide: true, cell: (order) => <Actions order={order} /> },
  ];
  return (
    <div className={styles.orders}>
      <RecordTable
        caption={headings.orders}
        columns={columns}
        rows={orders}
        keyOf={(order) => order.id}
      />
    </div>
  );
}

interface LineProps {
  label: string;
  /** Whether the heading of the column is this label; phones show no headings. */
  isHeading?: boolean;
  children: ReactNode;
}

/** Line of a cell: a label and its value. */
function Line({ label, isHeading = false, children }: LineProps) {
  return (
    <span className={styles.line}>
      <span className={cx('muted text-sm', isHeading && styles.heading)} aria-hidden={isHeading}>
        {label}
      </span>
      <span>{children}</span>
    </span>
  );
}

/** Status of an order, of the request for its album, and for a late order the phone number to call. */
function OrderStanding({ order }: { order: Order }) {
  const t = useMessages(ordersMessages);
  const { phone } = useContact();
  const isLate = deliveryEstimate(order)?.isLate ?? false;
  return (
    <span className="stack gap-1">
      <Line label={t.orderStatus} isHeading>
        <OrderStatusBadge status={order.order_status} />
      </Line>
      <Line label={t.requestStatus}>
        <AlbumStatusBadge status={order.cart.status} />
      </Line>
      {isLate && (
        <span className={cx('block text-sm', styles.late)}>
          {t.late} <a href={`tel:${phone.replace(/\s/g, '')}`}>{t.callUs({ phone })}</a>
        </span>
      )}
    </span>
  );
}

/** Total of an order, and the number of its copies. */
function Amount({ order }: { order: Order }) {
  const t = useMessages(ordersMessages);
  return (
    <span className={cx('stack tabular', styles.amount)}>
      <Line label={t.totalPrice} isHeading>
        <strong>{formatRupees(order.grand_total)}</strong>
      </Line>
      <Line label={t.items}>{formatCount(order.quantity)}</Line>
    </span>
  );
}

function Title({ order }: { order: Order }) {
  const t = useMessages(ordersMessages);
  return (
    <span className={styles.album}>
      <span className={styles.picture}>
        <AlbumCover cover={order.cart.drawn_cover} />
      </span>
      <span className="stack gap-1 wrap-anywhere">
        <strong>{order.cart.title || t.untitled}</strong>
        <span className="text-sm">
          <span className="visually-hidden">{t.product} </span>
          {localiseRecords(order.cart.products).title || t.noProduct}
        </span>
        <span className="muted text-sm nowrap">{order.order_id}</span>
      </span>
    </span>
  );
}

/** Actions on an order; the first one is a button, filled if it is the customer's next step. */
function Actions({ order }: { order: Order }) {
  const t = useMessages(ordersMessages);
  const title = order.cart.title || t.untitled;
  return (
    <ul role="list" className={cx('cluster gap-y-1 gap-x-4', styles.actions)}>
      {listOrderActions(order).map(({ name, to, isNext = false }, place) => {
        const link = {
          to,
          'aria-label': t.actionOf({ action: t[name], title, number: order.order_id }),
          children: t[name],
        };
        const variant = isNext ? 'filled' : 'outline';
        return (
          <li key={name}>
            {place === 0 ? (
              <ButtonLink {...link} variant={variant} size="small" isWide />
            ) : (
              <Link {...link} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
