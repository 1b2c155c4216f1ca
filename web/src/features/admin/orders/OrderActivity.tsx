import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { NotesSection } from './NotesSection';
import { StaffTimeline } from './StaffTimeline';

/** The form for notes, and the timeline of an order. */
export function OrderActivity({ order }: { order: StaffOrder }) {
  return (
    <>
      <NotesSection order={order} />
      <StaffTimeline order={order} />
    </>
  );
}
