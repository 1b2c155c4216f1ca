import type { OwnAlbumDetail } from '@smriti/shared/album/albums';
import { type getPaymentOptions } from '@smriti/shared/payment/payments';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { PriceChangeNote } from '#domains/products/PriceChangeNote.tsx';
import { albumQuery } from '#lib/albums/albums.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { initialDueQuery } from '#lib/payments/queries.ts';
import { usePayment } from '#lib/payments/use-payment.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { SummaryColumns } from '#ui/layout/SummaryColumns.tsx';
import { paymentConfirmationPath } from './payment-links';
import { initialPaymentMessages } from './messages';
import { PaymentSummary } from './PaymentSummary';
import { isRequestable, submitAlbumRequest, useRequestAlbum } from './use-request-album';
import { PaymentOptions } from './PaymentOptions';

interface InitialPaymentPanelProps {
  album: OwnAlbumDetail;
  /** Amount due now, and amount in the page's address, in rupees. */
  due: number;
  asked: number;
  options: AnswerOf<typeof getPaymentOptions>;
}

/** The album on one side, the payment form on the other. */
export function InitialPaymentPanel({ album, due, asked, options }: InitialPaymentPanelProps) {
  const t = useMessages(initialPaymentMessages);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const payment = usePayment({
    subject: { payment_type: 'initial', cart_id: album.id },
    amount: due,
    provider: options.provider,
    complete: () => submitAlbumRequest(album),
    onPaid: ({ transaction_id: transactionId }) =>
      void navigate(paymentConfirmationPath({ cartId: album.id, transactionId }), {
        replace: true,
      }),
    onOtherAmount(amount) {
      queries.setQueryData(initialDueQuery(album.id).queryKey, amount);
      // The amount is a share of the album's price, which has changed as well.
      void queries.invalidateQueries({ queryKey: albumQuery(album.id).queryKey });
    },
  });
  return (
    <SummaryColumns>
      <Summary album={album} due={due} />
      <PaymentOptions {...{ due, asked, options, payment }} texts={t}>
        <NothingDue album={album} failure={payment.failure} />
      </PaymentOptions>
    </SummaryColumns>
  );
}

function Summary({ album, due }: Pick<InitialPaymentPanelProps, 'album' | 'due'>) {
  const t = useMessages(initialPaymentMessages);
  return (
    <PaymentSummary
      label={t.summary}
      title={album.title || t.untitled}
      cover={<AlbumCover cover={album.drawn_cover} />}
      facts={[
        [
          t.albumPrice,
          <>
            {formatRupees(album.total_price)}
            <PriceChangeNote album={album} />
          </>,
        ],
        [t.dueNow, formatRupees(due), 'total'],
      ]}
    />
  );
}

function NothingDue({ album, failure }: { album: OwnAlbumDetail; failure: string | undefined }) {
  const t = useMessages(initialPaymentMessages);
  const navigate = useNavigate();
  const request = useRequestAlbum(album, () => {
    showToast('success', t.requested);
    void navigate('/my-account/cart', { replace: true });
  });
  const canRequest = isRequestable(album);
  const problem = request.error?.message ?? failure;
  return (
    <>
      <p>{canRequest ? t.nothingDue : t.nothingToDo}</p>
      {problem && <InlineMessage tone="error">{problem}</InlineMessage>}
      <div className="cluster gap-3 justify-between last-grows">
        <ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>
        {canRequest && (
          <Button
            variant="filled"
            isBusy={request.isPending}
            busyLabel={t.requesting}
            onClick={() => request.mutate()}
          >
            {t.sendRequest}
          </Button>
        )}
      </div>
    </>
  );
}
