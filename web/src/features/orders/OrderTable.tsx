import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import type { Order } from '@smriti/shared/order/orders';
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

/** Table of My Orders. On wide screens, some pairs of columns are one above the other. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const t = useMessages(ordersMessages);
  const headings = useMessages(pageHeadings);
  const columns: RecordColumn<Order>[] = [
    { id: 'title', label: t.title, isWide: true, cell: (order) => <Title order={order} /> },
    {
      id: 'product',
      label: t.product,
      cell: ({ cart }) => <span>{localiseRecords(cart.products).title || t.noProduct}</span>,
    },
    {
      id: 'date',
      label: t.date,
      cell: ({ created_at: created }) => <span className="nowrap">{formatDate(created)}</span>,
    },
    {
      id: 'orderStatus',
      label: t.orderStatus,
      cell: (order) => <OrderStanding order={order} />,
    },
    {
      id: 'requestStatus',
      label: t.requestStatus,
      cell: ({ cart }) => <AlbumStatusBadge status={cart.status} />,
    },
    {
      id: 'totalPrice',
      label: t.totalPrice,
      align: 'end',
      cell: ({ grand_total: total }) => <strong className="tabular">{formatRupees(total)}</strong>,
    },
    {
      id: 'items',
      label: t.items,
      align: 'end',
      cell: ({ quantity }) => <span className="tabular">{formatCount(quantity)}</span>,
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

/** Status of an order; for a late order also the phone number to call. */
function OrderStanding({ order }: { order: Order }) {
  const t = useMessages(ordersMessages);
  const { phone } = useContact();
  const isLate = deliveryEstimate(order)?.isLate ?? false;
  return (
    <span>
      <OrderStatusBadge status={order.order_status} />
      {isLate && (
        <span className={cx('block mt-1 text-sm', styles.late)}>
          {t.late} <a href={`tel:${phone.replace(/\s/g, '')}`}>{t.callUs({ phone })}</a>
        </span>
      )}
    </span>
  );
}

function Title({ order }: { order: Order }) {
  const t = useMessages(ordersMessages);
  return (
    <span className="row gap-4 items-center">
      <span className={styles.picture}>
        <AlbumCover cover={order.cart.drawn_cover} />
      </span>
      <span className="stack wrap-anywhere">
        <strong>{order.cart.title || t.untitled}</strong>
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
    <ul role="list" className={cx('cluster gap-x-3 gap-y-1 items-center text-sm', styles.actions)}>
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
