import { useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { useFollowUp } from '#lib/payments/use-follow-up.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './InitialPaymentConfirm.module.css';
import { confirmationMessages } from './messages';
import { PaymentFacts } from './PaymentFacts';
import { PaymentOutcome } from './PaymentOutcome';

/** Page /initial-payment-confirm?cartId&transactionId (docs/rules.md#pages-11). */
export default function InitialPaymentConfirm() {
  const t = useMessages(confirmationMessages);
  const { yourPayment } = useMessages(pageHeadings);
  const [search] = useSearchParams();
  const transactionId = search.get('transactionId') ?? '';
  const followUp = useFollowUp(transactionId);
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
      <NotLoaded
        query={followUp}
        texts={t}
        message={t.loadFailed({ message: error?.message ?? '' })}
      />
      <div className="cluster gap-3">
        <ButtonLink to="/" variant="filled">
          {t.home}
        </ButtonLink>
        <ButtonLink to="/payments">{t.history}</ButtonLink>
      </div>
    </div>
  );
}
