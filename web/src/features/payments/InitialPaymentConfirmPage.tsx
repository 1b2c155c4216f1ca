import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { usePaymentPolling } from '#lib/payments/use-payment-polling.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadingOrError } from '#ui/feedback/LoadingOrError.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './InitialPaymentConfirmPage.module.css';
import { paymentConfirmationMessages } from './messages';
import { PaymentFacts } from './PaymentFacts';
import { PaymentOutcome } from './PaymentOutcome';

/** Page /initial-payment-confirm?cartId&transactionId (docs/rules.md#pages-11). */
export default function InitialPaymentConfirmPage() {
  const t = useMessages(paymentConfirmationMessages);
  const { yourPayment } = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const transactionId = search.get('transactionId') ?? '';
  const followUp = usePaymentPolling(transactionId);
  const { data: payment, error, isFetching, refetch, isFollowedUp } = followUp;
  const unread = payment === null ? t.notFoundHeading : yourPayment;
  const heading = payment ? t[payment.payment_status] : unread;
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      <PageHeading>{heading}</PageHeading>
      {payment && (
        <>
          <PaymentOutcome
            payment={payment}
            isFollowedUp={isFollowedUp}
            isChecking={isFetching}
            onCheck={() => void refetch()}
          />
          <PaymentFacts payment={payment} />
        </>
      )}
      {payment === null && <EmptyState drawing="search" title={t.notFound} />}
      <LoadingOrError
        query={followUp}
        loading={t.loading}
        message={t.loadFailed({ message: error?.message ?? '' })}
      />
      <div className="cluster gap-3 children-fill">
        <ButtonLink to="/" variant="filled">
          {t.home}
        </ButtonLink>
        <ButtonLink to="/payments">{t.history}</ButtonLink>
      </div>
    </div>
  );
}
