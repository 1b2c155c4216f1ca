import type { Album } from '@smriti/shared/album/albums';
import { useAlbumChoices } from '#domains/review/use-album-choices.ts';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { AlbumFactList } from './AlbumFactList';
import { cartMessages } from './messages';

/** All options of an album, for its proof and its review. */
export function AllAlbumFacts({ album }: { album: Album }) {
  const t = useMessages(cartMessages);
  const choices = useAlbumChoices(album);
  return (
    <AlbumFactList
      facts={[{ label: t.created, value: formatDate(album.created_at) }, ...choices]}
    />
  );
}
