import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import type { RequestedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import type { PinMark } from '#domains/book/spread/pins/PinLayer.tsx';
import { RoundNotes } from '#domains/review/RoundNotes.tsx';
import { listReviewRounds } from '#domains/review/review-rounds.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { cx } from '#ui/cx.ts';
import { AssignmentState } from './AssignmentState';
import { reviewMessages } from './staff-messages';
import { PhotoInReview, type PinEditing, type ShownPhoto } from './PhotoInReview';
import { useProposals } from './propose/use-proposals';
import type { RemarkEditing } from './remarks/remark-editing';
import { useRemarkEditing } from './remarks/use-remark-editing';
import { RemarkSaveState } from './RemarkSaveState';
import { RespondForm } from './RespondForm';
import styles from './ReviewEditor.module.css';
import type { ReviewPageProps } from './review-page-props';

const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));
const SpreadProposalTools = lazy(async () => ({
  default: (await import('./propose/SpreadProposalTools')).SpreadProposalTools,
}));

interface ReviewEditorProps extends ReviewPageProps {
  onResponded: () => void;
}

/**
 * Review of the current round: the book, which follows the photo, a remark on each photo, a note,
 * and the response.
 */
export function ReviewEditor({ product, sizes, onResponded }: ReviewEditorProps) {
  const t = useMessages(reviewMessages);
  const { work, claim } = useRemarkEditing(product);
  const isRestored = useStore(work.store, (state) => state.isRestored);
  const pins = useStore(work.store, (state) => state.pins);
  const proposing = useProposals(product, claim.take);
  const pinEditing = usePinEditing(work);
  const design = useQuery(albumDesignQuery(product.id));
  const book = design.data?.book;
  const { shown, show, write } = useShownPhoto(product);
  const events = listReviewRounds(product).at(-1)?.events ?? [];
  const hasNotes = events.some(({ note }) => note !== '');
  return (
    <>
      {product.is_unpaid && <InlineMessage tone="waiting">{t.unpaidNotice}</InlineMessage>}
      {isRestored && <InlineMessage tone="info">{t.restored}</InlineMessage>}
      {hasNotes && (
        <div className={styles.notes}>
          <RoundNotes {...{ events }} isOwn={false} />
        </div>
      )}
      <div className={cx('stack gap-4 min-w-0', styles.work)}>
        <div className={styles.book}>
          {product.images.length > 0 && (
            <Suspense>
              <AlbumBook
                {...{ design, album: product, wanted: shown.place }}
                guides="on"
                hasThumbnails={false}
                marks={Object.entries(pins).flatMap(([photoId, pin]) =>
                  pin ? [{ photoId, pin }] : [],
                )}
                onPhoto={(photoId, point) => {
                  if (point) pinEditing.placeByClick(photoId, point);
                  write({ photoId });
                }}
                onMovePin={pinEditing.place}
                renderTools={(face) =>
                  book && (
                    <Suspense>
                      <SpreadProposalTools
                        key={face.spread.id}
                        {...{ product, book, face, proposing }}
                      />
                    </Suspense>
                  )
                }
              />
            </Suspense>
          )}
        </div>
        <PhotoInReview
          {...{ product, sizes, work, book, shown, pinEditing }}
          onShow={show}
          onWrite={write}
        />
      </div>
      <div className={cx('stack gap-4 rule-above py-3', styles.bar)}>
        <div className="stack gap-2 content-start">
          <RemarkSaveState work={work} />
          <AssignmentState product={product} beforeRelease={work.leave} />
        </div>
        <RespondForm {...{ product, work, onResponded }} isProposing={proposing.isOpen} />
      </div>
    </>
  );
}

/** The photo that the reviewer looks at; the first one at the beginning. */
function useShownPhoto({ images }: ReviewPageProps['product']) {
  const [shown, setShown] = useState<ShownPhoto>(() => {
    const [first] = images.toSorted((one, other) => one.sequence - other.sequence);
    const photoId = first?.id;
    return { photoId, place: photoId === undefined ? null : { photoId }, writing: null };
  });
  const show = useCallback((photoId: string) => {
    setShown({ photoId, place: { photoId }, writing: null });
  }, []);
  const write = useCallback((place: RequestedPlace) => {
    setShown(({ photoId }) =>
      'photoId' in place
        ? { photoId: place.photoId, place, writing: {} }
        : { photoId, place, writing: null },
    );
  }, []);
  return { shown, show, write };
}

/**
 * Sets pins. A click that selects a photo also moves its pin, so the previous position is stored
 * until another pin is set.
 */
function usePinEditing(work: RemarkEditing): PinEditing {
  const [moved, setMoved] = useState<PinMark | null>(null);
  return {
    moved,
    place: (photoId: string, pin: PhotoPin | null) => {
      setMoved(null);
      work.pin(photoId, pin);
    },
    placeByClick: (photoId: string, pin: PhotoPin) => {
      const before = work.store.getState().pins[photoId];
      setMoved(before ? { photoId, pin: before } : null);
      work.pin(photoId, pin);
    },
  };
}
