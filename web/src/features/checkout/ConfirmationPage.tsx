import { recordId } from '@smriti/shared/base/ids';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { paymentAttempts } from '#lib/payments/payment-attempts.ts';
import { usePaymentPolling } from '#lib/payments/use-payment-polling.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { placementQuery } from './checkout-query';
import { CheckoutProgress } from './CheckoutProgress';
import styles from './ConfirmationPage.module.css';
import { orderConfirmationMessages } from './messages';
import { type PaymentOutcome, findPaymentOutcome, PlacedOrderOutcome } from './PlacedOrderOutcome';
import { PlacedOrderFacts } from './PlacedOrderFacts';
import { NextSteps, PaidOrdersSummary } from './PaidOrdersSummary';

/** Page /checkout/confirmation?id= (docs/rules.md#pages-9). */
export default function ConfirmationPage() {
  const t = useMessages(orderConfirmationMessages);
  const [search] = useSearchParams();
  const id = recordId.safeParse(search.get('id')).data ?? null;
  return (
    <div className={styles.page}>
      <title>{t.pageTitle}</title>
      {id === null ? <NotFound /> : <Confirmed key={id} id={id} />}
      <div className="cluster gap-3 children-fill">
        <ButtonLink to="/" variant="filled">
          {t.shopOn}
        </ButtonLink>
        <ButtonLink to="/orders">{t.viewOrders}</ButtonLink>
      </div>
    </div>
  );
}

const HEADINGS = {
  paid: 'confirmed',
  confirming: 'confirming',
  waiting: 'waiting',
  unpaid: 'unpaid',
  failed: 'unpaid',
  cancelled: 'cancelled',
} as const satisfies Record<PaymentOutcome, string>;

function Confirmed({ id }: { id: string }) {
  const t = useMessages(orderConfirmationMessages);
  const { yourOrder } = useMessages(pageHeadings);
  const uid = useSession((session) => session.user?.uid ?? '');
  const [openedAt] = useState(Date.now);
  const placement = useQuery(placementQuery(id));
  const { data: placed, dataUpdatedAt, error, isFetching } = placement;
  const [transactionId] = useState(() => paymentAttempts.late({ uid, subject: id }));
  const followUp = usePaymentPolling(transactionId);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  const outcome =
    placed &&
    findPaymentOutcome(placed, { payment: followUp.data, isFresh: dataUpdatedAt >= openedAt });
  const isUnconfirmed = outcome === 'confirming' && error !== null && !isFetching;
  if (outcome && !isUnconfirmed) {
    return (
      <>
        <CheckoutProgress step="confirmation" />
        <PageHeading intro={outcome === 'paid' ? t.thanks : undefined}>
          {t[HEADINGS[outcome]]}
        </PageHeading>
        <PlacedOrderOutcome {...{ outcome, placed, followUp }} />
        {outcome === 'paid' && <PaidOrdersSummary placed={placed} />}
        {outcome === 'paid' && <NextSteps placed={placed} />}
        <PlacedOrderFacts placed={placed} />
      </>
    );
  }
  return (
    <>
      <CheckoutProgress step="confirmation" />
      <PageHeading>{yourOrder}</PageHeading>
      {error ? (
        <ErrorState message={t.loadFailed({ message: error.message })} query={placement} />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" height="18rem" />
        </Loading>
      )}
    </>
  );
}

function NotFound() {
  const t = useMessages(orderConfirmationMessages);
  return (
    <div className={styles.unknown}>
      <PageHeading>{t.notFoundHeading}</PageHeading>
      <EmptyState drawing="search" title={t.notFound} />
    </div>
  );
}
