import type { OrderDetail } from '@smriti/shared/order/orders';
import { REFUND_WORKING_DAYS, refundArrival } from '@smriti/shared/order/refund-days';
import { useState } from 'react';
import { formatCount, formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useContact } from '#lib/shop/shop-settings.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { type CancellableOrder, computeCancellationRefund } from './cancellation-refund';
import { orderMessages } from './order-messages';

type Cancelled = CancellableOrder & Pick<OrderDetail, 'payment_status' | 'given_back'>;

export function CancellationNotice({ order }: { order: Cancelled }) {
  const t = useMessages(orderMessages);
  const { outside } = computeCancellationRefund(order);
  // The shop refunds external payments manually and marks the order as refunded afterwards.
  const isOwed = outside > 0 && order.payment_status === 'paid';
  const lines = useLines(order, { outside, isOwed });
  const nothing =
    order.initial_paid > 0
      ? t.keptInitial({ amount: formatRupees(order.initial_paid) })
      : t.gaveNothingBack;
  const something = isOwed ? t.youGetBack : t.youGotBack;
  return (
    <InlineMessage tone="info">
      <p>
        <strong>{t.isCancelled}</strong> {lines.length > 0 ? something : nothing}
      </p>
      {lines.length > 0 && (
        <ul className="stack gap-1 indent">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </InlineMessage>
  );
}

const NOTHING_BACK = { amount: 0, gift: 0, points: 0, is_referral_discount_open: false };

interface PaidOutside {
  /** Amount paid outside the shop, in rupees. */
  outside: number;
  /** Whether the refund is still outstanding. */
  isOwed: boolean;
}

/** Text about the refund to the card or bank account, with its expected date. */
function useMoneyLine({ history, given_back }: Cancelled): string {
  const t = useMessages(orderMessages);
  const { phone } = useContact();
  const [now] = useState(() => new Date());
  const cancelled = history.find(({ to }) => to === 'Cancelled');
  const arrival = refundArrival(cancelled ? new Date(cancelled.at) : now);
  const amount = formatRupees(given_back?.amount ?? 0);
  const until = formatDate(arrival.toISOString());
  if (arrival < now) return t.gaveBackMoneyThen({ amount, until, phone });
  const { least, most } = REFUND_WORKING_DAYS;
  return t.gaveBackMoney({ amount, until, least: String(least), most: String(most) });
}

function useLines(order: Cancelled, { outside, isOwed }: PaidOutside): string[] {
  const t = useMessages(orderMessages);
  const moneyLine = useMoneyLine(order);
  const back = order.given_back ?? NOTHING_BACK;
  const outsideLine = isOwed ? t.backOutside : t.gaveBackOutside;
  return [
    back.amount > 0 && moneyLine,
    outside > 0 && outsideLine({ amount: formatRupees(outside) }),
    back.gift > 0 && t.gaveBackGift({ amount: formatRupees(back.gift) }),
    back.points > 0 && t.gaveBackPoints({ points: formatCount(back.points) }),
    back.is_referral_discount_open && t.gaveBackDiscount,
  ].filter((line) => line !== false);
}
