import { type OwnAlbumDetail, updateAlbum } from '@smriti/shared/album/albums';
import { allowedMoves } from '@smriti/shared/album/album-states';
import { useMutation } from '@tanstack/react-query';
import { params } from '@nanostores/i18n';
import { albumStatusMessages } from '#domains/albums/AlbumStatusBadge.tsx';
import { callApi } from '#lib/api/api.ts';
import { useMessages, messageCatalogue } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { Button, ButtonLink } from '#ui/actions/Button.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './ReadOnlyAlbum.module.css';
import { photoMessages, studioMessages } from './messages';

/** Messages for an album that cannot be edited now. */
const frozenMessages = messageCatalogue('studioFrozen', {
  frozen: params('This album is {status}, so it cannot be changed now.'),
  placed: 'This album is ordered, so it cannot be changed any more.',
  editAgain: 'Edit again',
  editAgainHint: 'Press “Edit again” to make it a draft, which has to be requested once more.',
  editAgainFailed: 'The album could not be opened for editing.',
});

interface ReadOnlyAlbumProps {
  album: OwnAlbumDetail;
  /** Loads the album after it was reopened for editing. */
  onReopened: () => Promise<unknown>;
}

/** Read-only album, with a way back to editing if the status allows it. */
export function ReadOnlyAlbum({ album, onReopened }: ReadOnlyAlbumProps) {
  const t = useMessages(frozenMessages);
  const page = useMessages(studioMessages);
  const states = useMessages(albumStatusMessages);
  const headings = useMessages(pageHeadings);
  const canReopen = allowedMoves(album.status, 'owner', album.is_placed).includes('Draft');
  const reopening = useMutation({
    mutationFn: () =>
      callApi(updateAlbum, { params: { id: album.id }, body: { status: 'Draft' } }).then(
        onReopened,
      ),
  });
  return (
    <div className="stack gap-4">
      <title>{page.pageTitle({ page: headings.editAlbum })}</title>
      <PageHeading
        intro={album.title}
        actions={
          <>
            <ButtonLink to="/my-account/cart">{page.toCart}</ButtonLink>
            {canReopen && (
              <Button
                variant="filled"
                isBusy={reopening.isPending}
                onClick={() => reopening.mutate()}
              >
                {t.editAgain}
              </Button>
            )}
          </>
        }
      >
        {headings.editAlbum}
      </PageHeading>
      <InlineMessage tone="info">
        {album.is_placed ? t.placed : t.frozen({ status: states[album.status] })}{' '}
        {canReopen && t.editAgainHint}
      </InlineMessage>
      {reopening.error && (
        <InlineMessage tone="error">
          {t.editAgainFailed} {reopening.error.message}
        </InlineMessage>
      )}
      <FrozenPhotos album={album} />
    </div>
  );
}

function FrozenPhotos({ album }: { album: OwnAlbumDetail }) {
  const t = useMessages(photoMessages);
  return (
    <ul role="list" aria-label={t.list} className={styles.photos}>
      {album.images.map((image, index) => (
        <li key={image.id} className={styles.photo}>
          {image.thumbnail_url && (
            <img
              src={image.thumbnail_url}
              alt={t.unnamed({ position: index + 1 })}
              width={image.width ?? undefined}
              height={image.height ?? undefined}
              loading="lazy"
            />
          )}
        </li>
      ))}
    </ul>
  );
}
