import type { Album } from '@smriti/shared/album/albums';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { albumPagesQuery } from '#lib/albums/albums.ts';
import { cartItemsQuery } from '#lib/albums/cart.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { useSession } from '#lib/session/session-store.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { AlbumCard, AlbumCardSkeleton } from './AlbumCard';
import { AlbumDeletionFailure, DeleteAlbumDialog } from './DeleteAlbumDialog';
import styles from './AlbumGrid.module.css';
import { groupAlbums } from './album-groups';
import { cartMessages } from './messages';

interface AlbumGridProps {
  /** Groups the albums under headings, by who has to act next. */
  isGrouped?: boolean;
}

/** All albums of the customer, newest first, loaded page by page. */
export function AlbumGrid({ isGrouped = false }: AlbumGridProps) {
  const t = useMessages(cartMessages);
  const list = useAlbums();
  const [chosen, setChosen] = useState<Album | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const ask = (album: Album) => {
    setChosen(album);
    setIsAsking(true);
  };
  if (failure) return <AlbumDeletionFailure error={failure} onBack={() => setFailure(null)} />;
  if (list.isPending) return <GridSkeleton label={t.loading} />;
  if (!list.data) {
    return <ErrorState message={t.failed({ message: list.error.message })} query={list} />;
  }
  const albums = list.data.pages.flatMap(({ answer }) => answer.albums);
  return (
    <>
      {albums.length === 0 && <NoAlbums />}
      {isGrouped ? (
        <AlbumGroups albums={albums} hasMore={list.hasNextPage} onDelete={ask} />
      ) : (
        <Cards albums={albums} onDelete={ask} />
      )}
      {list.isError && (
        <InlineMessage tone="error">{t.failed({ message: list.error.message })}</InlineMessage>
      )}
      {list.hasNextPage && (
        <div className="stack justify-items-center mt-8">
          <Button
            isBusy={list.isFetchingNextPage}
            busyLabel={t.loadingMore}
            onClick={() => void list.fetchNextPage()}
          >
            {t.more}
          </Button>
        </div>
      )}
      {chosen && (
        <DeleteAlbumDialog
          album={chosen}
          isOpen={isAsking}
          onOpenChange={setIsAsking}
          onFailed={setFailure}
        />
      )}
    </>
  );
}

interface CardsProps {
  albums: readonly Album[];
  heading?: 'h2' | 'h3';
  onDelete: (album: Album) => void;
}

function Cards({ albums, heading, onDelete }: CardsProps) {
  return (
    <AlbumCardList>
      {albums.map((album) => (
        <li key={album.id} className="stack min-w-0">
          <AlbumCard album={album} heading={heading} onDelete={onDelete} />
        </li>
      ))}
    </AlbumCardList>
  );
}

/** List of cards: a column on phones, a grid on wider screens. */
export function AlbumCardList({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={cx('stack gap-4', styles.grid)}>
      {children}
    </ul>
  );
}

interface AlbumGroupProps {
  /** Id of the heading. */
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** Cards below a heading. */
export function AlbumGroup({ id, title, action, children }: AlbumGroupProps) {
  return (
    <section aria-labelledby={id} className={cx('stack gap-4', styles.group)}>
      <div className="cluster gap-3 items-center justify-between">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/**
 * Albums grouped by who has to act next. The first group is complete and matches the count in the
 * header; loading more pages may add to the other groups. Ordered albums are folded, because nothing
 * is left to do with them here.
 */
function AlbumGroups({ albums, hasMore, onDelete }: CardsProps & { hasMore: boolean }) {
  const t = useMessages(cartMessages);
  const uid = useSession((session) => session.user?.uid ?? '');
  const { data: cart } = useQuery({ ...cartItemsQuery(uid), enabled: uid !== '' });
  const groups = groupAlbums(albums, cart?.map(({ album }) => album) ?? []);
  return groups.map(({ name, albums: members }) => (
    <AlbumGroup
      key={name}
      id={`albums-${name}`}
      title={t[name]({
        count: hasMore && name !== 'ready' ? `${members.length}+` : members.length,
      })}
      action={
        name === 'ready' && (
          <ButtonLink to="/checkout" variant="filled">
            {t.orderThem}
          </ButtonLink>
        )
      }
    >
      {name === 'ordered' ? (
        <details>
          <summary className={styles.fold}>{t.showOrdered}</summary>
          <Cards albums={members} heading="h3" onDelete={onDelete} />
        </details>
      ) : (
        <Cards albums={members} heading="h3" onDelete={onDelete} />
      )}
    </AlbumGroup>
  ));
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
      <div className={cx('stack gap-4', styles.grid)}>
        <AlbumCardSkeleton />
        <AlbumCardSkeleton />
        <AlbumCardSkeleton />
      </div>
    </Loading>
  );
}

/** Query for the customer's albums, updated live when they are changed elsewhere. */
function useAlbums() {
  const uid = useSession((session) => session.user?.uid ?? '');
  const list = useInfiniteQuery({ ...albumPagesQuery(uid), enabled: uid !== '' });
  useLiveStatus(list.isSuccess);
  return list;
}
