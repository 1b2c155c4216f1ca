import type { Album } from '@smriti/shared/album/albums';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { AlbumFactList } from './AlbumFactList';
import { cartMessages } from './messages';

/** Facts on an album's card, without options that were not chosen or do not apply (docs/rules.md#pages-8). */
export function AlbumCardFacts({ album: named }: { album: Album }) {
  const t = useMessages(cartMessages);
  const album = localiseRecords(named);
  return (
    <AlbumFactList
      facts={[
        { label: t.created, value: formatDate(album.created_at) },
        { label: t.size, value: album.albumSize },
        { label: t.paperType, value: album.paperType },
        { label: t.frame, value: album.frame },
      ].filter(({ value }) => value !== '')}
    />
  );
}
