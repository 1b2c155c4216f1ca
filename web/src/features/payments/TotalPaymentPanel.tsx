import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { formatCount, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { usePayment } from '#lib/payments/use-payment.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/Card.tsx';
import { confirmationPath, type WantedTotal } from './payment-links';
import styles from './InitialPayment.module.css';
import { totalMessages } from './messages';
import { type Purchase, purchaseQuery } from './purchase';
import { WaysToPay } from './WaysToPay';

interface TotalPaymentPanelProps {
  wanted: WantedTotal;
  purchase: Purchase;
  options: AnswerOf<typeof getPaymentOptions>;
}

/** Purchase on one side, payment form on the other. */
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
    <div className={cx('stack gap-6', styles.panel)}>
      <Summary purchase={purchase} />
      <WaysToPay {...{ due, options, payment }} asked={wanted.amount} isCardChecked texts={t}>
        <NothingDue />
      </WaysToPay>
    </div>
  );
}

function NothingDue() {
  const t = useMessages(totalMessages);
  return (
    <>
      <p>{t.nothingDue}</p>
      <div className={cx('cluster gap-3 justify-between', styles.buttons)}>
        <ButtonLink to="/my-account/account-orders">{t.toOrders}</ButtonLink>
      </div>
    </>
  );
}

function Summary({ purchase: { title, quantity, due } }: { purchase: Purchase }) {
  const t = useMessages(totalMessages);
  return (
    <Card as="section" padding="none" className={styles.bare} aria-labelledby="payment-summary">
      <h2 id="payment-summary" className="visually-hidden">
        {t.summary}
      </h2>
      <p className={styles.title}>{title}</p>
      <dl className={styles.amounts}>
        <div>
          <dt>{t.quantity}</dt>
          <dd className="tabular">{formatCount(quantity)}</dd>
        </div>
        <div className={cx('strong', styles.due)}>
          <dt>{t.dueNow}</dt>
          <dd className="tabular">{formatRupees(due)}</dd>
        </div>
      </dl>
    </Card>
  );
}
