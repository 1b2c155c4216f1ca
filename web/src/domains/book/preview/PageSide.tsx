import type { Book } from '@smriti/shared/book/scene';
import { memo } from 'react';
import type { Finish } from '../spread/finish';
import type { ShownPhotos } from '../spread/shown-photo';
import { SpreadScene } from '../spread/SpreadScene';
import type { Stop } from '../spread/stops';
import styles from './PageSide.module.css';

/** What is drawn, and what of. */
export interface Drawn {
  book: Book;
  photos: ShownPhotos;
  finish: Finish;
}

interface PageSideProps extends Drawn {
  /** Both of a `Stop`, which is made anew more often than its page changes. */
  face: Stop['face'];
  part: Stop['part'];
  size: 'small' | 'large';
}

/** One page as it is printed; drawn once, however often what it lies on moves. */
export const PageSide = memo(function PageSide(props: PageSideProps) {
  const { book, photos, finish, face, part, size } = props;
  const view = face.parts.find(({ name }) => name === part) ?? face.trim;
  return (
    <span className={styles.page}>
      <SpreadScene look={book.look} {...{ face, view, photos, size, finish }} />
    </span>
  );
});
