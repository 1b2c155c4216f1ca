import type { Payment } from '@smriti/shared/payments';
import { Button, ButtonLink } from '../../components/Button';
import { InlineMessage } from '../../components/InlineMessage';
import { useMessages } from '../../lib/i18n';
import { initialPaymentPath } from '../../lib/initial-payment-path';
import { confirmationMessages } from './messages';

interface PaymentOutcomeProps {
  payment: Payment;
  /** While it is pending: it is asked about again by itself. */
  isFollowedUp: boolean;
  isChecking: boolean;
  onCheck: () => void;
}

/** What has become of a payment, what it means, and what to do. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { payment, isFollowedUp, isChecking, onCheck } = props;
  const t = useMessages(confirmationMessages);
  switch (payment.payment_status) {
    case 'paid':
      return <InlineMessage tone="success">{t.paidText}</InlineMessage>;
    case 'refunded':
      return <InlineMessage tone="info">{t.refundedText}</InlineMessage>;
    case 'failed':
      return (
        <InlineMessage tone="error" action={<PayAgain payment={payment} />}>
          {t.failedText({ reason: payment.failure })}
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

function PayAgain({ payment }: Pick<PaymentOutcomeProps, 'payment'>) {
  const t = useMessages(confirmationMessages);
  if (payment.cart_id === null) return null;
  const open = { id: payment.cart_id, initial_due: payment.amount, initial_paid: 0 };
  return (
    <ButtonLink to={initialPaymentPath(open)} size="small">
      {t.tryAgain}
    </ButtonLink>
  );
}
