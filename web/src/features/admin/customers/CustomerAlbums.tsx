import { type Album, listAlbums } from '@smriti/shared/album/albums';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { Link } from '#ui/actions/Link.tsx';
import { StaffList } from '../components/StaffList';
import { DateText } from '../components/formatted-values';
import { staffAlbumPath } from '../lib/staff-album-path';
import { useIsAdmin } from '../lib/use-is-admin';
import { useStaffList } from '../lib/use-staff-list';
import { customerPageMessages } from './messages';

const ROWS_PER_PAGE = 10;

/** A customer's albums, newest first. */
export function CustomerAlbums({ uid }: { uid: string }) {
  const t = useMessages(customerPageMessages);
  const list = useStaffList({
    queryKey: staffQueryKeys['staff-users'].albums(uid),
    fetchPage: (cursor, signal) =>
      callPage(listAlbums, { query: { user_id: uid, limit: ROWS_PER_PAGE, cursor }, signal }),
    rowsOf: ({ albums }) => albums,
  });
  return (
    <section className="stack gap-4">
      <h2>{t.albums}</h2>
      <StaffList<Album>
        list={list}
        caption={t.albums}
        keyOf={({ id }) => id}
        empty={<p className="muted">{t.noAlbums}</p>}
        columns={[
          {
            id: 'album',
            label: t.album,
            cell: (album) => <AlbumName album={album} />,
            isWide: true,
          },
          {
            id: 'changed',
            label: t.changed,
            cell: ({ created_at }) => <DateText of={created_at} />,
          },
          {
            id: 'state',
            label: t.state,
            cell: (album) => <AlbumState album={album} />,
          },
        ]}
      />
    </section>
  );
}

/** State of an album, with a link to order it for the customer. */
function AlbumState({ album: { id, user_id, status, is_placed } }: { album: Album }) {
  const t = useMessages(customerPageMessages);
  const isAdmin = useIsAdmin();
  const path = `/admin/payment-links/new/${user_id}?album=${encodeURIComponent(id)}`;
  return (
    <span className="cluster gap-3 items-center">
      <AlbumStatusBadge status={status} />
      {isAdmin && status === 'Approved' && !is_placed && <Link to={path}>{t.orderAlbum}</Link>}
    </span>
  );
}

/** Title of an album, linked if staff may see the album. */
function AlbumName({ album }: { album: Album }) {
  const t = useMessages(customerPageMessages);
  const title = album.title || t.untitled;
  const path = staffAlbumPath(album);
  return path === null ? title : <Link to={path}>{title}</Link>;
}
