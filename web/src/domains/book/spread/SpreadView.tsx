import type { Book } from '@smriti/shared/book/scene';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import type { Box, SpreadFace, FacePartName } from './face';
import type { BookFinish } from './finish';
import { useSpreadNames } from './use-spread-names';
import { PrintGuides } from './PrintGuides';
import type { ShownPhotos } from './shown-photo';
import { SpreadScene } from './SpreadScene';
import styles from './SpreadView.module.css';

interface SpreadViewProps {
  book: Pick<Book, 'kind' | 'look' | 'page' | 'safe' | 'lay_flat'>;
  face: SpreadFace;
  photos: ShownPhotos;
  finish: BookFinish;
  size?: 'small' | 'large';
  /** Shows only this part of the spread, for narrow screens. */
  part?: FacePartName | null;
  /** Whether to draw the bleed and the lines of cut, fold and safe zone. */
  hasGuides?: boolean;
  /** Accessible name of the image; not needed inside an element that has a name. */
  label?: string;
  /** Renders a layer over the visible rectangle (in mm); without it, the spread is an image. */
  renderLayer?: (view: Box) => ReactNode;
}

/** A spread of a book, drawn in mm. */
export function SpreadView(props: SpreadViewProps) {
  const { book, face, photos, finish, size = 'large', part = null, label } = props;
  const { hasGuides = false, renderLayer } = props;
  const view = viewOf(face, part, hasGuides);
  const shape: CSSProperties = { aspectRatio: `${view.w} / ${view.h}` };
  const words = useSpreadNames(book.kind).wordsIn(face, view, renderLayer !== undefined);
  const look = cx(
    styles.spread,
    face.isCover && styles.cover,
    book.kind === 'book' && !face.isCover && styles.bound,
    size === 'small' && styles.small,
    hasGuides && styles.guided,
  );
  return (
    <span
      className={look}
      style={shape}
      role={label === undefined ? undefined : 'img'}
      aria-label={label === undefined ? undefined : [label, words].filter(Boolean).join('. ')}
    >
      <SpreadScene look={book.look} {...{ face, view, photos, size, finish }} />
      {hasGuides && <PrintGuides safe={book.safe} {...{ face, view }} />}
      {words !== '' && renderLayer && <span className="visually-hidden">{words}</span>}
      {renderLayer?.(view)}
    </span>
  );
}

/** The visible rectangle of a spread. */
function viewOf(face: SpreadFace, part: FacePartName | null, hasGuides: boolean): Box {
  if (hasGuides) return face.printed;
  return face.parts.find(({ name }) => name === part) ?? face.trim;
}
