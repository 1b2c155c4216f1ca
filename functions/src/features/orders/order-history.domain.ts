import type { OrderRecord } from './order.records';

type OrderEvent = OrderRecord['history'][number];

/** Whether an event changed only the print state. */
function isOfPrinting(event: OrderEvent, before: OrderEvent | undefined): boolean {
  if (before === undefined) return false;
  const isOther = event.from !== event.to || event.payment_status !== before.payment_status;
  return !isOther && event.print_state !== before.print_state;
}

/** The history shown to the customer: internal notes of print events are removed. */
export function historyForCustomer(history: readonly OrderEvent[]): OrderEvent[] {
  return history.map((event, index) =>
    isOfPrinting(event, history[index - 1]) ? { ...event, note: '' } : event,
  );
}
