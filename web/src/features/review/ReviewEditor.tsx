import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import type { Book } from '@smriti/shared/book/scene';
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { AlbumBook, RequestedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import type { PinMark } from '#domains/book/spread/pins/PinLayer.tsx';
import { PhotoViewer } from '#domains/review/PhotoViewer.tsx';
import { RoundNotes } from '#domains/review/RoundNotes.tsx';
import { ReviewRounds } from '#domains/review/ReviewRounds.tsx';
import { createResolutionLookup } from '#domains/review/print-resolution.ts';
import { type PhotoWithRemark, listReviewRounds } from '#domains/review/review-rounds.ts';
import type { RequestedPhoto } from '#domains/review/use-requested-photo.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { EarlierRemarks } from './remarks/EarlierRemarks';
import { reviewMessages } from './messages';
import { HoldState } from './HoldState';
import { PinField } from './remarks/PinField';
import { useProposals } from './propose/use-proposals';
import { OtherRemarks } from './remarks/OtherRemarks';
import { RemarkInput } from './remarks/RemarkInput';
import { RemarkList } from './remarks/RemarkList';
import type { RemarkEditing } from './remarks/remark-editing';
import { RespondForm } from './RespondForm';
import type { ReviewPageProps } from './review-page-props';
import { RemarkSaveState } from './RemarkSaveState';
import styles from './ReviewEditor.module.css';
import { useRemarkEditing } from './remarks/use-remark-editing';

const SpreadProposalTools = lazy(async () => ({
  default: (await import('./propose/SpreadProposalTools')).SpreadProposalTools,
}));
const SavedProposals = lazy(async () => ({
  default: (await import('./propose/SavedProposals')).SavedProposals,
}));

interface ReviewEditorProps extends ReviewPageProps {
  onResponded: () => void;
  /** Photo that was clicked in the book; null if none. */
  wanted: RequestedPhoto | null;
  /** The album's book; undefined while loading. */
  book: Book | undefined;
  /** Renders the book with the props of the current round. */
  renderBook: (own: ReviewBookProps) => ReactNode;
  /** Shows a photo or a spread. */
  onWant: (place: RequestedPlace) => void;
}

/** Props of the book that depend on the current round. */
export type ReviewBookProps = Partial<
  Pick<ComponentProps<typeof AlbumBook>, 'marks' | 'onPhoto' | 'onMovePin' | 'renderTools'>
>;

/** Review of the current round: a remark on each photo, a note, and the response. */
export function ReviewEditor(props: ReviewEditorProps) {
  const { product, sizes, onResponded, wanted, book, renderBook, onWant } = props;
  const t = useMessages(reviewMessages);
  const { work, claim } = useRemarkEditing(product);
  const isRestored = useStore(work.store, (state) => state.isRestored);
  const pins = useStore(work.store, (state) => state.pins);
  const proposing = useProposals(product, claim.take);
  const { moved, moveByPress, place } = usePressedPins(work);
  return (
    <>
      {product.is_unpaid && <InlineMessage tone="waiting">{t.unpaidNotice}</InlineMessage>}
      {isRestored && <InlineMessage tone="info">{t.restored}</InlineMessage>}
      {renderBook({
        marks: Object.entries(pins).flatMap(([photoId, pin]) => (pin ? [{ photoId, pin }] : [])),
        onPhoto: (photoId, point) => {
          if (point) moveByPress(photoId, point);
          onWant({ photoId });
        },
        onMovePin: place,
        renderTools: (face) =>
          book && (
            <Suspense fallback={<ButtonPlace />}>
              <SpreadProposalTools key={face.spread.id} {...{ product, book, face, proposing }} />
            </Suspense>
          ),
      })}
      {book && (
        <Suspense>
          <SavedProposals {...{ product, book, onWant }} />
        </Suspense>
      )}
      <ReviewRounds
        {...{ product, sizes }}
        isOwn={false}
        newestContent={<RemarkBench {...{ product, sizes, work, wanted, onWant, moved, place }} />}
      />
      <RespondForm {...{ product, work, onResponded }} isProposing={proposing.isOpen} />
      <HoldState product={product} beforeRelease={work.leave} />
    </>
  );
}

/** Placeholder as high as a button that is loading, so that the thumbnails below do not move. */
function ButtonPlace() {
  return <Skeleton shape="block" height="var(--control)" />;
}

/** Pin before a click in the book moved it; null if there was none. */
type MovedPin = PinMark | null;

interface PinPlacing {
  moved: MovedPin;
  /** Sets a pin, or removes it (null). */
  place: (photoId: string, pin: PhotoPin | null) => void;
}

/**
 * Pins moved by clicks: a click that selects a photo also moves its pin, so the previous position
 * is stored until another pin is set.
 */
function usePressedPins(work: RemarkEditing) {
  const [moved, setMoved] = useState<MovedPin>(null);
  return {
    moved,
    place: (photoId: string, pin: PhotoPin | null) => {
      setMoved(null);
      work.pin(photoId, pin);
    },
    moveByPress: (photoId: string, pin: PhotoPin) => {
      const before = work.store.getState().pins[photoId];
      setMoved(before ? { photoId, pin: before } : null);
      work.pin(photoId, pin);
    },
  };
}

interface RemarkBenchProps
  extends ReviewPageProps, PinPlacing, Pick<ReviewEditorProps, 'wanted' | 'onWant'> {
  work: RemarkEditing;
}

function RemarkBench(props: RemarkBenchProps) {
  const { product, sizes, work, wanted, onWant, moved, place } = props;
  const { texts, pins } = useStore(work.store);
  const [index, setIndex] = useState(0);
  const events = listReviewRounds(product).at(-1)?.events ?? [];
  const photos = product.images
    .map((image) => ({
      ...image,
      remark: texts[image.id]?.trim() ?? '',
      pin: pins[image.id] ?? null,
      reply: '',
    }))
    .toSorted((one, other) => one.sequence - other.sequence);
  const photo = photos[index];
  const hasNext = index < photos.length - 1;
  return (
    <>
      <RoundNotes events={events} isOwn={false} />
      <RemarkList {...{ photos, index }} onGo={(photoId) => onWant({ photoId })} />
      <PhotoViewer
        photos={photos}
        index={index}
        onMove={setIndex}
        wanted={wanted}
        resolutionOf={createResolutionLookup(product, sizes)}
      >
        {photo && (
          <RemarkField
            photo={photo}
            {...{ work, moved, place }}
            onGoOn={
              hasNext
                ? () => {
                    setIndex(index + 1);
                  }
                : null
            }
          />
        )}
        <RemarkSaveState work={work} />
        {photo && <EarlierRemarks product={product} photoId={photo.id} />}
      </PhotoViewer>
      <OtherRemarks images={product.images} shownId={photo?.id} {...{ work, onWant }} />
    </>
  );
}

interface RemarkFieldProps extends PinPlacing {
  photo: PhotoWithRemark;
  work: RemarkEditing;
  /** Moves to the next photo; null on the last one. */
  onGoOn: (() => void) | null;
}

function RemarkField({ photo, work, moved, place, onGoOn }: RemarkFieldProps) {
  const t = useMessages(reviewMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const isGoingOn = useRef(false);
  useEffect(() => {
    // Each photo has a field of its own; after moving on, the next field takes the focus.
    if (isGoingOn.current) field.current?.focus();
    isGoingOn.current = false;
  }, [photo.id]);

  function goOn(event: KeyboardEvent): void {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    isGoingOn.current = true;
    onGoOn?.();
  }

  return (
    <div className="stack gap-1 min-w-0">
      <RemarkInput key={photo.id} ref={field} {...{ photo, work }} onKeyDown={goOn} />
      <p className={styles.keys}>{t.remarkHint}</p>
      <PinField
        photo={photo}
        before={moved?.photoId === photo.id ? moved.pin : null}
        onPin={(pin) => place(photo.id, pin)}
      />
    </div>
  );
}
