import type { StaffOrder } from '@smriti/shared/order/order-management';
import { NotesSection } from './NotesSection';
import { StaffTimeline } from './StaffTimeline';

/** What happened to an order so far, and the form for notes. */
export function OrderActivity({ order }: { order: StaffOrder }) {
  return (
    <>
      <StaffTimeline order={order} />
      <NotesSection order={order} />
    </>
  );
}
