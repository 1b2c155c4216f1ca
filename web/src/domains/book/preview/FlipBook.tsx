import type { Book } from '@smriti/shared/book/scene';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  type CSSProperties,
  useCallback,
  useMemo,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Slider } from '#ui/fields/SliderField.tsx';
import { cx } from '#ui/cx.ts';
import { MissingDrawingsNotice } from '../spread/MissingDrawingsNotice';
import { useFaces } from '../spread/use-faces';
import { useIsNarrowWindow } from '../spread/use-viewport';
import { useSwipe } from '../spread/book/use-swipe';
import { FadingPages } from './FadingPages';
import { MugPrint } from './MugPrint';
import { mugRatio } from './mug-shape';
import { PrintFan } from './PrintFan';
import styles from './FlipBook.module.css';
import { TurningPages } from './TurningPages';
import { previewMessages } from './messages';
import type { DrawableBook } from './PageSide';
import { TURN_DURATION_MS } from './turn-smoothness';
import { type PageTransition, usePageTransition } from './use-page-transition';
import { useViewNames } from './use-view-names';
import { hasFacingPages, type BookView, findViewIndex, listBookViews } from './book-views';
import { WallPrint } from './WallPrint';

const OWN_ARROWS =
  'input, textarea, select, [contenteditable], [role="slider"], [role="radiogroup"]';

/**
 * Turns pages with the arrow keys while the focus is anywhere in the page or dialog around the
 * element.
 */
function useArrowKeys(element: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (by === undefined || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof Element) || target.closest(OWN_ARROWS)) return;
      const dialog = target.closest('[role="dialog"]');
      if (dialog && !dialog.contains(element.current)) return;
      event.preventDefault();
      onStep(by === 1 ? 1 : -1);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [element, onStep]);
}

export interface FlipBookProps extends DrawableBook {
  /** Called with the id of the visible spread when it changes. */
  onSpread?: (id: string) => void;
}

/** Positions of a mug in a full turn, the first one shown, and the angle between two of them. */
const MUG_STOPS = { count: 9, first: 3, degrees: 45 };

/** Position of a mug in its turn, and its angle in degrees. */
function useMugTurn() {
  const [stop, setStop] = useState(MUG_STOPS.first);
  const turnMug = useCallback(
    (by: 1 | -1) => setStop((at) => Math.max(0, Math.min(at + by, MUG_STOPS.count - 1))),
    [],
  );
  const angle = (stop - (MUG_STOPS.count - 1) / 2) * MUG_STOPS.degrees;
  return { stop, setStop, turnMug, angle };
}

/** Interactive book that starts closed and whose pages turn (docs/rules.md#previews-1). */
export function FlipBook({ onSpread, ...drawn }: FlipBookProps) {
  const { book, photos } = drawn;
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrowWindow();
  const faces = useFaces(book);
  const views = useMemo(
    () => listBookViews(book.kind, faces, isNarrow),
    [book.kind, faces, isNarrow],
  );
  const [place, setPlace] = useState<Parameters<typeof findViewIndex>[1]>({ face: '', part: null });
  const index = findViewIndex(views, place);
  const motion = usePageTransition(index);
  const names = useViewNames(book, photos);
  const isMug = book.kind === 'sheet' && drawn.finish.isMug === true;
  const { turnMug, ...mug } = useMugTurn();

  const show = useCallback(
    (at: number) => {
      const stop = views[at]?.stop;
      if (!stop) return;
      setPlace({ face: stop.face.spread.id, part: stop.part });
      onSpread?.(stop.face.spread.id);
    },
    [views, onSpread],
  );
  const step = useCallback(
    (by: 1 | -1) => (isMug ? turnMug(by) : show(index + by)),
    [isMug, turnMug, show, index],
  );
  useArrowKeys(root, step);
  const view = views[index];
  if (!view) return null;
  return (
    <div ref={root} className={styles.preview}>
      <Stage
        {...{ views, index, motion, step }}
        angle={isMug ? mug.angle : null}
        label={names.describe(view.stop)}
        {...drawn}
      />
      <p
        className={cx('justify-self-center max-w-none leading-snug text-center', styles.name)}
        aria-live="polite"
      >
        {names.nameOf(view.stop)}
      </p>
      <MissingDrawingsNotice book={book} finish={drawn.finish} />
      {isMug ? (
        <Bar
          {...{ step }}
          kind="mug"
          index={mug.stop}
          show={mug.setStop}
          count={MUG_STOPS.count}
          text={`${mug.angle}°`}
        />
      ) : (
        views.length > 1 && (
          <Bar
            {...{ index, step, show }}
            kind={book.kind}
            count={views.length}
            text={names.nameOf(view.stop)}
          />
        )
      )}
    </div>
  );
}

interface StageProps extends DrawableBook {
  views: readonly BookView[];
  index: number;
  motion: PageTransition;
  label: string;
  step: (by: 1 | -1) => void;
  /** Angle of a mug, in degrees; null for other products. */
  angle: number | null;
}

/** The book; clicking its edges or swiping turns pages. */
function Stage({ views, index, motion, label, step, angle, ...drawn }: StageProps) {
  const swipe = useSwipe(
    () => step(1),
    () => step(-1),
  );
  const shape: CSSProperties & Record<'--ratio' | '--turn', string | number> = {
    '--ratio': angle === null ? ratioOf(views, drawn.book) : mugRatio(drawn.book.page),
    '--turn': `${TURN_DURATION_MS}ms`,
  };
  return (
    <div
      className={styles.stage}
      data-kind={angle === null ? drawn.book.kind : 'mug'}
      data-motion={motion}
      style={shape}
      {...swipe}
    >
      <div role="img" aria-label={label} className={styles.scene}>
        {angle !== null ? (
          <MugPrint {...{ views, angle }} {...drawn} />
        ) : drawn.book.kind === 'sheet' ? (
          <WallPrint {...{ views }} {...drawn} />
        ) : motion === 'fade' ? (
          <FadingPages {...{ views, index }} {...drawn} />
        ) : drawn.book.kind === 'set' ? (
          <PrintFan {...{ views, index }} {...drawn} />
        ) : (
          <TurningPages {...{ views, index }} {...drawn} />
        )}
      </div>
      {index > 0 && <Edge side="left" onPress={() => step(-1)} />}
      {index < views.length - 1 && <Edge side="right" onPress={() => step(1)} />}
    </div>
  );
}

/** Aspect ratio (width / height) of the visible pages. */
function ratioOf(views: readonly BookView[], { kind, page }: Book): number {
  if (kind === 'book') return (page.w / page.h) * (hasFacingPages(views) ? 2 : 1);
  const trim = views[0]?.stop.face.trim ?? page;
  return trim.w / trim.h;
}

/**
 * Clickable area that turns the page; keyboard and screen reader users have the buttons below the
 * book.
 */
function Edge({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  return (
    <span className={styles.edge} data-side={side} aria-hidden="true" onClick={onPress}>
      {side === 'left' ? <ChevronLeft /> : <ChevronRight />}
    </span>
  );
}

interface BarProps {
  kind: Book['kind'] | 'mug';
  index: number;
  count: number;
  text: string;
  step: (by: 1 | -1) => void;
  show: (at: number) => void;
}

function Bar({ kind, index, count, text, step, show }: BarProps) {
  const t = useMessages(previewMessages);
  const labels = {
    set: [t.previousPrint, t.placePrint, t.nextPrint],
    mug: [t.mugLeft, t.turnMug, t.mugRight],
    book: [t.previous, t.place, t.next],
  };
  const [previous, place, next] = labels[kind === 'set' || kind === 'mug' ? kind : 'book'];
  return (
    <div className={cx('stack gap-2 items-center justify-center', styles.bar)}>
      <IconButton label={previous ?? ''} aria-disabled={index === 0} onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <Slider
        aria-label={place}
        aria-valuetext={text}
        min={0}
        max={count - 1}
        value={index}
        onChange={show}
      />
      <IconButton label={next ?? ''} aria-disabled={index === count - 1} onClick={() => step(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
