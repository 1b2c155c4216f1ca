import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { shipOrders as shipOrdersCall } from '@smriti/shared/order/order-management';
import type { StaffMember } from '../../../platform/caller';
import type { Deps } from '../../../platform/deps';
import { findErrorReason } from '../../../platform/error-reason';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import { changeOrderStatus } from './order-status.service';

type Form = OutputOf<(typeof shipOrdersCall)['body']>;
type Answer = AnswerOf<typeof shipOrdersCall>;

/** Target status of each order; order-states.ts decides whether the move is allowed. */
const SHIPPED = 'Shipped' as const;

/** @throws AppError invalid_input for an order that is in the list twice. */
function assertDistinct({ shipments }: Form): void {
  const ids = shipments.map(({ order_id }) => order_id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice === -1) return;
  const message = 'This order is in the list twice.';
  throw invalidFieldsError([{ field: `shipments.${twice}.order_id`, message }]);
}

/**
 * Ships several orders, each in a transaction of its own: a refused one does not hold up the others.
 * Repeating the call has no further effect.
 * @throws AppError invalid_input for an order that is in the list twice.
 */
export async function shipOrders(deps: Deps, by: StaffMember, form: Form): Promise<Answer> {
  assertDistinct(form);
  const results: Answer['results'] = [];
  for (const { order_id, ...tracking } of form.shipments) {
    try {
      await changeOrderStatus(deps, {
        by,
        id: order_id,
        form: { order_status: SHIPPED, carrier: form.carrier, ...tracking },
        idempotency: null,
        isFirstShipment: true,
      });
      results.push({ order_id, refusal: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ order_id, refusal: error.message, ...findErrorReason(error.message) });
    }
  }
  return { results };
}
