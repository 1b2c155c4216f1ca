import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { paymentAttempts } from '#lib/payments/payment-attempts.ts';
import { paymentOptionsQuery } from '#lib/payments/queries.ts';
import { combineQueries } from '#lib/queries/combine-queries.ts';
import { useSession } from '#lib/session/session-store.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import {
  paymentConfirmationPath,
  type TotalPaymentRequest,
  parseTotalPaymentSearch,
} from './payment-links';
import { totalPaymentMessages } from './messages';
import { MissingPaymentPage, PaymentLoading } from './MissingPaymentPage';
import { PaymentLoadFailure } from './PaymentLoadFailure';
import { purchaseQuery } from './purchase';
import { TotalPaymentPanel } from './TotalPaymentPanel';

const ORDERS = '/my-account/account-orders';

/**
 * Page /total-payment: pays an order, the orders of one checkout, or points
 * (docs/rules.md#pages-11).
 */
export default function TotalPaymentPage() {
  const t = useMessages(totalPaymentMessages);
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const wanted = parseTotalPaymentSearch(search, state);
  const late = usePendingPaymentPath(wanted);
  // The confirmation page follows up a pending payment; it must not be started twice.
  if (late) return <Navigate to={late} replace />;
  return (
    <div className="page">
      <title>{t.pageTitle}</title>
      {wanted ? <Prepared wanted={wanted} /> : <MissingPaymentPage />}
    </div>
  );
}

/** Confirmation path of a pending payment for the same purpose; null if none. */
function usePendingPaymentPath(wanted: TotalPaymentRequest | null): string | null {
  const uid = useSession((session) => session.user?.uid);
  if (!wanted || !uid || 'points' in wanted) return null;
  const id = 'orderId' in wanted ? wanted.orderId : wanted.placementId;
  const transactionId = paymentAttempts.late({ uid, subject: id });
  return transactionId && paymentConfirmationPath({ id, transactionId });
}

/** Loads the amount due and the payment options, then shows the payment. */
function Prepared({ wanted }: { wanted: TotalPaymentRequest }) {
  const t = useMessages(totalPaymentMessages);
  const headings = useMessages(pageHeadings);
  const purchase = useQuery(purchaseQuery(wanted));
  const options = useQuery(paymentOptionsQuery);
  const { failure, isLoading, retry } = combineQueries([purchase, options]);
  return (
    <>
      <PageHeading>{headings.totalPayment}</PageHeading>
      {purchase.data && options.data && (
        <TotalPaymentPanel wanted={wanted} purchase={purchase.data} options={options.data} />
      )}
      {failure && (
        <PaymentLoadFailure
          error={failure}
          onRetry={retry}
          nothing={t.noPurchase}
          wayOut={{ to: ORDERS, label: t.toOrders }}
        />
      )}
      {isLoading && <PaymentLoading label={t.loading} />}
    </>
  );
}
