import { AppError } from '@smriti/shared/base/errors';
import { paise, sumPaise } from '@smriti/shared/base/money';
import { deliversToPinCode } from '@smriti/shared/order/delivery-areas';
import type { Deps } from '../../../platform/deps';
import { EMPTY_PLAN } from '../../../platform/database/plan';
import type { Database } from '../../../platform/database/database';
import { findCatalogueRecord } from '../../catalogue/catalogue.domain';
import { getCurrentCatalogue } from '../../catalogue/snapshot/current-catalogue.service';
import { findOwnOrder, findOwnPlacement } from '../../orders/order.access';
import { isOrderPayable, totalDuePaise } from '../../orders/order.domain';
import { findPlacement } from '../../orders/placement.repository';
import {
  planPaidOrders,
  writeOrderPaymentFailures,
} from '../../orders/checkout/order-paying.service';
import type { OrderRecord } from '../../orders/order.records';
import { findOrdersById } from '../../orders/order.repository';
import { findPendingOrderPayments } from '../payment.repository';
import type { PaymentPurpose, PaymentRequest } from './payment-purpose.service';
import { parsePaymentSubject } from './subject.service';

/** All orders of the placement of `orders`. A reorder has no others. */
async function findPlacedTogether(
  reader: Pick<Database, 'get' | 'getAll'>,
  orders: readonly OrderRecord[],
): Promise<readonly OrderRecord[]> {
  const placementId = orders.find(({ is_reorder }) => !is_reorder)?.placement_id ?? null;
  const placement = placementId === null ? null : await findPlacement(reader, placementId);
  return placement ? findOrdersById(reader, placement.order_ids) : orders;
}

/**
 * The order with the others of its placement (docs/rules.md#orders-3).
 * @throws AppError not_found for another customer's order; business_rule for one not placed.
 */
async function ownOrder({ db }: Deps, uid: string, id: string): Promise<readonly OrderRecord[]> {
  const order = await findOwnOrder(db, uid, id);
  if (order.amounts !== null) return findPlacedTogether(db, [order]);
  throw new AppError('business_rule', 'This order has to be checked out before it is paid.');
}

/** @throws AppError not_found for another customer's placement. */
async function ownPlacement({ db }: Deps, uid: string, id: string): Promise<OrderRecord[]> {
  const placement = await findOwnPlacement(db, uid, id);
  return findOrdersById(db, placement.order_ids);
}

function namedOrders(deps: Deps, request: PaymentRequest): Promise<readonly OrderRecord[]> {
  const message = 'A payment of orders is for one order, or for one placement.';
  const { field, id } = parsePaymentSubject(request, ['order_id', 'placement_id'], message);
  const find = field === 'order_id' ? ownOrder : ownPlacement;
  return find(deps, request.user_id, id);
}

/**
 * Checks shipping again: a placed order keeps its method, which may no longer deliver to its address.
 * @throws AppError business_rule for an order that cannot be delivered.
 */
async function assertDeliverable(deps: Deps, orders: readonly OrderRecord[]): Promise<void> {
  const catalogue = await getCurrentCatalogue(deps);
  for (const { id, shipping, address } of orders) {
    const method = shipping && findCatalogueRecord(catalogue, 'shipping-methods', shipping.id);
    if (!method || !address || deliversToPinCode(method, address.postal_code)) continue;
    const message =
      `${shipping.name} does not deliver to PIN code ${address.postal_code}. ` +
      `Please cancel order ${id} and order again with another way of delivery.`;
    throw new AppError('business_rule', message);
  }
}

/**
 * The amount due for placed orders, always the whole placement (docs/rules.md#orders-3), or for a
 * reorder, which is placed by its payment (docs/rules.md#orders-6).
 */
export const orderPaymentPurpose: PaymentPurpose = {
  async due(deps, request) {
    const orders = (await namedOrders(deps, request)).filter(isOrderPayable);
    await assertDeliverable(deps, orders);
    const order_ids = orders.map(({ id }) => id);
    return {
      amountPaise: totalDuePaise(orders),
      subject: {
        cart_id: null,
        order_id: request.order_id ?? null,
        placement_id: request.placement_id ?? null,
        order_ids,
        paid_before_paise: paise(0),
      },
      findPending: () => findPendingOrderPayments(deps.db, order_ids),
    };
  },

  async planPaid(tx, deps, payment) {
    const orders = await findPlacedTogether(tx, await findOrdersById(tx, payment.order_ids));
    // The payment is less than the amount due, e.g. one of an earlier release for a single order.
    if (totalDuePaise(orders.filter(isOrderPayable)) > payment.amount_paise) {
      return { ...EMPTY_PLAN, surplusPaise: payment.amount_paise };
    }
    const paying = { by: 'system', uid: null, paymentId: payment.id } as const;
    const plan = await planPaidOrders(tx, deps, orders, paying);
    const counted = sumPaise(...plan.paid.flatMap(({ amounts }) => amounts?.due_paise ?? []));
    return { ...plan, surplusPaise: paise(payment.amount_paise - counted) };
  },

  async planFailed(tx, deps, payment) {
    const orders = await findOrdersById(tx, payment.order_ids);
    return { write: () => writeOrderPaymentFailures(tx, orders, deps.clock.now()) };
  },
};
