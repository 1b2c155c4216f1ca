import type { PhotoPin } from '@smriti/shared/album/approval-remarks';
import type { Book } from '@smriti/shared/book/scene';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { RequestedPlace } from '#domains/book/spread/book/AlbumBook.tsx';
import type { PinMark } from '#domains/book/spread/pins/PinLayer.tsx';
import { albumReviewMessages } from '#domains/review/messages.ts';
import { PhotoResolutionNote } from '#domains/review/PhotoResolutionNote.tsx';
import { PhotoSteps } from '#domains/review/PhotoSteps.tsx';
import { PhotoStrip } from '#domains/review/PhotoStrip.tsx';
import { createResolutionLookup } from '#domains/review/print-resolution.ts';
import { FullSizeLink, ReviewedPicture } from '#domains/review/ReviewedPicture.tsx';
import type { PhotoWithRemark } from '#domains/review/review-rounds.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { reviewMessages } from './staff-messages';
import styles from './PhotoInReview.module.css';
import { EarlierRemarks } from './remarks/EarlierRemarks';
import { RemarkFields } from './remarks/RemarkFields';
import { PinSurface } from './remarks/PinSurface';
import { PinTools } from './remarks/PinTools';
import type { RemarkEditing } from './remarks/remark-editing';
import { RemarkInput } from './remarks/RemarkInput';
import { RemarkList } from './remarks/RemarkList';
import type { ReviewPageProps } from './review-page-props';

const SavedProposals = lazy(async () => ({
  default: (await import('./propose/SavedProposals')).SavedProposals,
}));

/** The displayed photo, and the latest requests to turn to a place and to focus the remark field. */
export interface ShownPhoto {
  photoId: string | undefined;
  /** Place to which the book turns; a new object for each request. */
  place: RequestedPlace | null;
  /** Request to focus the remark field; a new object for each request. */
  writing: object | null;
}

/** The pin that a click moved, and functions that set pins. */
export interface PinEditing {
  /** Pin before a click moved it; null if there was none. */
  moved: PinMark | null;
  /** Sets a pin, or removes it (null). */
  place: (photoId: string, pin: PhotoPin | null) => void;
  placeByClick: (photoId: string, pin: PhotoPin) => void;
}

interface PhotoInReviewProps extends ReviewPageProps {
  work: RemarkEditing;
  /** The album's book; undefined while loading. */
  book: Book | undefined;
  shown: ShownPhoto;
  pinEditing: PinEditing;
  /** Shows a photo; must be a stable reference. */
  onShow: (photoId: string) => void;
  /** Shows a photo and focuses its remark field, or shows a spread; must be a stable reference. */
  onWrite: (place: RequestedPlace) => void;
}

/** The shown photo with its remark, the strip of all photos, and all remarks in a dialog. */
export function PhotoInReview(props: PhotoInReviewProps) {
  const { product, sizes, work, shown, pinEditing, onShow, onWrite } = props;
  const { noPhotos } = useMessages(albumReviewMessages);
  const headingId = useId();
  const photos = usePhotosWithRemarks(props);
  const index = photos.findIndex(({ id }) => id === shown.photoId);
  const photo = photos[index];
  if (!photo) return <p className="muted">{noPhotos}</p>;
  const onMove = (at: number) => onShow(photos[at]?.id ?? photo.id);
  const write = () => onWrite({ photoId: photo.id });
  const next = photos[index + 1];
  return (
    <>
      <section aria-labelledby={headingId} className={styles.photo}>
        <PhotoSteps {...{ photos, index, onMove, headingId }} />
        <div className={styles.picture}>
          <ReviewedPicture
            key={photo.id}
            photo={photo}
            layer={
              <PinSurface
                photo={photo}
                onClick={(pin) => {
                  pinEditing.placeByClick(photo.id, pin);
                  write();
                }}
                onMove={(pin) => pinEditing.place(photo.id, pin)}
              />
            }
          />
        </div>
        <div className={styles.facts}>
          <PhotoResolutionNote
            photo={photo}
            resolution={createResolutionLookup(product, sizes)(photo)}
          />
          <FullSizeLink photo={photo} />
        </div>
        <RemarkField
          {...{ photo, work }}
          writing={shown.writing}
          onGoOn={next ? () => onWrite({ photoId: next.id }) : null}
        />
        <PinTools
          photo={photo}
          before={pinEditing.moved?.photoId === photo.id ? pinEditing.moved.pin : null}
          onPin={(pin) => pinEditing.place(photo.id, pin)}
        />
        <EarlierRemarks product={product} photoId={photo.id} />
      </section>
      <div className={styles.strip}>
        <PhotoStrip {...{ photos, index, onMove }} />
        <AllRemarks {...props} {...{ photos, index }} />
      </div>
    </>
  );
}

/** The album's photos in order, with their remarks as typed. */
function usePhotosWithRemarks({
  product,
  work,
}: Pick<PhotoInReviewProps, 'product' | 'work'>): PhotoWithRemark[] {
  const { texts, pins } = useStore(work.store);
  return product.images
    .map((image) => ({
      ...image,
      remark: texts[image.id]?.trim() ?? '',
      pin: pins[image.id] ?? null,
      reply: '',
    }))
    .toSorted((one, other) => one.sequence - other.sequence);
}

interface AllRemarksProps extends PhotoInReviewProps {
  photos: readonly PhotoWithRemark[];
  index: number;
}

/** Button that opens all remarks and proposals of the round in a dialog. */
function AllRemarks({ product, book, work, photos, index, onWrite }: AllRemarksProps) {
  const t = useMessages(reviewMessages);
  const [isOpen, setOpen] = useState(false);
  const go = useCallback(
    (place: RequestedPlace) => {
      setOpen(false);
      onWrite(place);
    },
    [onWrite],
  );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.overview}
      </Button>
      <Dialog
        title={t.overview}
        closeLabel={t.close}
        isOpen={isOpen}
        onOpenChange={setOpen}
        size="wide"
      >
        <div className="stack gap-6 min-w-0">
          <RemarkList {...{ photos, index }} onGo={(photoId) => go({ photoId })} />
          {book && (
            <Suspense>
              <SavedProposals {...{ product, book }} onWant={go} />
            </Suspense>
          )}
          <RemarkFields images={product.images} work={work} onWant={go} />
        </div>
      </Dialog>
    </>
  );
}

interface RemarkFieldProps {
  photo: PhotoWithRemark;
  work: RemarkEditing;
  /** Request to focus the field; a new object for each request. */
  writing: object | null;
  /** Moves to the next photo; null on the last one. */
  onGoOn: (() => void) | null;
}

function RemarkField({ photo, work, writing, onGoOn }: RemarkFieldProps) {
  const t = useMessages(reviewMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (writing) field.current?.focus();
  }, [writing]);

  function goOn(event: KeyboardEvent): void {
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onGoOn?.();
  }

  return (
    <div className="stack gap-1 min-w-0">
      <RemarkInput
        key={photo.id}
        ref={field}
        {...{ photo, work }}
        className={styles.field}
        onKeyDown={goOn}
      />
      <p className={styles.keys}>{t.remarkHint}</p>
    </div>
  );
}
