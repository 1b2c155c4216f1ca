import type { JobTicket } from '@smriti/shared/order/print-jobs';

/** Ids of printed orders from the same checkout, which can share the parcel. */
export function ordersInSameParcel({ together }: Pick<JobTicket, 'together'>): string[] {
  return together.flatMap(({ order_id, order_status, print_state }) =>
    order_status === 'processing' && print_state === 'printed' ? [order_id] : [],
  );
}
