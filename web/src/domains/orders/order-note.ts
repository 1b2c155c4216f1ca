import type { OrderDetail } from '@smriti/shared/order/orders';
import { serverProblemText } from '#lib/api/api.ts';

type Note = Pick<OrderDetail['history'][number], 'note' | 'note_reason' | 'note_params'>;

/** Note of an order's event: as written, or in the page's language if the software wrote it. */
export function orderNoteText({ note, note_reason: reason, note_params: params }: Note): string {
  return serverProblemText({ reason, params }, note);
}
