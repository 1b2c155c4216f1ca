import { type Album, listAlbums } from '@smriti/shared/album/albums';
import { listOrders, type Order } from '@smriti/shared/order/orders';
import type { ReactNode } from 'react';
import { AlbumStatusBadge } from '#domains/albums/AlbumStatusBadge.tsx';
import { OrderStatusBadge } from '#domains/orders/OrderStatusBadge.tsx';
import { callPage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffKeys } from '#lib/queries/staff-keys.ts';
import { Link } from '#ui/actions/Link.tsx';
import { StaffList } from '../components/StaffList';
import { DateText, RupeeAmount } from '../components/formatted-values';
import { staffAlbumPath } from '../lib/staff-album-path';
import { useStaffList } from '../lib/use-staff-list';
import { customerPageMessages } from './messages';

const PAGE = 10;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack gap-4">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A customer's orders, newest first. */
export function CustomerOrders({ uid }: { uid: string }) {
  const t = useMessages(customerPageMessages);
  const list = useStaffList({
    queryKey: staffKeys['staff-users'].orders(uid),
    fetchPage: (cursor, signal) =>
      callPage(listOrders, { params: { id: uid }, query: { limit: PAGE, cursor }, signal }),
    rowsOf: ({ orders }) => orders,
  });
  return (
    <Section title={t.orders}>
      <StaffList<Order>
        list={list}
        caption={t.orders}
        keyOf={({ id }) => id}
        empty={<p className="muted">{t.noOrders}</p>}
        columns={[
          {
            id: 'order',
            label: t.order,
            cell: ({ id, order_id }) => <Link to={`/admin/orders/${id}`}>{order_id}</Link>,
          },
          { id: 'placed', label: t.placed, cell: ({ created_at }) => <DateText of={created_at} /> },
          {
            id: 'state',
            label: t.state,
            cell: ({ order_status }) => <OrderStatusBadge status={order_status} />,
          },
          {
            id: 'total',
            label: t.total,
            cell: ({ grand_total }) => <RupeeAmount rupees={grand_total} />,
            align: 'end',
          },
        ]}
      />
    </Section>
  );
}

/** A customer's albums, newest first. */
export function CustomerAlbums({ uid }: { uid: string }) {
  const t = useMessages(customerPageMessages);
  const list = useStaffList({
    queryKey: staffKeys['staff-users'].albums(uid),
    fetchPage: (cursor, signal) =>
      callPage(listAlbums, { query: { user_id: uid, limit: PAGE, cursor }, signal }),
    rowsOf: ({ albums }) => albums,
  });
  return (
    <Section title={t.albums}>
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
            cell: ({ status }) => <AlbumStatusBadge status={status} />,
          },
        ]}
      />
    </Section>
  );
}

/** Title of an album, linked if staff may see the album. */
function AlbumName({ album }: { album: Album }) {
  const t = useMessages(customerPageMessages);
  const title = album.title || t.untitled;
  const path = staffAlbumPath(album);
  return path === null ? title : <Link to={path}>{title}</Link>;
}
