import type { FrameAddress } from '@smriti/shared/book/edit/find-frame';
import { type Book, COVER_ID } from '@smriti/shared/book/scene';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { toBookFinish } from '#domains/book/spread/finish.ts';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { lazyOptionalComponent } from '#lib/loading/lazy-optional-component.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useEnglishCatalogue } from '../choices/catalogue-context';
import { useStudio, useStudioState, useStudioValue } from '../studio-context';
import { lazyBookWarnings } from '../editor/lazy-parts';
import { BookTools } from './BookTools';
import { BookEditor } from '../editor/BookEditor';
import { BookPanels } from '../editor/BookPanels';
import { SpreadEditor } from '../editor/SpreadEditor';
import { bookMessages } from './messages';
import { toShownStudioPhotos } from './shown-studio-photos';
import { useFilledBook, useFillInput } from './use-filled-book';
import { usePhotoFacts } from './use-photo-facts';
import { useSavedBook } from './use-saved-book';

const PreviewButton = lazyOptionalComponent(
  'PreviewButton',
  async () => (await import('#domains/book/preview/PreviewButton.tsx')).PreviewButton,
);
const ShareButton = lazyOptionalComponent(
  'ShareLater',
  async () => (await import('#domains/shares/ShareButton.tsx')).ShareButton,
);
const LeaveOutSuggestion = lazyOptionalComponent(
  'LeaveOutSuggestion',
  async () => (await import('./LeaveOutSuggestion')).LeaveOutSuggestion,
);

/** The book filled with the photos, and the tools that edit it. */
export function BookArranger() {
  const t = useMessages(bookMessages);
  const scene = useStudioState(({ book }) => book.scene);
  const saved = useSavedBook();
  const isKnown = saved.state === 'ready';
  const hasFacts = usePhotoFacts(isKnown);
  const filling = useFilledBook(isKnown && hasFacts);
  if (saved.state === 'failed') {
    return <ErrorState message={t.failed} retryLabel={t.retry} onRetry={saved.retry} />;
  }
  const failure = filling.hasFailed && (
    <ErrorState message={t.notFilled} retryLabel={t.retry} onRetry={filling.retry} />
  );
  if (!scene) {
    return (
      failure || (
        <Loading label={t.filling}>
          <Skeleton shape="block" ratio="2 / 1" />
        </Loading>
      )
    );
  }
  return (
    <BookEditor>
      {failure}
      <FilledBook scene={scene} />
    </BookEditor>
  );
}

/** The finish of the chosen lamination and cover, found by their English names (finish.ts). */
function useFinish() {
  const { laminations, covers } = useEnglishCatalogue();
  const { lamination_id, cover_type_id } = useStudioState(({ choices }) => choices);
  const nameOf = (list: readonly { id: number; name: string }[], chosen: number | null) =>
    list.find(({ id }) => id === chosen)?.name ?? '';
  return toBookFinish({
    lamination: nameOf(laminations, lamination_id),
    cover: nameOf(covers, cover_type_id),
  });
}

function useShownPhotos() {
  const shown = useStudioValue(toShownStudioPhotos);
  return useMemo(() => new Map(shown), [shown]);
}

/** Shows the requested frame once; returns the ref of the element to scroll to. */
function useFrameToShow(show: (spread: string, item: string) => void) {
  const { store } = useStudio();
  const frame = useStudioState((state) => state.frameToShow);
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!frame) return;
    show(frame.spread, frame.item);
    store.setState({ frameToShow: null });
    editor.current?.scrollIntoView({ block: 'start' });
  }, [frame, show, store]);
  return editor;
}

function FilledBook({ scene }: { scene: Book }) {
  const photos = useShownPhotos();
  const finish = useFinish();
  const input = useFillInput();
  const { plan } = useStudio();
  const title = useStudioState(({ texts }) => texts.title);
  const [shown, setShown] = useState({ id: COVER_ID, at: 0 });
  const [chosen, setChosen] = useState<FrameAddress | null>(null);
  const faces = useFaces(scene);
  const checks = useLazyPart(lazyBookWarnings);
  const warnings = useMemo(
    () => checks?.listSpreadWarnings(scene, faces, photos, input.format) ?? [],
    [checks, scene, faces, photos, input.format],
  );
  const warned = new Set(warnings.map(({ face }) => face.spread.id));
  // Refilling may change a spread's id; then the spread at the same position is shown.
  const face = faces.find(({ spread }) => spread.id === shown.id) ?? faces[shown.at] ?? faces[0];

  function show(id: string, item: string | null = null): void {
    setShown({ id, at: faces.findIndex(({ spread }) => spread.id === id) });
    setChosen(item === null ? null : { spread: id, item });
  }

  const editor = useFrameToShow(show);

  return (
    <div ref={editor} className="stack gap-5 min-w-0">
      <Suspense>
        <LeaveOutSuggestion photos={input.photos} />
      </Suspense>
      <BookTools scene={scene} input={input} />
      <BookPanels
        {...{ scene, input, photos, finish }}
        shownId={face?.spread.id ?? null}
        onShow={show}
      />
      {face && (
        <SpreadEditor
          {...{ scene, photos, finish, input, face, warned, chosen }}
          onShow={show}
          onChoose={setChosen}
        />
      )}
      <div className="cluster gap-3 justify-center">
        <Suspense>
          <PreviewButton {...{ title, book: scene, photos, finish }} />
          {plan.albumId !== undefined && (
            <ShareButton albumId={plan.albumId} title={title} book={scene} />
          )}
        </Suspense>
      </div>
      {checks && warnings.length > 0 && (
        <checks.WarningList
          {...{ scene, warnings, photos }}
          limit={input.format}
          onLook={({ face: { spread }, item }) => show(spread.id, item?.id ?? null)}
        />
      )}
    </div>
  );
}
