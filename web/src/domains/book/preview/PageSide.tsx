import type { Book } from '@smriti/shared/book/scene';
import { memo } from 'react';
import type { BookFinish } from '../spread/finish';
import type { ShownPhotos } from '../spread/shown-photo';
import { SpreadScene } from '../spread/SpreadScene';
import type { BookStop } from '../spread/book-stops';
import styles from './PageSide.module.css';

/** A book with everything needed to draw it: its photos and its finish. */
export interface DrawableBook {
  book: Book;
  photos: ShownPhotos;
  finish: BookFinish;
}

interface PageSideProps extends DrawableBook {
  /**
   * `face` and `part` of a `BookStop`, as separate props so that memo works: stops are recreated more
   * often than pages change.
   */
  face: BookStop['face'];
  part: BookStop['part'];
  size: 'small' | 'large';
}

/** One printed page; memoised, because leaves move in every frame of a turn. */
export const PageSide = memo(function PageSide(props: PageSideProps) {
  const { book, photos, finish, face, part, size } = props;
  const view = face.parts.find(({ name }) => name === part) ?? face.trim;
  return (
    <span className={styles.page}>
      <SpreadScene look={book.look} {...{ face, view, photos, size, finish }} />
    </span>
  );
});
