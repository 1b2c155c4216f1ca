import type { Crop } from '@smriti/shared/book/edit/crop';
import { findFrame, type FrameAddress } from '@smriti/shared/book/edit/find-frame';
import { setCrop } from '@smriti/shared/book/edit/set-crop';
import type { Book, Spread } from '@smriti/shared/book/scene';
import { lazy, Suspense, useId, useState, useEffect, useRef } from 'react';
import { BookViewer } from '#domains/book/spread/book/BookViewer.tsx';
import type { SpreadFace } from '#domains/book/spread/face.ts';
import type { BookFinish } from '#domains/book/spread/finish.ts';
import type { ShownPhotos } from '#domains/book/spread/shown-photo.ts';
import { useIsNarrowWindow } from '#domains/book/spread/use-viewport.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLazyPart } from '#lib/loading/lazy-part.ts';
import { cx } from '#ui/cx.ts';
import type { FillInput } from '../book/fill-input';
import { bookMessages } from '../book/messages';
import { SpreadTools } from './SpreadTools';
import { useLayoutExplanation } from '../book/use-layout-explanation';
import { FrameLayer } from './FrameLayer';
import { frameMessages } from './messages';
import { lazyPhotoToolbar, lazyTextEditing, lazyTrayPhotos, lazyPhotoDragging } from './lazy-parts';
import type { StartDrag } from './gestures/drop-places';
import { type FrameState, useFrameState } from './state/use-frame-state';
import { type SpreadActions, useSpreadActions } from './state/use-spread-actions';
import styles from './SpreadEditor.module.css';
import { useTextState } from './state/use-text-state';

const LayoutStrip = lazy(async () => ({
  default: (await import('./panels/LayoutStrip')).LayoutStrip,
}));
const TraySheet = lazy(async () => ({ default: (await import('./panels/TraySheet')).TraySheet }));

export interface SpreadEditorProps {
  scene: Book;
  photos: ShownPhotos;
  finish: BookFinish;
  input: FillInput;
  /** Spread that is edited. */
  face: SpreadFace;
  onShow: (id: string) => void;
  /** Ids of spreads with warnings. */
  warned: ReadonlySet<string>;
  /** The selected frame. */
  chosen: FrameAddress | null;
  onChoose: (at: FrameAddress | null) => void;
}

/** Editor of a spread: the drawing, a button over each frame, and tools below. */
export function SpreadEditor(props: SpreadEditorProps) {
  const { scene, photos, finish, input, face, onShow, warned } = props;
  const frames = useFrameState(props);
  const writing = useLazyPart(lazyTextEditing);
  const texts = useTextState({ ...props, spread: face.spread.id });
  const actions = useSpreadActions({ scene, face, input, frames });
  const startDrag = useDragging(frames, photos);
  const [draft, setDraft] = useState<Crop | null>(null);
  const [isTrayOpen, setIsTrayOpen] = useState(false);
  const isNarrow = useIsNarrowWindow();
  const { moving, chosen, picked } = frames;
  const drawn = draft && moving ? setCrop(scene, moving, draft) : scene;
  const frame = chosen && findFrame(scene, chosen);
  const captioned = chosen?.spread === face.spread.id && frame?.photo ? frame.id : null;

  return (
    <>
      <BookViewer
        {...{ book: drawn, photos, finish, warned, onShow }}
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
        {!(isNarrow && texts.chosen) && <Why spread={face.spread} />}
        <Bars
          {...props}
          {...{ frames, actions }}
          hasPhoto={frame !== null || picked !== null}
          hasText={texts.chosen !== null}
          onOpenTray={() => setIsTrayOpen(true)}
        />
        {writing && (
          <writing.TextTools {...{ scene, texts }} spread={face.spread.id} photo={captioned} />
        )}
        <Keys />
      </BookViewer>
      <LeftOutPhotos
        {...{ frames, startDrag, isTrayOpen }}
        tray={scene.tray}
        onClose={() => setIsTrayOpen(false)}
      />
    </>
  );
}

interface BarsProps extends SpreadEditorProps {
  frames: FrameState;
  actions: SpreadActions;
  /** Whether a photo is selected or picked up; phones then have no room for the spread's tools. */
  hasPhoto: boolean;
  /** Whether a text is selected; phones then show its field instead of the spread's tools. */
  hasText: boolean;
  onOpenTray: () => void;
}

/** Toolbars for the selected photo and for the spread. */
function Bars({ scene, photos, finish, input, face, hasPhoto, ...work }: BarsProps) {
  const isNarrow = useIsNarrowWindow();
  const { frames, actions, hasText, onOpenTray } = work;
  const bar = useLazyPart(lazyPhotoToolbar, hasPhoto);
  const tools = <SpreadTools {...{ actions, onOpenTray }} leftOut={scene.tray.length} />;
  return (
    <>
      <div className={styles.bars}>
        {bar && <bar.PhotoToolbar {...{ scene, photos, input, frames }} spread={face.spread.id} />}
        {actions.isLayoutsOpen && (
          <Suspense>
            <LayoutStrip
              {...{ scene, face, photos, finish, input }}
              onClose={actions.toggleLayouts}
            />
          </Suspense>
        )}
        {isNarrow && !hasPhoto && !hasText && tools}
      </div>
      {!isNarrow && tools}
    </>
  );
}

/** Explanation of the spread's layout; on phones with its rank among the layouts. */
function Why({ spread: { rank, why } }: { spread: Spread }) {
  const t = useMessages(bookMessages);
  const whyText = useLayoutExplanation();
  const isNarrow = useIsNarrowWindow();
  return (
    <p className={cx('muted text-sm text-center hide-empty', styles.why)}>
      {isNarrow && rank && (
        <span className="tabular">{t.layout({ at: rank.at, of: rank.of })}</span>
      )}
      {whyText(why)}
    </p>
  );
}

/** Expandable list of the keyboard shortcuts. */
function Keys() {
  const t = useMessages(frameMessages);
  return (
    <details className={cx('muted text-sm', styles.keys)}>
      <summary>{t.keys}</summary>
      <p>{t.keysHint}</p>
    </details>
  );
}

interface LeftOutProps {
  tray: Book['tray'];
  frames: FrameState;
  startDrag: StartDrag;
  isTrayOpen: boolean;
  onClose: () => void;
}

/** Photos left out of the book: below the book on wide screens, in a sheet on phones. */
function LeftOutPhotos({ isTrayOpen, onClose, ...photos }: LeftOutProps) {
  const t = useMessages(bookMessages);
  const headingId = useId();
  const isNarrow = useIsNarrowWindow();
  const list = useLazyPart(lazyTrayPhotos, photos.tray.length > 0);
  if (isTrayOpen) {
    return (
      <Suspense>
        <TraySheet {...photos} onClose={onClose} />
      </Suspense>
    );
  }
  if (isNarrow || photos.tray.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="stack gap-3 justify-items-start">
      <h3 id={headingId} className="text-lg">
        {t.tray}
      </h3>
      {list && <list.TrayPhotos {...photos} />}
    </section>
  );
}

/** Dragging of photos; a drag has the same effect as clicking its source and its target. */
function useDragging(frames: FrameState, photos: ShownPhotos): StartDrag {
  const dragging = useLazyPart(lazyPhotoDragging);
  // The newest frames, because pages may be turned before the drop.
  const latest = useRef(frames);
  useEffect(() => {
    latest.current = frames;
  });
  return (event, from, photo) => {
    if (photo === null) return;
    const picture = photos.get(photo)?.small ?? null;
    dragging?.watchPhotoDrag(event.nativeEvent, { from, picture }, () => latest.current);
  };
}
