import type { Book } from '@smriti/shared/book/scene';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, memo, useEffect, useMemo, useRef } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { deferRendering } from '#lib/loading/defer-rendering.tsx';
import type { SpreadFace } from './face';
import type { BookFinish } from './finish';
import { spreadMessages } from './messages';
import { useSpreadNames } from './use-spread-names';
import type { ShownPhotos } from './shown-photo';
import styles from './SpreadStrip.module.css';
import { SpreadView } from './SpreadView';
import { useIsNearViewport } from './use-viewport';

interface SpreadStripProps {
  book: Book;
  faces: readonly SpreadFace[];
  photos: ShownPhotos;
  finish: BookFinish;
  shownId: string;
  /** Function that stays the same from one rendering to the next. */
  onShow: (id: string) => void;
  warned?: ReadonlySet<string>;
}

/** Thumbnails of all spreads; clicking one shows the spread large. */
export const SpreadStrip = deferRendering((props: SpreadStripProps) => {
  const { faces, photos, finish, shownId, onShow, warned } = props;
  const { kind, look, page, safe, lay_flat } = props.book;
  const book = useMemo(
    () => ({ kind, look, page, safe, lay_flat }),
    [kind, look, page, safe, lay_flat],
  );
  const t = useMessages(spreadMessages);
  const strip = useRef<HTMLOListElement>(null);
  const index = faces.findIndex(({ spread }) => spread.id === shownId);
  useEffect(() => {
    const current = strip.current?.children[index];
    if (!strip.current || !(current instanceof HTMLElement)) return;
    // Scrolls only the strip: scrollIntoView would also scroll the page.
    const middle = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
    strip.current.scrollTo?.({ left: middle });
  }, [index]);
  return (
    <ol
      role="list"
      ref={strip}
      aria-label={kind === 'set' ? t.allPrints : t.overview}
      className={styles.strip}
    >
      {faces.map((face) => (
        <Thumbnail
          key={face.spread.id}
          {...{ book, face, photos, finish, onShow }}
          isShown={face.spread.id === shownId}
          isWarned={warned?.has(face.spread.id) ?? false}
        />
      ))}
    </ol>
  );
});

interface ThumbnailProps extends Pick<SpreadStripProps, 'photos' | 'finish' | 'onShow'> {
  book: Pick<Book, 'kind' | 'look' | 'page' | 'safe' | 'lay_flat'>;
  face: SpreadFace;
  isShown: boolean;
  isWarned: boolean;
}

/** A spread in the strip. Memoised: most changes of a book affect one of many. */
const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { book, face, photos, finish, isShown, isWarned, onShow } = props;
  const t = useMessages(spreadMessages);
  const { faceName } = useSpreadNames(book.kind);
  const item = useRef<HTMLLIElement>(null);
  const isNear = useIsNearViewport(item);
  const { id, locked } = face.spread;
  const name = faceName(face);
  const kept = locked ? t.kept({ name }) : name;
  const shape: CSSProperties & Record<'--ratio', number> = {
    '--ratio': face.trim.w / face.trim.h,
  };
  return (
    <li ref={item} className="flex-none" style={shape}>
      <button
        type="button"
        className={styles.button}
        aria-label={isWarned ? t.withWarning({ name: kept }) : kept}
        aria-current={isShown || undefined}
        data-drop={`spread ${id}`}
        onClick={() => onShow(id)}
      >
        <span className={styles.spread}>
          {isNear && <SpreadView size="small" {...{ book, face, photos, finish }} />}
        </span>
        <span className={styles.name} aria-hidden="true">
          {face.isCover ? name : face.pages.join('–')}
          {locked && <Lock />}
          {isWarned && <TriangleAlert className={styles.warned} />}
        </span>
      </button>
    </li>
  );
});
