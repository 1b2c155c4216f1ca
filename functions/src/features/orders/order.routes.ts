import * as checkout from '@smriti/shared/order/checkout';
import * as orders from '@smriti/shared/order/orders';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffMember } from '../../http/staff';
import { cancelOrder } from './cancelling/cancel-order.service';
import { quoteCheckout } from './checkout/checkout.service';
import { getOwnPlacement } from './order-answers.service';
import { getOrderDetail, listOwnOrders } from './order.service';
import { placeOrders } from './checkout/place-orders.service';
import { createReorder } from './checkout/reorder.service';

const access = 'signed-in';

/** Error text of a reorder without an address. */
const REORDER_TEXTS = { address_id: 'Please select a delivery address' };

function paged<T>({ cursor, ...answer }: T & { cursor: string | undefined }) {
  return addHeaders(answer, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
}

export function addOrderRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, orders.listOrders, { access }, async ({ caller, params, query }) =>
    paged(await listOwnOrders(deps, caller, { ownerUid: params.id, query })),
  );
  addRoute(api, orders.getOrder, { access }, async ({ caller, params }) => ({
    order: await getOrderDetail(deps, caller, params.id),
  }));
  addRoute(api, checkout.getQuote, { access }, ({ caller, body }) =>
    quoteCheckout(deps, caller.uid, body),
  );
  addRoute(api, orders.getPlacement, { access }, ({ caller, params }) =>
    getOwnPlacement(deps, caller.uid, params.id),
  );
  addRoute(api, orders.placeOrder, { access }, ({ caller, body, request: { idempotency } }) =>
    placeOrders(deps, { uid: caller.uid, form: body, idempotency }),
  );
  addRoute(
    api,
    orders.requestReorder,
    { access, fieldTexts: REORDER_TEXTS },
    ({ caller, body, request: { idempotency } }) =>
      createReorder(deps, { uid: caller.uid, form: body, idempotency }),
  );
  addRoute(api, orders.cancelOrder, { access }, (call) =>
    cancelOrder(deps, {
      caller: call.caller,
      id: call.params.id,
      note: call.body.note ?? '',
      staff: toStaffMember(call),
      idempotency: call.request.idempotency,
    }),
  );
}
