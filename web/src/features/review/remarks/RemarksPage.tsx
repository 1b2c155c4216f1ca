import type { OwnApprovalProduct } from '@smriti/shared/album/approval';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { LazyRoundComparison, LazyProposals } from '#domains/book/proposals/lazy-proposals.ts';
import { ReviewHistory } from '#domains/review/ReviewHistory.tsx';
import { ReviewRounds } from '#domains/review/ReviewRounds.tsx';
import { listRoundPins, hideOpenRemarks } from '#domains/review/review-rounds.ts';
import type { RequestedPhoto } from '#domains/review/use-requested-photo.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { useComparedRounds } from '#lib/albums/compared-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { initialPaymentPath } from '#lib/payments/payment-paths.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { previewMessages, remarksMessages } from '../messages';
import type { ReviewPageProps } from '../review-page-props';

const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));

/** Page with the remarks on the customer's own album, read-only. */
export function RemarksPage({ product, sizes }: ReviewPageProps<OwnApprovalProduct>) {
  const preview = useMessages(previewMessages);
  const { historyHeading } = useMessages(remarksMessages);
  const [wanted, setWanted] = useState<RequestedPhoto | null>(null);
  const [isComparing, setComparing] = useState(false);
  const compared = useComparedRounds(product, isComparing);
  const design = useQuery(albumDesignQuery(product.id));
  const title = product.title || preview.untitled;
  return (
    <>
      <title>{preview.pageTitle({ title })}</title>
      <PageHeading intro={<AlbumStatusBadge status={product.status} />}>{title}</PageHeading>
      <div className="stack gap-8 min-w-0">
        <NextStep product={product} />
        {product.images.length > 0 && (
          <Suspense>
            <AlbumBook
              {...{ design, album: product }}
              marks={listRoundPins(hideOpenRemarks(product), product.round)}
              onPhoto={(photoId) => setWanted({ photoId })}
            />
          </Suspense>
        )}
        {design.data && (
          <Suspense>
            <LazyProposals
              {...{ product }}
              book={design.data.book}
              proposals={listCurrentProposals(hideOpenRemarks(product))}
            />
          </Suspense>
        )}
        <ReviewRounds {...{ product, sizes, wanted }} isOwn />
        <Suspense>
          <LazyRoundComparison
            {...{ product, compared }}
            isOpen={isComparing}
            onToggle={setComparing}
          />
        </Suspense>
        <section className="stack gap-4 pt-6 rule-above">
          <h2 className="text-xl">{historyHeading}</h2>
          <ReviewHistory events={product.history} isOwn />
        </section>
      </div>
    </>
  );
}

interface Step {
  text: string;
  to?: string;
  label?: string;
}

/** The customer's next step, by status of the album. */
function useNextStep(product: OwnApprovalProduct): Step {
  const t = useMessages(remarksMessages);
  const { id, status, is_placed, is_unpaid } = product;
  if (is_placed) return { text: t.placed, to: '/my-account/account-orders', label: t.orders };
  const steps = {
    Cart: { text: t.design, to: `/edit-product?id=${id}`, label: t.edit },
    Draft: { text: t.design, to: `/edit-product?id=${id}`, label: t.edit },
    Requested: { text: t.requested },
    Responded: { text: t.responded, to: `/final-checkout/${id}`, label: t.decide },
    Approved: { text: t.approved, to: '/checkout', label: t.checkout },
  };
  if (status === 'Requested' && is_unpaid) {
    return { text: t.pay, to: initialPaymentPath(product), label: t.toPayment };
  }
  return steps[status];
}

function NextStep({ product }: { product: OwnApprovalProduct }) {
  const { text, to, label } = useNextStep(product);
  const tone = product.status === 'Approved' ? 'success' : 'info';
  return (
    <InlineMessage
      tone={tone}
      action={
        to && (
          <ButtonLink variant="filled" to={to}>
            {label}
          </ButtonLink>
        )
      }
    >
      {text}
    </InlineMessage>
  );
}
