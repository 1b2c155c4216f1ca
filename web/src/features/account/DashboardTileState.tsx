import { deliveryEstimate } from '@smriti/shared/order/delivery-estimate';
import { listOrders } from '@smriti/shared/order/orders';
import { getCredits } from '@smriti/shared/payment/credits';
import { useQuery } from '@tanstack/react-query';
import { OrderStatusBadge } from '#domains/orders/OrderStatusBadge.tsx';
import { useAddresses } from '#lib/addresses/addresses.ts';
import { callApi } from '#lib/api/api.ts';
import { formatCount, formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import styles from './DashboardTileState.module.css';
import { dashboardMessages } from './messages';

export type TileName = 'rewards' | 'orders' | 'information' | 'address';

export interface DashboardTileStateProps {
  of: TileName;
  /** Text while the state is unknown or cannot be loaded. */
  fallback: string;
}

const STATES = {
  rewards: RewardsState,
  orders: OrdersState,
  information: InformationState,
  address: AddressState,
};

/** State of the area that a dashboard tile links to. */
export default function DashboardTileState({ of, fallback }: DashboardTileStateProps) {
  const State = STATES[of];
  return <State fallback={fallback} />;
}

type StateProps = Pick<DashboardTileStateProps, 'fallback'>;

const useUid = () => useSession((session) => session.user?.uid ?? '');

function RewardsState({ fallback }: StateProps) {
  const t = useMessages(dashboardMessages);
  const uid = useUid();
  const { data } = useQuery({
    queryKey: queryKeys.credits.balance(uid),
    queryFn: ({ signal }) => callApi(getCredits, { query: { limit: 1 }, signal }),
    enabled: uid !== '',
  });
  if (!data) return fallback;
  const { balance, pending, worth, first_order_percent: percent } = data;
  if (balance === 0 && pending === 0 && percent === 0) return t.noPoints;
  return (
    <>
      {percent > 0 && <span>{t.firstOrder({ percent })}</span>}
      {(balance > 0 || percent === 0) && (
        <span>{t.points({ points: formatCount(balance), worth: formatRupees(worth) })}</span>
      )}
      {pending > 0 && <span>{t.pointsOnTheWay({ points: formatCount(pending) })}</span>}
    </>
  );
}

function OrdersState({ fallback }: StateProps) {
  const t = useMessages(dashboardMessages);
  const uid = useUid();
  const { data } = useQuery({
    queryKey: queryKeys.orders.newest(uid),
    queryFn: ({ signal }) =>
      callApi(listOrders, { params: { id: uid }, query: { limit: 1 }, signal }),
    enabled: uid !== '',
  });
  if (!data) return fallback;
  const [order] = data.orders;
  if (!order) return t.noOrders;
  const { order_status: status, placed_at, created_at, cart } = order;
  const estimate = deliveryEstimate(order);
  const since =
    placed_at === null
      ? t.requested({ date: formatDate(created_at) })
      : t.ordered({ date: formatDate(placed_at) });
  return (
    <>
      <span className={styles.newest}>{cart.title || t.untitled}</span>
      <span>
        {estimate === null
          ? since
          : t[estimate.isLate ? 'late' : 'arrives']({ date: formatDate(estimate.date) })}
      </span>
      <OrderStatusBadge status={status} />
    </>
  );
}

function InformationState({ fallback }: StateProps) {
  const user = useSession((session) => session.user);
  if (!user) return fallback;
  return (
    <>
      <span>{user.displayName}</span>
      <span>{user.email}</span>
    </>
  );
}

function AddressState({ fallback }: StateProps) {
  const t = useMessages(dashboardMessages);
  const { data } = useAddresses();
  if (!data) return fallback;
  const [first] = data;
  if (!first) return t.noAddresses;
  return (
    <>
      <span>{`${first.street}, ${first.city}`}</span>
      <span>{t.addresses(data.length)}</span>
    </>
  );
}
