import type { JobTicket } from '@smriti/shared/order/print-jobs';

/** The orders that were placed with one and are printed: they go into its parcel. */
export function goingAlong({ together }: Pick<JobTicket, 'together'>): string[] {
  return together.flatMap(({ order_id, order_status, print_state }) =>
    order_status === 'processing' && print_state === 'printed' ? [order_id] : [],
  );
}
