import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { LazyProposals } from '#domains/book/proposals/lazy-proposals.ts';
import { ReviewRounds } from '#domains/review/ReviewRounds.tsx';
import { listRoundPins } from '#domains/review/review-rounds.ts';
import type { RequestedPhoto } from '#domains/review/use-requested-photo.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { formatTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { reviewMessages } from './staff-messages';
import { ReturnAlbumButton } from './AssignmentState';
import type { ReviewPageProps } from './review-page-props';

const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));

interface ReadOnlyReviewProps extends ReviewPageProps {
  /** Whether the response was just sent on this page. */
  isSent: boolean;
}

/** Book, photos and remarks of an album that the viewer cannot review now, with the reason. */
export function ReadOnlyReview({ product, sizes, isSent }: ReadOnlyReviewProps) {
  const [wanted, setWanted] = useState<RequestedPhoto | null>(null);
  const design = useQuery(albumDesignQuery(product.id));
  return (
    <>
      {!isSent && <ReadOnlyReason product={product} />}
      {product.images.length > 0 && (
        <Suspense>
          <AlbumBook
            {...{ design, wanted }}
            album={product}
            guides="on"
            marks={listRoundPins(product, product.round)}
            onPhoto={(photoId) => setWanted({ photoId })}
          />
        </Suspense>
      )}
      {design.data && (
        <Suspense>
          <LazyProposals
            {...{ product }}
            book={design.data.book}
            proposals={listCurrentProposals(product)}
          />
        </Suspense>
      )}
      <ReviewRounds {...{ product, sizes, wanted }} isOwn={false} />
    </>
  );
}

/**
 * Reason for a read-only review: somebody else is reviewing, the album waits for a reviewer (support only
 * reads it), or the customer has to act or has accepted the proof.
 */
function ReadOnlyReason({ product: { id, status, taken } }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  if (status === 'Requested' && taken) {
    return (
      <InlineMessage
        tone="info"
        action={isAdmin && <ReturnAlbumButton id={id} label={t.release} />}
      >
        {t.taken({ name: taken.by, time: formatTime(taken.until) })}
      </InlineMessage>
    );
  }
  if (status === 'Requested') return <InlineMessage tone="info">{t.awaited}</InlineMessage>;
  if (status === 'Approved') return <InlineMessage tone="success">{t.approved}</InlineMessage>;
  return <InlineMessage tone="waiting">{t.waiting}</InlineMessage>;
}
