import { isContentOpen } from '@smriti/shared/album/album-states';
import type { OwnAlbumDetail, AlbumImage } from '@smriti/shared/album/albums';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlbumCover } from '#domains/albums/AlbumCover.tsx';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { InitialPaymentNote } from '#domains/products/InitialPaymentNote.tsx';
import { Price } from '#domains/products/Price.tsx';
import { PriceChangeNote } from '#domains/products/PriceChangeNote.tsx';
import { albumQuery } from '#lib/albums/albums.ts';
import { albumDesignQuery } from '#lib/albums/album-design.ts';
import { ApiError } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { useLiveStatus } from '#lib/live-status/use-live-status.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { unpaidInitialPayment } from '#lib/payments/payment-paths.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import { AlbumActions } from './AlbumCard';
import { AlbumDeletionFailure, DeleteAlbumDialog } from './DeleteAlbumDialog';
import { AllAlbumFacts } from './AllAlbumFacts';
import styles from './AlbumView.module.css';
import { cartMessages } from './messages';
import { useIsDeleted } from './use-delete-album';

const SharePanel = lazy(async () => ({
  default: (await import('#domains/shares/SharePanel.tsx')).SharePanel,
}));
const AlbumBook = lazy(async () => ({
  default: (await import('#domains/book/spread/book/AlbumBook.tsx')).AlbumBook,
}));

const AlbumProposals = lazy(async () => ({
  default: (await import('./AlbumProposals')).AlbumProposals,
}));

export function AlbumView({ id, actions }: { id: string; actions: ReactNode }) {
  const t = useMessages(cartMessages);
  const headings = useMessages(pageHeadings);
  const query = useQuery({ ...albumQuery(id), enabled: !useIsDeleted(id) });
  const { data: album, error, isPending } = query;
  useLiveStatus(album !== undefined);
  const title = album ? album.title || t.untitled : headings.albums;
  return (
    <>
      <title>{t.albumTitle({ title })}</title>
      <PageHeading actions={actions}>{title}</PageHeading>
      {album && <Sheet album={album} />}
      {isPending && <Loading label={t.loadingOne} />}
      {!album && error && isMissing(error) && (
        <EmptyState
          drawing="search"
          title={t.notFound}
          action={<ButtonLink to="/view-product">{t.allAlbums}</ButtonLink>}
        />
      )}
      {!album && error && !isMissing(error) && (
        <ErrorState message={t.failed({ message: error.message })} query={query} />
      )}
    </>
  );
}

/** Whether the error means that the album does not exist; a malformed id counts as well. */
function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function Sheet({ album }: { album: OwnAlbumDetail }) {
  const t = useMessages(cartMessages);
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  if (failure) return <AlbumDeletionFailure error={failure} onBack={() => setFailure(null)} />;
  return (
    <div className={cx('stack gap-8', styles.sheet)}>
      <div className={cx('stack gap-4 content-start min-w-0', styles.aside)}>
        <Card padding="none">
          <AlbumCover cover={album.drawn_cover} />
        </Card>
        <div className="cluster gap-y-2 gap-x-4 items-center justify-between">
          <AlbumStatusBadge status={album.status} />
          <Price amount={album.total_price} />
          <PriceChangeNote album={album} />
          {isContentOpen(album.status) && (
            <InitialPaymentNote amount={unpaidInitialPayment(album)} price={album.total_price} />
          )}
        </div>
        <AllAlbumFacts album={album} />
        <div className="stack gap-2">
          <AlbumActions album={album} onDelete={() => setIsAsking(true)} />
        </div>
      </div>
      <div className="stack gap-10 content-start min-w-0">
        {album.status === 'Responded' && (
          <Suspense>
            <AlbumProposals id={album.id} />
          </Suspense>
        )}
        {hasBook(album) && <Book album={album} />}
        <section aria-labelledby="album-photos">
          <h2 id="album-photos" className="mb-4 text-xl">
            {t.photos}
          </h2>
          <Photos images={album.images} />
        </section>
      </div>
      <DeleteAlbumDialog
        album={album}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onFailed={setFailure}
        onDeleted={() => void navigate('/view-product', { replace: true })}
      />
    </div>
  );
}

const hasBook = ({ images }: OwnAlbumDetail) => images.length > 0;

function Book({ album }: { album: OwnAlbumDetail }) {
  const isDeleted = useIsDeleted(album.id);
  const design = useQuery({ ...albumDesignQuery(album.id), enabled: !isDeleted });
  return (
    <Suspense>
      <AlbumBook hasWarnings {...{ design, album }} />
      {design.data && !isDeleted && (
        <SharePanel albumId={album.id} title={album.title} book={design.data.book} />
      )}
    </Suspense>
  );
}

function Photos({ images }: { images: readonly AlbumImage[] }) {
  const t = useMessages(cartMessages);
  const count = images.length;
  return (
    <ol role="list" className={styles.photos}>
      {images.map((image, index) => (
        <li key={image.id}>
          {image.thumbnail_url ? (
            <Picture
              src={image.thumbnail_url}
              alt={t.photoAlt({ place: index + 1, count })}
              ratio="1"
            />
          ) : (
            <span className={cx('stack sunken muted leading-snug text-center', styles.coming)}>
              {t.photoComing({ place: index + 1, count })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
