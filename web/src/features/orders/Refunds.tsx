import type { OrderDetail } from '@smriti/shared/order/orders';
import { refundArrival } from '@smriti/shared/order/refund-days';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { orderMessages } from './order-messages';

/** List of an order's refunds, each with destination and reason. */
export function Refunds({ refunds }: { refunds: OrderDetail['refunds'] }) {
  const t = useMessages(orderMessages);
  if (refunds.length === 0) return null;
  return (
    <InlineMessage tone="info">
      <p>
        <strong>{t.refundsTitle}</strong>
      </p>
      <ul className="stack gap-1 indent">
        {refunds.map(({ id, at, amount, to, reason }) => {
          const until = formatDate(refundArrival(new Date(at)).toISOString());
          const facts = { amount: formatRupees(amount), date: formatDate(at), reason, until };
          return (
            <li key={id}>{to === 'gift' ? t.refundToGift(facts) : t.refundToPayment(facts)}</li>
          );
        })}
      </ul>
    </InlineMessage>
  );
}
