import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { usePayment } from '#lib/payments/use-payment.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { SummaryColumns } from '#ui/layout/SummaryColumns.tsx';
import { confirmationPath, type WantedTotal } from './payment-links';
import { totalMessages } from './messages';
import { PaymentSummary } from './PaymentSummary';
import { type Purchase, purchaseQuery } from './purchase';
import { WaysToPay } from './WaysToPay';

interface TotalPaymentPanelProps {
  wanted: WantedTotal;
  purchase: Purchase;
  options: AnswerOf<typeof getPaymentOptions>;
}

/** What is paid for on one side, the payment form on the other. */
export function TotalPaymentPanel({ wanted, purchase, options }: TotalPaymentPanelProps) {
  const t = useMessages(totalMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { subject, due, id } = purchase;
  const payment = usePayment({
    subject,
    amount: due,
    provider: options.provider,
    onPaid: ({ transaction_id: transactionId }) =>
      void navigate(confirmationPath({ id, transactionId }), { replace: true }),
    onOtherAmount: (amount) =>
      queries.setQueryData(purchaseQuery(wanted).queryKey, { ...purchase, due: amount }),
  });
  return (
    <SummaryColumns>
      <Summary purchase={purchase} />
      <WaysToPay {...{ due, options, payment }} asked={wanted.amount} isCardChecked texts={t}>
        <NothingDue />
      </WaysToPay>
    </SummaryColumns>
  );
}

function NothingDue() {
  const t = useMessages(totalMessages);
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
  const t = useMessages(totalMessages);
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
