import type { Book } from '@smriti/shared/book/scene';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { useStableCallback } from '#lib/loading/defer-rendering.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './BookViewer.module.css';
import type { Box, FacePartName } from '../face';
import { useFaces } from '../use-faces';
import type { BookFinish } from '../finish';
import { MissingDrawingsNotice } from '../MissingDrawingsNotice';
import { spreadMessages } from '../messages';
import { useSpreadNames } from '../use-spread-names';
import type { ShownPhotos } from '../shown-photo';
import { SpreadStrip } from '../SpreadStrip';
import { SpreadView } from '../SpreadView';
import { type BookStop, findStopIndex, listBookStops } from '../book-stops';
import { useHasFallbackTexts } from '../text/use-shaper';
import { useIsNarrowWindow } from '../use-viewport';
import { useSwipe } from './use-swipe';

/** The visible stop with its rectangle in mm. */
export interface VisibleStop extends BookStop {
  view: Box;
  /** Turns to the next or previous stop. */
  onTurn: (by: 1 | -1) => void;
}

export interface BookViewerProps {
  book: Book;
  photos: ShownPhotos;
  finish: BookFinish;
  /** Id of the visible spread; null for the first one. */
  shownId: string | null;
  /** Part of the spread that the page requested; a new object for each request. */
  side?: { part: FacePartName | null } | null;
  onShow: (id: string) => void;
  /** Renders a layer over the spread. */
  renderLayer?: (shown: VisibleStop) => ReactNode;
  hasGuides?: boolean;
  /** Whether thumbnails of all spreads are shown. */
  hasThumbnails?: boolean;
  /** Ids of spreads with warnings. */
  warned?: ReadonlySet<string>;
  /**
   * Element around the spread, and its zoom (1: the whole spread). If set, the viewer fills its
   * container and scales the spread to fit; otherwise the page scrolls.
   */
  stage?: {
    ref: Ref<HTMLDivElement>;
    zoom: number;
    /** Whether the page buttons and thumbnails are shown. */
    hasOverview: boolean;
    /** Called when the area around the spread is clicked. */
    onClickAround: () => void;
  };
  /** Tools for the spread, shown below it. */
  children?: ReactNode;
}

/** Pages through a book: one large spread, and thumbnails of all. */
export function BookViewer(props: BookViewerProps) {
  const { book, photos, finish, shownId, onShow, hasThumbnails = true, children } = props;
  const t = useMessages(spreadMessages);
  const faces = useFaces(book);
  const stops = listBookStops(faces, useIsNarrowWindow());
  const [part, setPart] = useState<FacePartName | null>(null);
  const [reached, setReached] = useState<BookViewerProps['side']>(null);
  if (props.side && props.side !== reached) {
    setReached(props.side);
    setPart(props.side.part);
  }
  const { faceName } = useSpreadNames(book.kind);
  const index = findStopIndex(stops, { id: shownId, part });
  // Differs from the index while turned pages render, so that a second press turns on. A book that changes
  // meanwhile, such as a refilled one, may have no such pages.
  const target = useRef(index);
  useEffect(() => {
    target.current = index;
  }, [index, book]);
  const show = useStableCallback((id: string, to: FacePartName | null = null) => {
    setPart(to);
    onShow(id);
  });
  const stop = stops[index];
  if (!stop) return null;
  // A print of one face has nothing to turn.
  const hasOverview = stops.length > 1 && (props.stage?.hasOverview ?? true);

  function turn(by: 1 | -1): void {
    const next = stops[target.current + by];
    if (!next) return;
    target.current += by;
    show(next.face.spread.id, next.part);
  }
  return (
    <section
      aria-label={book.kind === 'book' ? t.book : t.design}
      className={props.stage ? styles.window : 'stack gap-4 min-w-0'}
      data-single={stops.length === 1 || undefined}
    >
      <Stage {...props} stop={stop} index={index} onTurn={turn} />
      {hasOverview && (
        <PageTurns
          {...{ index, onTurn: turn }}
          count={stops.length}
          name={faceName(stop.face, stop.part)}
        />
      )}
      <PlainTextsNote />
      <MissingDrawingsNotice {...{ book, finish }} />
      {children}
      {hasOverview && hasThumbnails && faces.length > 1 && (
        <SpreadStrip
          {...{ book, faces, photos, finish }}
          warned={props.warned}
          shownId={stop.face.spread.id}
          onShow={show}
        />
      )}
    </section>
  );
}

interface PageTurnsProps {
  index: number;
  count: number;
  /** Name of the visible pages. */
  name: string;
  onTurn: (by: 1 | -1) => void;
}

/** Buttons that turn the pages, with the name and the position of the visible ones. */
function PageTurns({ index, count, name, onTurn }: PageTurnsProps) {
  const t = useMessages(spreadMessages);
  // Transitions render in small steps, so that the browser stays responsive.
  const turn = (by: 1 | -1) => startTransition(() => onTurn(by));
  return (
    <div className={cx('row gap-4 items-center justify-center', styles.turns)}>
      <IconButton label={t.previous} aria-disabled={index === 0} onClick={() => turn(-1)}>
        <ChevronLeft />
      </IconButton>
      <p className={styles.name} aria-live="polite">
        <strong>{name}</strong>
        <span className="tabular">{t.position({ at: index + 1, of: count })}</span>
      </p>
      <IconButton label={t.next} aria-disabled={index === count - 1} onClick={() => turn(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}

/** Notice that texts are shown in a fallback font instead of the printed one. */
function PlainTextsNote() {
  const t = useMessages(spreadMessages);
  return (
    useHasFallbackTexts() && (
      <p className="justify-self-center muted text-sm text-center">{t.plainTexts}</p>
    )
  );
}

interface StageProps extends BookViewerProps {
  stop: BookStop;
  index: number;
  onTurn: (by: 1 | -1) => void;
}

/**
 * The visible spread as large as fits. A single page keeps its side of the book, except on phones, which
 * show every page alone.
 */
function Stage(props: StageProps) {
  const { book, photos, finish, stop, index, onTurn, renderLayer, hasGuides } = props;
  const { ref, zoom = 1, onClickAround } = props.stage ?? {};
  const { face, part } = stop;
  const { faceName } = useSpreadNames(book.kind);
  const swipe = useSwipe(
    () => onTurn(1),
    () => onTurn(-1),
  );
  const direction = useDirection(index);
  const shown = face.parts.find(({ name }) => name === part) ?? face.trim;
  const isNarrow = useIsNarrowWindow();
  const isWide = !isNarrow && part === null && face.lone !== null;
  const shape: CSSProperties & Record<'--ratio' | '--zoom', number> = {
    '--ratio': (shown.w * (isWide ? 2 : 1)) / shown.h,
    '--zoom': zoom,
  };
  const name = faceName(face, part);
  return (
    <div
      ref={ref}
      // The keyboard equivalent is Escape.
      role="presentation"
      className={styles.stage}
      data-zoomed={zoom > 1 || undefined}
      // While zoomed in, dragging scrolls the spread and does not turn the page.
      {...(zoom > 1 ? undefined : swipe)}
      onClick={({ target, currentTarget }) => {
        // A single page leaves the other half of its element empty.
        const around: (EventTarget | null)[] = [currentTarget, currentTarget.firstElementChild];
        if (around.includes(target)) onClickAround?.();
      }}
    >
      <div
        key={`${face.spread.id} ${part ?? ''}`}
        className={styles.turning}
        data-direction={direction}
        data-lone={isWide ? face.lone : undefined}
        style={shape}
        role={renderLayer ? 'group' : undefined}
        aria-label={renderLayer ? name : undefined}
      >
        <SpreadView
          {...{ book, face, photos, finish, part, hasGuides }}
          label={renderLayer ? undefined : name}
          renderLayer={renderLayer && ((view) => renderLayer({ ...stop, view, onTurn }))}
        />
      </div>
    </div>
  );
}

/** Direction of the last page turn. */
function useDirection(index: number): 'on' | 'back' {
  const [last, setLast] = useState({ index, direction: 'on' as 'on' | 'back' });
  if (last.index === index) return last.direction;
  const direction = index > last.index ? 'on' : 'back';
  setLast({ index, direction });
  return direction;
}
