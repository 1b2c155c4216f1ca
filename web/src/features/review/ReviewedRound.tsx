import type { ApprovalProduct } from '@smriti/shared/album/approval';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { currentProposals } from '#domains/book/proposals/current-proposals.ts';
import { LazyProposals } from '#domains/book/proposals/later.ts';
import type { WantedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import { RoundsReview } from '#domains/review/RoundsReview.tsx';
import { roundPins } from '#domains/review/rounds.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { formatTime } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { reviewMessages } from './messages';
import type { ReviewedAlbum } from './reviewed-album';
import { type OwnBookProps, Workbench } from './Workbench';

const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));

interface ReviewedRoundProps extends ReviewedAlbum {
  /** Whether the response was just sent on this page. */
  isSent: boolean;
  onResponded: () => void;
}

/** Book and photos of an album in review, editable or read-only. */
export function ReviewedRound({ product, sizes, isSent, onResponded }: ReviewedRoundProps) {
  const [place, setPlace] = useState<WantedPlace | null>(null);
  const design = useQuery(albumDesignQuery(product.id));
  const { status, taken, round } = product;
  const wanted = place && 'photoId' in place ? place : null;
  const renderBook = (own: OwnBookProps) =>
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
      <Workbench
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
      {renderBook({ marks: roundPins(product, round) })}
      {design.data && (
        <Suspense>
          <LazyProposals
            {...{ product }}
            book={design.data.book}
            proposals={currentProposals(product)}
          />
        </Suspense>
      )}
      <RoundsReview {...{ product, sizes, wanted }} isOwn={false} />
    </>
  );
}

/** Reason for a read-only review: somebody else is reviewing, or the customer has to act. */
function WhyNot({ product: { status, taken } }: { product: ApprovalProduct }) {
  const t = useMessages(reviewMessages);
  if (status === 'Requested' && taken) {
    return (
      <InlineMessage tone="info">
        {t.taken({ name: taken.by, time: formatTime(taken.until) })}
      </InlineMessage>
    );
  }
  return <InlineMessage tone="waiting">{t.waiting}</InlineMessage>;
}
