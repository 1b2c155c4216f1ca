import type { AlbumImage } from '@smriti/shared/album/albums';
import type { AlbumDesign } from '@smriti/shared/book/designs';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useMessages } from '../../lib/i18n';
import { PreviewButton } from '../preview/PreviewButton';
import { ErrorState } from '../feedback/ErrorState';
import { Loading } from '../feedback/Loading';
import { Skeleton } from '../feedback/Skeleton';
import { CheckboxField } from '../fields/CheckboxField';
import styles from './AlbumBook.module.css';
import { albumBookMessages } from './album-book-messages';
import { BookViewer } from './BookViewer';
import { finishOf } from './finish';
import { shownPhotos } from './shown-photo';

interface AlbumBookProps {
  design: Pick<UseQueryResult<AlbumDesign>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  album: { title: string; images: readonly AlbumImage[]; lamination: string; coverType: string };
  /** Whether the lines of cut, fold and safe zone are there from the start; undefined: never. */
  guides?: 'on' | 'off';
  /** What a press on a photo leads to. */
  onPhoto?: (photoId: string) => void;
}

/** The book of a saved album, to be looked at. */
export function AlbumBook({ design, album, guides, onPhoto }: AlbumBookProps) {
  const t = useMessages(albumBookMessages);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.book}>
      <h2 id={headingId} className={styles.heading}>
        {(design.data?.book.kind ?? 'book') === 'book' ? t.heading : t.headingOther}
      </h2>
      {design.data ? (
        <Opened {...{ album, guides, onPhoto }} book={design.data.book} />
      ) : design.error ? (
        <ErrorState
          message={t.failed}
          retryLabel={t.retry}
          isRetrying={design.isFetching}
          onRetry={() => void design.refetch()}
        />
      ) : (
        <Loading label={t.loading}>
          <Skeleton shape="block" ratio="2 / 1" />
        </Loading>
      )}
    </section>
  );
}

function Opened(props: Omit<AlbumBookProps, 'design'> & Pick<AlbumDesign, 'book'>) {
  const { book, album, guides, onPhoto } = props;
  const t = useMessages(albumBookMessages);
  const [shownId, setShownId] = useState<string | null>(null);
  const [hasGuides, setHasGuides] = useState(guides === 'on');
  const photos = useMemo(() => shownPhotos(album.images), [album.images]);
  const finish = finishOf({ lamination: album.lamination, cover: album.coverType });
  return (
    <BookViewer
      {...{ book, photos, finish, shownId, hasGuides }}
      onShow={setShownId}
      onChoose={onPhoto && (({ photo }) => photo !== null && onPhoto(photo))}
    >
      <div className={styles.preview}>
        <PreviewButton title={album.title} {...{ book, photos, finish }} />
      </div>
      {guides && (
        <div className={styles.guides}>
          <CheckboxField
            label={t.guides}
            checked={hasGuides}
            onChange={({ target }) => setHasGuides(target.checked)}
          />
          {hasGuides && <p className={styles.legend}>{t.guidesHint}</p>}
        </div>
      )}
    </BookViewer>
  );
}
