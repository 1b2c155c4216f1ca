import * as management from '@smriti/shared/order/order-management';
import { exportOrders } from '@smriti/shared/order/order-exports';
import { getJobTicket } from '@smriti/shared/order/print-jobs';
import { fileReply, withHeaders } from '../../../http/answer';
import type { Api } from '../../../http/api';
import { route } from '../../../http/route';
import { toStaff } from '../../../http/staff';
import { loadJobTicket, changePrintState } from './print-job.service';
import { exportOrdersCsv } from './order-export.service';
import { refundOrder } from '../refunds/order-refunding.service';
import { replaceOrder } from './replacement.service';
import { addNoteToOrder, loadStaffOrder } from './staff-order.service';
import { listOrdersForStaff } from './staff-orders.service';
import { changeOrderStatus, deleteCancelledOrder } from './order-status.service';

const admins = ['admin'] as const;
const printers = ['printer', 'admin'] as const;

/** Registers the order routes for staff. */
export function staffOrderRoutes(api: Api): void {
  const { deps } = api;

  route(api, management.listAllOrders, { access: printers }, async ({ caller, query }) => {
    const { headers, ...answer } = await listOrdersForStaff(deps, caller, query);
    return withHeaders(answer, headers);
  });
  route(api, exportOrders, { access: admins }, async ({ query }) => {
    const { bytes, filename, headers } = await exportOrdersCsv(deps, query);
    return fileReply(bytes, 'text/csv; charset=utf-8', filename, headers);
  });
  route(api, management.getStaffOrder, { access: admins }, ({ caller, params }) =>
    loadStaffOrder(deps, caller, params.id),
  );
  route(api, getJobTicket, { access: printers }, ({ caller, params }) =>
    loadJobTicket(deps, caller, params.id),
  );
  route(api, management.updateOrderStatus, { access: printers }, (call) =>
    changeOrderStatus(deps, {
      by: toStaff(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.updatePrintState, { access: printers }, (call) =>
    changePrintState(deps, {
      by: toStaff(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.refundOrder, { access: admins, fresh: true }, (call) =>
    refundOrder(deps, {
      by: toStaff(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.replaceOrder, { access: admins }, (call) =>
    replaceOrder(deps, {
      by: toStaff(call),
      id: call.params.id,
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.addOrderNote, { access: admins }, (call) =>
    addNoteToOrder(deps, {
      by: toStaff(call),
      id: call.params.id,
      text: call.body.text,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, management.deleteOrder, { access: admins }, (call) =>
    deleteCancelledOrder(deps, {
      by: toStaff(call),
      id: call.params.id,
      idempotency: call.request.idempotency,
    }),
  );
}
