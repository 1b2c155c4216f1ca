import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { NotesSection } from './NotesSection';
import { StaffTimeline } from './StaffTimeline';

/** The form for notes, and what happened to an order so far. */
export function OrderActivity({ order }: { order: StaffOrder }) {
  return (
    <>
      <NotesSection order={order} />
      <StaffTimeline order={order} />
    </>
  );
}
