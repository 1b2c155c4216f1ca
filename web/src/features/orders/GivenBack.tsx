import type { OrderDetail } from '@smriti/shared/orders';
import { InlineMessage } from '../../components/InlineMessage';
import { formatCount, formatRupees } from '../../lib/format';
import { useMessages } from '../../lib/i18n';
import styles from './Order.module.css';
import { orderMessages } from './order-messages';

interface GivenBackProps {
  /** A cancelled one. */
  order: OrderDetail;
}

/** That an order is cancelled, and what that gave back. */
export function GivenBack({ order }: GivenBackProps) {
  const t = useMessages(orderMessages);
  const lines = useLines(order);
  const isKept = order.initial_paid > 0;
  const nothing = isKept
    ? t.keptInitial({ amount: formatRupees(order.initial_paid) })
    : t.gaveNothingBack;
  return (
    <InlineMessage tone="info">
      <p>
        <strong>{t.isCancelled}</strong> {lines.length > 0 ? t.youGotBack : nothing}
      </p>
      {lines.length > 0 && (
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </InlineMessage>
  );
}

function useLines({ given_back: back }: OrderDetail): string[] {
  const t = useMessages(orderMessages);
  if (!back) return [];
  return [
    back.amount > 0 && t.gaveBackMoney({ amount: formatRupees(back.amount) }),
    back.gift > 0 && t.gaveBackGift({ amount: formatRupees(back.gift) }),
    back.points > 0 && t.gaveBackPoints({ points: formatCount(back.points) }),
    back.is_referral_discount_open && t.gaveBackDiscount,
  ].filter((line) => line !== false);
}
