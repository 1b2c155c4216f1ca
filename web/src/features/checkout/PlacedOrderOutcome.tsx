import type { Payment } from '@smriti/shared/payment/payments';
import { useMessages } from '#lib/language/i18n.ts';
import type { usePaymentPolling } from '#lib/payments/use-payment-polling.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import type { PlacedOrders } from './placed-orders';
import { orderConfirmationMessages } from './messages';
import { checkoutStepPath } from './checkout-steps';

interface PlacedOrderOutcomeProps {
  outcome: PaymentOutcome;
  placed: PlacedOrders;
  /** Polling state of the pending payment. */
  followUp: Pick<ReturnType<typeof usePaymentPolling>, 'isFollowedUp' | 'isFetching' | 'refetch'>;
}

/**
 * Notice about placed orders that are not paid yet, with the next step; renders nothing if they are
 * paid.
 */
export function PlacedOrderOutcome({ outcome, placed, followUp }: PlacedOrderOutcomeProps) {
  const t = useMessages(orderConfirmationMessages);
  if (outcome === 'paid') return null;
  if (outcome === 'cancelled') {
    return <InlineMessage tone="info">{t.cancelledText}</InlineMessage>;
  }
  if (outcome === 'confirming') {
    return <InlineMessage tone="waiting">{t.confirmingText}</InlineMessage>;
  }
  if (outcome === 'waiting') return <Waiting followUp={followUp} />;
  const path = checkoutStepPath('payment', { placementId: placed.placement.id });
  return (
    <InlineMessage
      tone={outcome === 'failed' ? 'error' : 'waiting'}
      action={
        <ButtonLink to={path} size="small">
          {t.pay}
        </ButtonLink>
      }
    >
      {outcome === 'failed' ? t.failedText : t.unpaidText}
    </InlineMessage>
  );
}

function Waiting({ followUp }: Pick<PlacedOrderOutcomeProps, 'followUp'>) {
  const t = useMessages(orderConfirmationMessages);
  const { isFollowedUp, isFetching, refetch } = followUp;
  if (isFollowedUp) return <InlineMessage tone="waiting">{t.waitingText}</InlineMessage>;
  return (
    <InlineMessage
      tone="waiting"
      action={
        <Button
          size="small"
          isBusy={isFetching}
          busyLabel={t.checking}
          onClick={() => void refetch()}
        >
          {t.checkAgain}
        </Button>
      }
    >
      {t.stillWaiting}
    </InlineMessage>
  );
}

/**
 * Payment state of orders placed together. `confirming`: the payment has or may have succeeded, but
 * the orders were loaded before it (docs/rules.md#pages-9).
 */
export type PaymentOutcome = 'paid' | 'confirming' | 'waiting' | 'unpaid' | 'failed' | 'cancelled';

/** What the page knows about the payment in addition to the orders. */
interface PaymentKnowledge {
  /** Payment that was pending at the bank; null or undefined if none. */
  payment: Payment | null | undefined;
  /** Whether the orders have been fetched since the page was opened. */
  isFresh: boolean;
}

export function findPaymentOutcome(
  { orders, placement }: PlacedOrders,
  { payment, isFresh }: PaymentKnowledge,
): PaymentOutcome {
  if (orders.every(({ order_status }) => order_status === 'Cancelled')) return 'cancelled';
  if (placement.amount_due === 0) return 'paid';
  // The payment succeeded after the orders had been read.
  if (payment?.payment_status === 'paid') return 'confirming';
  if (payment?.payment_status === 'pending') return 'waiting';
  if (!isFresh) return 'confirming';
  return placement.payment_status === 'failed' ? 'failed' : 'unpaid';
}
