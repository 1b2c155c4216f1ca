import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { albumQuery } from '#lib/albums/albums.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { paymentAttempts } from '#lib/payments/payment-attempts.ts';
import { initialDueQuery, paymentOptionsQuery } from '#lib/payments/queries.ts';
import { combineQueries } from '#lib/queries/combine-queries.ts';
import { useSession } from '#lib/session/session-store.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { paymentConfirmationPath, parseInitialPaymentSearch } from './payment-links';
import { InitialPaymentPanel } from './InitialPaymentPanel';
import { initialPaymentMessages } from './messages';
import { MissingPaymentPage, PaymentLoading } from './MissingPaymentPage';
import { PaymentLoadFailure } from './PaymentLoadFailure';

/** Page /initial-payment?cartId&amount (docs/rules.md#pages-11). */
export default function InitialPaymentPage() {
  const t = useMessages(initialPaymentMessages);
  const [search] = useSearchParams();
  const uid = useSession((session) => session.user?.uid);
  const wanted = parseInitialPaymentSearch(search);
  const late = wanted && uid ? paymentAttempts.late({ uid, subject: wanted.cartId }) : null;
  // The confirmation page follows up a pending payment; it must not be started twice.
  if (wanted && late) {
    const path = paymentConfirmationPath({ cartId: wanted.cartId, transactionId: late });
    return <Navigate to={path} replace />;
  }
  return (
    <div className="page">
      <title>{t.pageTitle}</title>
      {wanted ? <Prepared cartId={wanted.cartId} asked={wanted.amount} /> : <MissingPaymentPage />}
    </div>
  );
}

interface PreparedProps {
  cartId: string;
  /** Amount due according to the page's address, in rupees. */
  asked: number;
}

/** Loads the album, its amount due and the payment options, then shows the payment. */
function Prepared({ cartId, asked }: PreparedProps) {
  const t = useMessages(initialPaymentMessages);
  const headings = useMessages(pageHeadings);
  const album = useQuery({ ...albumQuery(cartId), staleTime: 0 });
  const due = useQuery(initialDueQuery(cartId));
  const options = useQuery(paymentOptionsQuery);
  const { failure, isLoading, retry } = combineQueries([album, due, options]);
  return (
    <>
      <PageHeading intro={t.intro}>{headings.initialPayment}</PageHeading>
      {album.data && due.data !== undefined && options.data && (
        <InitialPaymentPanel
          album={album.data}
          due={due.data}
          asked={asked}
          options={options.data}
        />
      )}
      {failure && (
        <PaymentLoadFailure
          error={failure}
          onRetry={retry}
          nothing={t.noAlbum}
          wayOut={{ to: '/my-account/cart', label: t.toCart }}
        />
      )}
      {isLoading && <PaymentLoading label={t.loading} />}
    </>
  );
}
