import { replaceSpread } from '@smriti/shared/book/edit/spread-edit';
import type { Book, Spread } from '@smriti/shared/book/scene';
import type { ReactNode } from 'react';
import { useMessages } from '#lib/language/i18n.ts';
import { cx } from '#ui/cx.ts';
import type { Box, SpreadFace } from '../spread/face';
import type { BookFinish } from '../spread/finish';
import { useSpreadNames } from '../spread/use-spread-names';
import type { ShownPhotos } from '../spread/shown-photo';
import { SpreadView } from '../spread/SpreadView';
import { useComputeFaces } from '../spread/use-faces';
import styles from './SpreadComparison.module.css';
import { proposalMessages } from './messages';

/** Returns a function that computes the face of a spread as part of the book. */
export function useSpreadFace(book: Book): (spread: Spread) => SpreadFace | undefined {
  const facesOf = useComputeFaces(book.kind);
  return (spread) =>
    facesOf(replaceSpread(book, spread)).find((face) => face.spread.id === spread.id);
}

interface BeforeAfterProps {
  book: Book;
  before: Spread;
  after: Spread;
  photos: ShownPhotos;
  finish: BookFinish;
  /** Headings of the two versions; by default 'as it is' and 'as proposed'. */
  titles?: { before: string; after: string };
  /** Renders a layer over the proposed version, for editing it. */
  renderLayer?: (face: SpreadFace, view: Box) => ReactNode;
}

/** Two versions of a spread, side by side; stacked on phones. */
export function SpreadComparison(props: BeforeAfterProps) {
  const { book, before, after, photos, finish, titles, renderLayer } = props;
  const t = useMessages(proposalMessages);
  const { faceName } = useSpreadNames(book.kind);
  const faceIn = useSpreadFace(book);
  const drawn = [
    { key: 'before', title: titles?.before ?? t.before, face: faceIn(before) },
    { key: 'after', title: titles?.after ?? t.after, face: faceIn(after) },
  ];
  return (
    <div className={cx('stack min-w-0 sunken p-4', styles.pair)}>
      {drawn.map(({ key, title, face }) => {
        if (!face) return null;
        const isWorkedOn = key === 'after' && renderLayer !== undefined;
        return (
          <figure
            key={key}
            className={cx('stack gap-2 content-start min-w-0', styles.version)}
            role={isWorkedOn ? 'group' : undefined}
            aria-label={isWorkedOn ? title : undefined}
          >
            <figcaption className="muted text-sm strong">{title}</figcaption>
            <SpreadView
              {...{ book, face, photos, finish }}
              label={isWorkedOn ? undefined : `${title}: ${faceName(face)}`}
              renderLayer={isWorkedOn ? (view) => renderLayer(face, view) : undefined}
            />
          </figure>
        );
      })}
    </div>
  );
}
