import { lazy, Suspense, useEffect } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import type { ConflictActions } from '../save/conflicts/Conflicts';
import { useStudio, useStudioState } from '../studio-context';
import { BookGlance, BookGlanceActions } from './BookGlance';
import { BookLayer, BookLayerMessage } from './BookLayer';
import { bookMessages } from './messages';
import { useFilledBook } from './use-filled-book';
import { usePhotoFacts } from './use-photo-facts';
import { useSavedBook } from './use-saved-book';

const BookScreen = lazy(async () => ({
  default: (await import('../editor/BookScreen')).BookScreen,
}));

interface BookArrangerProps extends ConflictActions {
  /** Whether the book is open in the whole window. */
  isOpen: boolean;
  onClose: () => void;
}

/** The book filled with the photos: a few of its pages, or the editor in the whole window. */
export function BookArranger({ isOpen, onClose, ...conflicts }: BookArrangerProps) {
  const t = useMessages(bookMessages);
  const { store } = useStudio();
  const scene = useStudioState(({ book }) => book.scene);
  // A frame that could not be shown must not open the book again after it is closed.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => store.setState({ frameToShow: null });
  }, [isOpen, store]);
  const saved = useSavedBook();
  const isKnown = saved.state === 'ready';
  const hasFacts = usePhotoFacts(isKnown);
  const filling = useFilledBook(isKnown && hasFacts);
  const isMissing = saved.state === 'failed';
  const failure = isMissing ? (
    <ErrorState message={t.failed} onRetry={saved.retry} />
  ) : (
    filling.hasFailed && <ErrorState message={t.notFilled} onRetry={filling.retry} />
  );
  const waiting = failure || (
    <Loading label={t.filling}>
      <Skeleton shape="block" ratio={isOpen ? '2 / 1' : '6 / 1'} />
    </Loading>
  );
  const shown = isMissing ? null : scene;
  if (!isOpen) {
    return shown ? (
      <>
        {failure}
        <BookGlance scene={shown} />
      </>
    ) : (
      waiting
    );
  }
  const message = <BookLayerMessage onClose={onClose}>{waiting}</BookLayerMessage>;
  return (
    <BookLayer>
      {shown ? (
        <Suspense fallback={message}>
          <BookScreen {...conflicts} scene={shown} failure={failure} onClose={onClose} />
        </Suspense>
      ) : (
        message
      )}
    </BookLayer>
  );
}

/** Other buttons of the book section, shown once the book is filled. */
export function BookActions() {
  const scene = useStudioState(({ book }) => book.scene);
  return scene && <BookGlanceActions scene={scene} />;
}
