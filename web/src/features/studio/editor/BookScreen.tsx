import { findFrame, type FrameAddress } from '@smriti/shared/book/edit/find-frame';
import { findText } from '@smriti/shared/book/edit/find-text';
import { type Book, COVER_ID } from '@smriti/shared/book/scene';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import { useFaces } from '#domains/book/spread/use-faces.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { useStableCallback } from '#lib/loading/defer-rendering.tsx';
import { useDrawnBook } from '../book/use-drawn-book';
import type { FillInput } from '../book/fill-input';
import { useFillInput } from '../book/use-filled-book';
import { type ConflictActions, Conflicts } from '../save/conflicts/Conflicts';
import { StorageFullWarning } from '../StudioToolbar';
import { useStudio, useStudioState } from '../studio-context';
import { BookEditor } from './BookEditor';
import styles from './BookScreen.module.css';
import type { StartDrag } from './gestures/drop-places';
import { useScreenKeys } from './gestures/use-screen-keys';
import { useStageZoom } from './gestures/use-stage-zoom';
import { lazyBookWarnings, lazyPhotoDragging } from './lazy-parts';
import { ScreenBar } from './ScreenBar';
import { SidePanels } from './SidePanels';
import { SpreadEditor } from './SpreadEditor';
import { type FrameState, useFrameState } from './state/use-frame-state';

const EditorShortcutsDialog = lazy(async () => ({
  default: (await import('./EditorShortcutsDialog')).EditorShortcutsDialog,
}));

interface BookScreenProps extends ConflictActions {
  scene: Book;
  /** Message that the book could not be filled again; null or false if none. */
  failure: ReactNode;
  onClose: () => void;
}

/** Editor of the book in the whole window. */
export function BookScreen(props: BookScreenProps) {
  return (
    <BookEditor>
      <Screen {...props} />
    </BookEditor>
  );
}

function Screen({ scene, failure, onClose, onUseOther, onKeepThis }: BookScreenProps) {
  const { photos, finish } = useDrawnBook();
  const input = useFillInput();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isNarrow = useIsNarrowWindow();
  const screen = useRef<HTMLDivElement>(null);
  const { faces, face, chosen, setChosen, show } = useSelection(scene);
  const shownId = face?.spread.id ?? null;
  const isWriting = chosen?.spread === shownId && findText(scene, chosen) !== null;
  const { WarningList, warnings, warned } = useBookWarnings({ scene, faces, photos, input });
  useFrameToShow(show);
  const selection = { chosen, shownId, onChoose: setChosen, onShow: show };
  const frames = useFrameState({ scene, photos, input, ...selection });
  const startDrag = useDragging(frames, photos);
  const zoom = useStageZoom();
  const onHelp = () => setIsHelpOpen(true);
  useScreenKeys({ screen, zoom, onHelp });
  const book = { scene, photos, finish, input };
  return (
    <div ref={screen} className={styles.screen}>
      <ScreenBar {...{ scene, photos, finish, zoom, onHelp, onClose }} />
      <SidePanels
        {...book}
        {...{ frames, startDrag }}
        {...{ isWriting, shownId }}
        isHiddenOnPhones={isWriting || frames.moving !== null}
        onShow={show}
      />
      <div className={styles.work}>
        <div className={styles.notices}>
          {failure}
          <Conflicts
            onUseOther={onUseOther}
            onKeepThis={() => {
              onKeepThis();
              // The clicked button disappears together with the notice.
              screen.current?.querySelector('button')?.focus();
            }}
          />
          <StorageFullWarning />
          {WarningList && warnings.length > 0 && !(isWriting && isNarrow) && (
            <WarningList
              {...{ scene, warnings, photos }}
              isFolded
              limit={input.format}
              onLook={({ face: { spread }, item }) => show(spread.id, item?.id ?? null)}
            />
          )}
        </div>
        {face && (
          <SpreadEditor
            {...book}
            {...{ face, warned, frames, startDrag, zoom }}
            hasOverview={!(isWriting && isNarrow)}
            onShow={show}
          />
        )}
      </div>
      {isHelpOpen && (
        <Suspense>
          <EditorShortcutsDialog
            hasOthers={faces.length > 1}
            onClose={() => setIsHelpOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The shown spread of the book, and the selected photo or text. */
function useSelection(scene: Book) {
  const [shown, setShown] = useState({ id: COVER_ID, at: 0 });
  const [lastChosen, setChosen] = useState<FrameAddress | null>(null);
  const faces = useFaces(scene);
  // Refilling may change a spread's id; then the spread at the same position is shown, or the last one.
  const face =
    faces.find(({ spread }) => spread.id === shown.id) ??
    faces[Math.min(shown.at, faces.length - 1)];
  // After an undo or a refill, the selected photo or text may no longer exist.
  const isFound = lastChosen && (findText(scene, lastChosen) ?? findFrame(scene, lastChosen));
  const chosen = isFound ? lastChosen : null;

  function show(id: string, item: string | null = null): void {
    setShown({ id, at: faces.findIndex(({ spread }) => spread.id === id) });
    setChosen(item === null ? null : { spread: id, item });
  }

  return { faces, face, chosen, setChosen, show };
}

interface WarningsInput {
  scene: Book;
  faces: readonly SpreadFace[];
  photos: ShownPhotos;
  input: FillInput;
}

/**
 * Print warnings of a book, the ids of spreads with warnings, and the list that shows them; null until it is
 * loaded.
 */
function useBookWarnings({ scene, faces, photos, input }: WarningsInput) {
  const part = useLazyPart(lazyBookWarnings);
  const warnings = useMemo(
    () => part?.listSpreadWarnings(scene, faces, photos, input.format) ?? [],
    [part, scene, faces, photos, input.format],
  );
  const warned = useMemo(
    () => new Set(warnings.map(({ face: { spread } }) => spread.id)),
    [warnings],
  );
  return { WarningList: part?.WarningList ?? null, warnings, warned };
}

/** Shows the frame in `frameToShow`, then clears it. */
function useFrameToShow(show: (spread: string, item: string | null) => void): void {
  const { store } = useStudio();
  const frame = useStudioState((state) => state.frameToShow);
  useEffect(() => {
    if (!frame) return;
    show(frame.spread, frame.item);
    store.setState({ frameToShow: null });
  }, [frame, show, store]);
}

/** Starts photo drags. A drop does the same as picking up the photo and clicking the target. */
function useDragging(frames: FrameState, photos: ShownPhotos): StartDrag {
  const dragging = useLazyPart(lazyPhotoDragging);
  // Returns the newest state, because pages may be turned during a drag.
  const editor = useStableCallback(() => frames);
  return useStableCallback((event, from, photo) => {
    if (photo === null) return;
    const picture = photos.get(photo)?.small ?? null;
    dragging?.watchPhotoDrag(event.nativeEvent, { from, picture }, editor);
  });
}
