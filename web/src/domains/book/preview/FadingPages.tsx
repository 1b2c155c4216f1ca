import styles from './FadingPages.module.css';
import { type DrawableBook, PageSide } from './PageSide';
import { hasFacingPages, type ViewSide, type BookView } from './book-views';

interface FadingPagesProps extends DrawableBook {
  views: readonly BookView[];
  index: number;
}

/** Pages that cross-fade instead of turning: for slow devices and reduced motion. */
export function FadingPages({ views, index, ...drawn }: FadingPagesProps) {
  const isOpen = hasFacingPages(views);
  return (
    <span className={styles.volume}>
      {views.map((view, at) =>
        Math.abs(at - index) > 1 ? null : (
          <span
            key={`${view.stop.face.spread.id} ${view.stop.part ?? ''}`}
            className={styles.view}
            data-closed={isOpen && (view.left === null || view.right === null) ? '' : undefined}
            data-bound={(drawn.book.cover_shape !== null && isOpen) || undefined}
            data-shown={at === index || undefined}
          >
            <FadingSide side={view.left} {...drawn} />
            <FadingSide side={view.right} {...drawn} />
          </span>
        ),
      )}
    </span>
  );
}

function FadingSide({ side, ...drawn }: DrawableBook & { side: ViewSide | null }) {
  if (side === null) return null;
  if (side === 'inside') return <span className={styles.inside} />;
  const { face, part } = side;
  return (
    <span className={styles.side}>
      <PageSide {...{ face, part }} size="large" {...drawn} />
    </span>
  );
}
