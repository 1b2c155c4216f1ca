import type { Book } from '@smriti/shared/book/scene';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, useEffect, useRef } from 'react';
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
  onShow: (id: string) => void;
  warned?: ReadonlySet<string>;
}

/** Thumbnails of all spreads; clicking one shows the spread large. */
export const SpreadStrip = deferRendering((props: SpreadStripProps) => {
  const { faces, shownId } = props;
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
    <ol role="list" ref={strip} aria-label={t.overview} className={styles.strip}>
      {faces.map((face) => (
        <Thumbnail key={face.spread.id} {...props} face={face} />
      ))}
    </ol>
  );
});

function Thumbnail(props: SpreadStripProps & { face: SpreadFace }) {
  const { book, face, photos, finish, shownId, onShow, warned } = props;
  const t = useMessages(spreadMessages);
  const { faceName } = useSpreadNames(book.kind);
  const item = useRef<HTMLLIElement>(null);
  const isNear = useIsNearViewport(item);
  const { id, locked } = face.spread;
  const isWarned = warned?.has(id) ?? false;
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
        aria-current={id === shownId || undefined}
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
}
