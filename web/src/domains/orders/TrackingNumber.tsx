import { getCarriers, trackingUrl } from '@smriti/shared/order/carriers';
import type { Order } from '@smriti/shared/order/orders';
import { useQuery } from '@tanstack/react-query';
import { callPublic } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Tracking number of an order that has one, linked to the page of its carrier if that is known. */
export function TrackingNumber({ order }: { order: Pick<Order, 'carrier' | 'tracking_number'> }) {
  const { data } = useQuery({
    queryKey: queryKeys.carriers.list(),
    queryFn: ({ signal }) => callPublic(getCarriers, { signal }),
  });
  const url = data ? trackingUrl(data.carriers, order) : null;
  if (url === null) return order.tracking_number;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="wrap-anywhere">
      {order.tracking_number}
    </a>
  );
}
