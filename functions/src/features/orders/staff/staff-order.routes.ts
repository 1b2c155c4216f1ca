import * as management from '@smriti/shared/order/order-management';
import { exportOrders } from '@smriti/shared/order/order-exports';
import { getJobTicket } from '@smriti/shared/order/print-jobs';
import { file, withHeaders } from '../../../http/answer';
import type { Api } from '../../../http/api';
import { route } from '../../../http/route';
import { staffOf } from '../../../http/staff';
import { jobTicket, movePrinting } from './print-job.service';
import { exportedOrders } from './order-export.service';
import { refundOrder } from '../refunds/order-refunding.service';
import { replaceOrder } from './replacement.service';
import { noteOnOrder, staffOrder } from './staff-order.service';
import { staffOrders } from './staff-orders.service';
import { changeStatus, deleteCancelledOrder } from './status.service';

const admins = ['admin'] as const;
const printers = ['printer', 'admin'] as const;

/** Registers the order routes for staff. */
export function staffOrderRoutes(api: Api): void {
  const { deps } = api;

  route(api, management.listAllOrders, { access: printers }, async ({ caller, query }) => {
    const { headers, ...answer } = await staffOrders(deps, caller, query);
    return withHeaders(answer, headers);
  });
  route(api, exportOrders, { access: admins }, async ({ query }) => {
    const { bytes, filename, headers } = await exportedOrders(deps, query);
    return file(bytes, 'text/csv; charset=utf-8', filename, headers);
  });
  route(api, management.getStaffOrder, { access: admins }, ({ caller, params }) =>
    staffOrder(deps, caller, params.id),
  );
  route(api, getJobTicket, { access: printers }, ({ caller, params }) =>
    jobTicket(deps, caller, params.id),
  );
  route(api, management.updateOrderStatus, { access: printers }, (call) =>
    changeStatus(deps, {
      by: staffOf(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.updatePrintState, { access: printers }, (call) =>
    movePrinting(deps, {
      by: staffOf(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.refundOrder, { access: admins, fresh: true }, (call) =>
    refundOrder(deps, {
      by: staffOf(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.replaceOrder, { access: admins }, (call) =>
    replaceOrder(deps, {
      by: staffOf(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.addOrderNote, { access: admins }, (call) =>
    noteOnOrder(deps, {
      by: staffOf(call),
      id: call.params.id,
      text: call.body.text,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.deleteOrder, { access: admins }, (call) =>
    deleteCancelledOrder(deps, {
      by: staffOf(call),
      id: call.params.id,
      idempotency: call.request.idempotency,
    }),
  );
}
