import type { Album } from '@smriti/shared/album/albums';
import { useState } from 'react';
import { Button, ButtonLink } from '../../components/actions/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { InlineMessage } from '../../components/feedback/InlineMessage';
import { Loading } from '../../components/feedback/Loading';
import { useMessages } from '../../lib/i18n';
import { AlbumCard, AlbumCardSkeleton } from './AlbumCard';
import styles from './AlbumGrid.module.css';
import { DeleteAlbum } from './DeleteAlbum';
import { cartMessages } from './messages';
import { useAlbums } from './use-albums';

/** All of the customer's albums, newest first, a page at a time. */
export function AlbumGrid() {
  const t = useMessages(cartMessages);
  const list = useAlbums();
  const [chosen, setChosen] = useState<Album | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (album: Album) => {
    setChosen(album);
    setIsAsking(true);
  };
  if (list.isPending) return <GridSkeleton label={t.loading} />;
  if (!list.data) {
    return (
      <ErrorState
        message={t.failed({ message: list.error.message })}
        retryLabel={t.retry}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const albums = list.data.pages.flatMap(({ answer }) => answer.albums);
  return (
    <>
      {albums.length === 0 ? <NoAlbums /> : <Cards albums={albums} onDelete={ask} />}
      {list.isError && (
        <InlineMessage tone="error">{t.failed({ message: list.error.message })}</InlineMessage>
      )}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            isBusy={list.isFetchingNextPage}
            busyLabel={t.loadingMore}
            onClick={() => void list.fetchNextPage()}
          >
            {t.more}
          </Button>
        </div>
      )}
      {chosen && <DeleteAlbum album={chosen} isOpen={isAsking} onOpenChange={setIsAsking} />}
    </>
  );
}

interface CardsProps {
  albums: readonly Album[];
  onDelete: (album: Album) => void;
}

function Cards({ albums, onDelete }: CardsProps) {
  return (
    <ul role="list" className={styles.grid}>
      {albums.map((album) => (
        <li key={album.id} className={styles.item}>
          <AlbumCard album={album} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}

function NoAlbums() {
  const t = useMessages(cartMessages);
  return (
    <EmptyState
      drawing="album"
      title={t.empty}
      action={
        <ButtonLink to="/create-album" variant="filled">
          {t.createFirst}
        </ButtonLink>
      }
    />
  );
}

function GridSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.grid}>
        <AlbumCardSkeleton />
        <AlbumCardSkeleton />
        <AlbumCardSkeleton />
      </div>
    </Loading>
  );
}
