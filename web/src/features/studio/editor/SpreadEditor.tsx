import type { Crop } from '@smriti/shared/book/edit/crop';
import { findFrame } from '@smriti/shared/book/edit/find-frame';
import { setCrop } from '@smriti/shared/book/edit/set-crop';
import type { Book } from '@smriti/shared/book/scene';
import { lazy, Suspense, useState } from 'react';
import { BookViewer } from '#domains/book/spread/book/BookViewer.tsx';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import type { BookFinish } from '#domains/book/spread/finish.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { deferRendering } from '#lib/loading/defer-rendering.tsx';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import type { FillInput } from '../book/fill-input';
import { FrameLayer } from './FrameLayer';
import type { StartDrag } from './gestures/drop-places';
import type { StageZoom } from './gestures/use-stage-zoom';
import { lazyPhotoToolbar, lazyTextLayer } from './lazy-parts';
import styles from './SpreadEditor.module.css';
import { SpreadTools } from './SpreadTools';
import type { FrameState } from './state/use-frame-state';
import { type SpreadActions, useSpreadActions } from './state/use-spread-actions';
import { type TextState, useTextState } from './state/use-text-state';

const LayoutStrip = lazy(async () => ({
  default: (await import('./panels/LayoutStrip')).LayoutStrip,
}));
const TextPanel = lazy(async () => ({ default: (await import('./panels/TextPanel')).TextPanel }));

interface SpreadEditorProps {
  scene: Book;
  photos: ShownPhotos;
  finish: BookFinish;
  input: FillInput;
  /** Spread that is edited. */
  face: SpreadFace;
  onShow: (id: string) => void;
  /** Ids of spreads with warnings. */
  warned: ReadonlySet<string>;
  frames: FrameState;
  startDrag: StartDrag;
  zoom: StageZoom;
  /** Whether the page buttons and thumbnails are shown. */
  hasOverview: boolean;
}

/** Editor of a spread: the drawing, a button over each frame, and the toolbar below. */
export function SpreadEditor(props: SpreadEditorProps) {
  const { scene, photos, finish, face, onShow, warned, startDrag, zoom, hasOverview } = props;
  const writing = useLazyPart(lazyTextLayer);
  const actions = useSpreadActions(props);
  const frames: FrameState = {
    ...props.frames,
    startMoving: (at) => {
      actions.closeLayouts();
      props.frames.startMoving(at);
    },
  };
  const texts = useTextState({
    scene,
    spread: face.spread.id,
    chosen: frames.chosen,
    onChoose: (at) => {
      if (at) actions.closeLayouts();
      frames.choose(at);
    },
  });
  const [draft, setDraft] = useState<Crop | null>(null);
  const { moving } = frames;
  const drawn = draft && moving ? setCrop(scene, moving, draft) : scene;

  function deselect(): void {
    frames.stopMoving();
    frames.putDown();
    texts.choose(null);
  }

  return (
    <BookViewer
      {...{ book: drawn, photos, finish, warned, onShow }}
      stage={{ ...zoom, hasOverview, onClickAround: deselect }}
      shownId={face.spread.id}
      renderLayer={(shown) => (
        <span role="presentation" className={styles.layers} onKeyDown={texts.onKey}>
          <FrameLayer
            {...{ shown, photos, frames, actions, startDrag }}
            kind={scene.kind}
            onDraft={setDraft}
          />
          {!moving && writing && (
            <writing.TextLayer face={shown.face} view={shown.view} texts={texts} />
          )}
        </span>
      )}
    >
      <Toolbar {...props} {...{ frames, texts, actions }} />
    </BookViewer>
  );
}

interface ToolbarProps extends SpreadEditorProps {
  texts: TextState;
  actions: SpreadActions;
}

/** Toolbar for the selected photo or text, otherwise for the spread. */
function Toolbar(props: ToolbarProps) {
  const { scene, photos, finish, input, face, frames, texts, actions } = props;
  // The sliders of a moved picture need their values at once.
  const Tools = frames.moving ? PhotoOrSpreadTools : DeferredTools;
  return (
    <div className={styles.toolbar}>
      {actions.isLayoutsOpen && (
        <Suspense>
          <LayoutStrip {...{ scene, face, photos, finish, input }} onClose={actions.closeLayouts} />
        </Suspense>
      )}
      {texts.chosen ? (
        <Suspense>
          <TextPanel
            key={`${texts.chosen.spread} ${texts.chosen.item}`}
            scene={scene}
            at={texts.chosen}
            writing={texts.writing}
            onDone={() => texts.choose(null)}
          />
        </Suspense>
      ) : (
        <Tools {...props} />
      )}
    </div>
  );
}

/** Tools for the selected photo, or else for the spread. */
function PhotoOrSpreadTools({ scene, photos, input, face, ...work }: ToolbarProps) {
  const { frames, texts, actions } = work;
  const { chosen } = frames;
  const frame = chosen && findFrame(scene, chosen);
  const hasPhoto = frame !== null || frames.picked !== null;
  const bar = useLazyPart(lazyPhotoToolbar, hasPhoto);
  if (!hasPhoto || !bar) return <SpreadTools {...{ scene, actions }} onAddText={texts.add} />;
  const captioned = chosen?.spread === face.spread.id && frame?.photo ? frame.id : null;
  const addCaption = (item: string) => {
    frames.putDown();
    texts.addCaption(item);
  };
  return (
    <bar.PhotoToolbar
      {...{ scene, photos, input, frames }}
      spread={face.spread.id}
      onCaption={captioned === null ? null : () => addCaption(captioned)}
    />
  );
}

const DeferredTools = deferRendering(PhotoOrSpreadTools);
