import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { usePayment } from '#lib/payments/use-payment.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { SummaryColumns } from '#ui/layout/SummaryColumns.tsx';
import { paymentConfirmationPath, type TotalPaymentRequest } from './payment-links';
import { totalPaymentMessages } from './messages';
import { PaymentSummary } from './PaymentSummary';
import { type Purchase, purchaseQuery } from './purchase';
import { PaymentOptions } from './PaymentOptions';

interface TotalPaymentPanelProps {
  wanted: TotalPaymentRequest;
  purchase: Purchase;
  options: AnswerOf<typeof getPaymentOptions>;
}

/** The purchase on one side, the payment form on the other. */
export function TotalPaymentPanel({ wanted, purchase, options }: TotalPaymentPanelProps) {
  const t = useMessages(totalPaymentMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { subject, due, id } = purchase;
  const payment = usePayment({
    subject,
    amount: due,
    provider: options.provider,
    onPaid: ({ transaction_id: transactionId }) =>
      void navigate(paymentConfirmationPath({ id, transactionId }), { replace: true }),
    onOtherAmount: (amount) =>
      queries.setQueryData(purchaseQuery(wanted).queryKey, { ...purchase, due: amount }),
  });
  return (
    <SummaryColumns>
      <Summary purchase={purchase} />
      <PaymentOptions {...{ due, options, payment }} asked={wanted.amount} isCardChecked texts={t}>
        <NothingDue />
      </PaymentOptions>
    </SummaryColumns>
  );
}

function NothingDue() {
  const t = useMessages(totalPaymentMessages);
  return (
    <>
      <p>{t.nothingDue}</p>
      <div className="cluster gap-3 justify-between last-grows">
        <ButtonLink to="/my-account/account-orders">{t.toOrders}</ButtonLink>
      </div>
    </>
  );
}

function Summary({ purchase: { title, quantity, due } }: { purchase: Purchase }) {
  const t = useMessages(totalPaymentMessages);
  return (
    <PaymentSummary
      label={t.summary}
      title={title}
      facts={[
        [t.quantity, formatCount(quantity)],
        [t.dueNow, formatRupees(due), 'total'],
      ]}
    />
  );
}
