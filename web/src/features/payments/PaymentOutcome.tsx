import type { Payment } from '@smriti/shared/payment/payments';
import { useMessages } from '#lib/language/i18n.ts';
import { paymentFailureReason } from '#lib/payments/payment-error.ts';
import { initialPaymentPath } from '#lib/payments/payment-paths.ts';
import { totalPaymentPath } from '#lib/payments/total-payment-path.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { paymentConfirmationMessages } from './messages';

/** Keys of the success texts, by purpose of the payment. */
const PAID = {
  initial: 'paidText',
  order: 'paidOrder',
  reorder: 'paidOrder',
  credits: 'paidCredits',
} as const;

interface PaymentOutcomeProps {
  payment: Payment;
  /** Whether a pending payment is polled automatically. */
  isFollowedUp: boolean;
  isChecking: boolean;
  onCheck: () => void;
}

/** Result of a payment, what it means, and the next step. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { payment, isFollowedUp, isChecking, onCheck } = props;
  const t = useMessages(paymentConfirmationMessages);
  switch (payment.payment_status) {
    case 'paid':
      return <InlineMessage tone="success">{t[PAID[payment.payment_type]]}</InlineMessage>;
    case 'refunded':
      return <InlineMessage tone="info">{t.refundedText}</InlineMessage>;
    case 'failed':
      return (
        <InlineMessage tone="error" action={<PayAgain payment={payment} />}>
          {t.failedText({ reason: paymentFailureReason(payment) })}
        </InlineMessage>
      );
    case 'pending':
      if (isFollowedUp) return <InlineMessage tone="waiting">{t.pendingText}</InlineMessage>;
      return (
        <InlineMessage
          tone="waiting"
          action={
            <Button size="small" isBusy={isChecking} busyLabel={t.checking} onClick={onCheck}>
              {t.checkAgain}
            </Button>
          }
        >
          {t.stillPending}
        </InlineMessage>
      );
  }
}

/** Path that pays the same purpose again; null if the purpose is unknown. */
function retryPath({ cart_id, order_id, placement_id, points, amount }: Payment): string | null {
  if (cart_id !== null) {
    return initialPaymentPath({ id: cart_id, initial_due: amount, initial_paid: 0 });
  }
  if (order_id !== null) return totalPaymentPath({ orderId: order_id, amount });
  if (placement_id !== null) return totalPaymentPath({ placementId: placement_id, amount });
  return points > 0 ? totalPaymentPath({ points, amount }) : null;
}

function PayAgain({ payment }: Pick<PaymentOutcomeProps, 'payment'>) {
  const t = useMessages(paymentConfirmationMessages);
  const path = retryPath(payment);
  if (path === null) return null;
  return (
    <ButtonLink to={path} size="small">
      {t.tryAgain}
    </ButtonLink>
  );
}
