import * as orderAddress from '@smriti/shared/order/order-address';
import * as orderMails from '@smriti/shared/order/order-mails';
import * as orderTags from '@smriti/shared/order/order-tags';
import { addOrderNote, getStaffOrder } from '@smriti/shared/order/staff-order';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import { toStaffCall } from '../../../http/staff';
import { changeOrderAddress } from './order-address.service';
import { readOrderMail, sendOrderMailAgain } from './order-mails.service';
import { changeOrderTags } from './order-tags.service';
import { addNoteToOrder, loadStaffOrder } from './staff-order.service';

const access = ['support', 'admin'] as const;

/** Registers the routes of the order page: the order with all related data, and additions by staff. */
export function addOrderPageRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, getStaffOrder, { access }, ({ caller, params }) =>
    loadStaffOrder(deps, caller, params.id),
  );
  addRoute(api, addOrderNote, { access }, (call) => addNoteToOrder(deps, toStaffCall(call)));
  addRoute(api, orderMails.getOrderMail, { access }, ({ caller, params }) =>
    readOrderMail(deps, caller, params),
  );
  addRoute(api, orderMails.sendOrderMailAgain, { access }, (call) =>
    sendOrderMailAgain(deps, toStaffCall(call)),
  );
  addRoute(api, orderTags.changeOrderTags, { access }, (call) =>
    changeOrderTags(deps, toStaffCall(call)),
  );
  addRoute(api, orderAddress.changeOrderAddress, { access }, (call) =>
    changeOrderAddress(deps, toStaffCall(call)),
  );
}
