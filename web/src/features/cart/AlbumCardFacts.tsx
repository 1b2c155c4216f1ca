import type { Album } from '@smriti/shared/album/albums';
import { formatDate } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import { AlbumFactList } from './AlbumFactList';
import { cartMessages } from './messages';

/** Facts on an album's card (docs/rules.md#pages-8). */
export function AlbumCardFacts({ album: named }: { album: Album }) {
  const t = useMessages(cartMessages);
  const album = localiseRecords(named);
  const chosen = (value: string) => value || <span className="muted">{t.none}</span>;
  return (
    <AlbumFactList
      facts={[
        { label: t.created, value: formatDate(album.created_at) },
        { label: t.frame, value: chosen(album.frame) },
        { label: t.paperType, value: chosen(album.paperType) },
        { label: t.size, value: chosen(album.albumSize) },
      ]}
    />
  );
}
