import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { listCurrentProposals } from '#domains/book/proposals/current-proposals.ts';
import { LazyProposals } from '#domains/book/proposals/lazy-proposals.ts';
import type { RequestedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import { ReviewRounds } from '#domains/review/ReviewRounds.tsx';
import { listRoundPins } from '#domains/review/review-rounds.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { formatTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useSession } from '#lib/session/session-store.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { reviewMessages } from './messages';
import { ReleaseButton } from './HoldState';
import type { ReviewPageProps } from './review-page-props';
import { type ReviewBookProps, ReviewEditor } from './ReviewEditor';

const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));

interface ReviewedRoundProps extends ReviewPageProps {
  /** Whether the response was just sent on this page. */
  isSent: boolean;
  onResponded: () => void;
}

/** Book and photos of an album in review, editable or read-only. */
export function ReviewedRound({ product, sizes, isSent, onResponded }: ReviewedRoundProps) {
  const [place, setPlace] = useState<RequestedPlace | null>(null);
  const design = useQuery(albumDesignQuery(product.id));
  const { status, taken, round } = product;
  const wanted = place && 'photoId' in place ? place : null;
  const renderBook = (own: ReviewBookProps) =>
    product.images.length > 0 && (
      <Suspense>
        <AlbumBook
          {...{ design, album: product }}
          guides="on"
          wanted={place}
          onPhoto={(photoId) => setPlace({ photoId })}
          {...own}
        />
      </Suspense>
    );
  if (status === 'Requested' && (taken === null || taken.is_mine)) {
    return (
      <ReviewEditor
        key={round}
        {...{ product, sizes, wanted, renderBook, onResponded }}
        book={design.data?.book}
        onWant={setPlace}
      />
    );
  }
  return (
    <>
      {!isSent && <WhyNot product={product} />}
      {renderBook({ marks: listRoundPins(product, round) })}
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

/** Reason for a read-only review: somebody else is reviewing, or the customer has to act. */
function WhyNot({ product: { id, status, taken } }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  if (status === 'Requested' && taken) {
    return (
      <InlineMessage tone="info" action={isAdmin && <ReleaseButton id={id} label={t.release} />}>
        {t.taken({ name: taken.by, time: formatTime(taken.until) })}
      </InlineMessage>
    );
  }
  return <InlineMessage tone="waiting">{t.waiting}</InlineMessage>;
}
