import { getCredits } from '@smriti/shared/payment/credits';
import { getOrder, getPlacement, type Order } from '@smriti/shared/order/orders';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api/api.ts';
import { formatCount } from '#lib/language/format.ts';
import { localiseRecords } from '#lib/language/localise.ts';
import type { PaymentSubject } from '#lib/payments/payment-subject.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import type { TotalPaymentRequest } from './payment-links';
import { totalPaymentMessages } from './messages';

/** Purchase on /total-payment, with the server's current amounts. */
export interface Purchase {
  subject: PaymentSubject;
  title: string;
  quantity: number;
  /** Amount due in rupees; 0 if nothing is due. */
  due: number;
  /** Id of the order or placement, for the confirmation page. */
  id?: string;
}

const titleOf = ({ cart }: Order) =>
  localiseRecords(cart.products).title || cart.title || totalPaymentMessages.get().untitled;

async function orderPurchase(id: string, signal: AbortSignal): Promise<Purchase> {
  const { order } = await callApi(getOrder, { params: { id }, signal });
  const payment_type = order.is_reorder ? 'reorder' : 'order';
  const subject = { payment_type, order_id: order.id } as const;
  const { id: orderId, placement_id, quantity, amount_due: due } = order;
  if (payment_type === 'order' && placement_id !== null) {
    // Orders placed together are paid together (docs/rules.md#orders-3).
    const placed = await placementPurchase(placement_id, signal);
    return { ...placed, subject, id: orderId };
  }
  return { subject, title: titleOf(order), quantity, due, id: orderId };
}

async function placementPurchase(id: string, signal: AbortSignal): Promise<Purchase> {
  const { placement, orders } = await callApi(getPlacement, { params: { id }, signal });
  return {
    subject: { payment_type: 'order', placement_id: placement.id },
    title: orders.map(titleOf).join(', '),
    quantity: orders.reduce((sum, { quantity }) => sum + quantity, 0),
    due: placement.amount_due,
    id: placement.id,
  };
}

/**
 * Purchase of a points pack.
 * @throws ApiError 404 when no such pack exists
 */
async function pointsPurchase(points: number, signal: AbortSignal): Promise<Purchase> {
  const { packs } = await callApi(getCredits, { query: { limit: 1 }, signal });
  const pack = packs.find((one) => one.points === points);
  const t = totalPaymentMessages.get();
  if (!pack) throw new ApiError(404, 'not_found', t.noPurchase);
  return {
    subject: { payment_type: 'credits', points: pack.points },
    title: t.points({ points: formatCount(pack.points) }),
    quantity: 1,
    due: pack.price,
  };
}

function find(wanted: TotalPaymentRequest, signal: AbortSignal): Promise<Purchase> {
  if ('orderId' in wanted) return orderPurchase(wanted.orderId, signal);
  if ('placementId' in wanted) return placementPurchase(wanted.placementId, signal);
  return pointsPurchase(wanted.points, signal);
}

/**
 * Query for what to pay with the current amount due; always refetched, because the address may be
 * outdated.
 */
export function purchaseQuery(wanted: TotalPaymentRequest) {
  return queryOptions({
    // The key leaves out the expected amount, because the server determines the amount due.
    queryKey: queryKeys.order.purchase({ ...wanted, amount: null }),
    queryFn: ({ signal }) => find(wanted, signal),
    staleTime: 0,
  });
}
