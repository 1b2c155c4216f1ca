import { updateOrderStatus, updatePrintState } from '@smriti/shared/order/order-management';
import type { PrintState } from '@smriti/shared/order/print-states';
import { callApi, apiErrorMessage } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { type StaffWrite, useStaffWrite } from '../../lib/use-staff-write';
import { sharedOrderMessages } from './messages';

export type OrderStep =
  | { print: PrintState; note?: string }
  | { status: 'Shipped'; carrier: string; tracking: string }
  | { status: 'Delivered' | 'processing' };

export interface OrderMove {
  ids: readonly string[];
  step: OrderStep;
}

/** Sends the status change of a single order. */
function moveOne(id: string, step: OrderStep): Promise<unknown> {
  const params = { id };
  if ('print' in step) {
    const { print: print_state, note } = step;
    return callApi(updatePrintState, { params, body: { print_state, ...(note && { note }) } });
  }
  if (step.status !== 'Shipped') {
    return callApi(updateOrderStatus, { params, body: { order_status: step.status } });
  }
  const { carrier, tracking: tracking_number } = step;
  const without_tracking = tracking_number === '';
  const body = { order_status: step.status, carrier, tracking_number, without_tracking };
  return callApi(updateOrderStatus, { params, body });
}

interface Moved {
  done: number;
}

/**
 * Mutation that moves orders one after the other. The error of a single order is shown where the
 * move was requested; of several orders, the others are still moved, and each error is reported.
 */
export function useMoveOrders(onDone?: () => void): StaffWrite<OrderMove> {
  const t = useMessages(sharedOrderMessages);

  async function move({ ids, step }: OrderMove): Promise<Moved> {
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) {
      await moveOne(only, step);
      return { done: 1 };
    }
    let done = 0;
    for (const id of ids) {
      try {
        await moveOne(id, step);
        done += 1;
      } catch (error) {
        const why = apiErrorMessage(error) ?? t.notMovedWhy;
        showToast('error', t.notMoved({ number: id, why }));
      }
    }
    return { done };
  }

  return useStaffWrite(move, {
    makesStale: ['staff-orders', 'staff-dashboard'],
    success: ({ done }) => t.moved(done),
    ...(onDone && { onDone }),
  });
}
