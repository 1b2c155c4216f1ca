import { listAllOrders } from '@smriti/shared/order/order-list';
import { listOrderViews, saveOrderViews } from '@smriti/shared/order/order-views';
import * as management from '@smriti/shared/order/order-management';
import { exportOrders } from '@smriti/shared/order/order-exports';
import { getJobTicket } from '@smriti/shared/order/print-jobs';
import { fileReply, addHeaders } from '../../../http/answer';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { toStaffCall, toStaffMember } from '../../../http/staff';
import { loadJobTicket, changePrintState } from './print-job.service';
import { exportOrdersCsv } from './order-export.service';
import { loadOrderViews, replaceOrderViews } from './order-views.service';
import { refundOrder } from '../refunds/order-refunding.service';
import { replaceOrder } from './replacement.service';
import { shipOrders } from './shipments.service';
import { listOrdersForStaff } from './staff-orders.service';
import { changeOrderStatus, deleteCancelledOrder } from './order-status.service';

const admins = ['admin'] as const;
const printers = ['printer', 'admin'] as const;
const staff = ['printer', 'support', 'admin'] as const;
const listReaders = ['support', 'admin'] as const;

export function addStaffOrderRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, listAllOrders, { access: staff }, async ({ caller, query }) => {
    const { headers, ...answer } = await listOrdersForStaff(deps, caller, query);
    return addHeaders(answer, headers);
  });
  addRoute(api, listOrderViews, { access: listReaders }, ({ caller }) =>
    loadOrderViews(deps, caller.uid),
  );
  addRoute(api, saveOrderViews, { access: listReaders }, ({ caller, body, request }) =>
    replaceOrderViews(deps, {
      uid: caller.uid,
      form: body,
      idempotency: request.idempotency,
    }),
  );
  addRoute(api, exportOrders, { access: admins }, async ({ query }) => {
    const { bytes, filename, headers } = await exportOrdersCsv(deps, query);
    return fileReply(bytes, 'text/csv; charset=utf-8', filename, headers);
  });
  addRoute(api, getJobTicket, { access: printers }, ({ caller, params }) =>
    loadJobTicket(deps, caller, params.id),
  );
  addRoute(api, management.updateOrderStatus, { access: printers }, (call) =>
    changeOrderStatus(deps, toStaffCall(call)),
  );
  addRoute(api, management.shipOrders, { access: printers }, (call) =>
    shipOrders(deps, toStaffMember(call), call.body),
  );
  addRoute(api, management.updatePrintState, { access: printers }, (call) =>
    changePrintState(deps, toStaffCall(call)),
  );
  addRoute(api, management.refundOrder, { access: admins, fresh: true }, (call) =>
    refundOrder(deps, toStaffCall(call)),
  );
  addRoute(api, management.replaceOrder, { access: admins }, (call) =>
    replaceOrder(deps, toStaffCall(call)),
  );
  addRoute(api, management.deleteOrder, { access: admins }, (call) =>
    deleteCancelledOrder(deps, toStaffCall(call)),
  );
}
