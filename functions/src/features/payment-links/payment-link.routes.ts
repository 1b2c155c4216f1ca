import * as management from '@smriti/shared/order/payment-link-management';
import * as links from '@smriti/shared/order/payment-links';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall } from '../../http/staff';
import {
  createPaymentLink,
  mailPaymentLinkAgain,
  withdrawPaymentLink,
} from './payment-link-management.service';
import { loadPaymentLink, placeOrdersOfLink } from './payment-link.service';
import {
  getLinkBasket,
  getLinkForAdmins,
  getLinkPage,
  quoteLink,
} from './staff-payment-link.service';

/** Support staff may not move money or orders (docs/rules.md#roles-9), so only admins make links. */
const access = ['admin'] as const;

export function addPaymentLinkRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, management.listPaymentLinks, { access }, async ({ query }) => {
    const { links: found, headers } = await getLinkPage(deps, query);
    return addHeaders({ links: found }, headers);
  });
  addRoute(api, management.getPaymentLinkBasket, { access }, ({ params }) =>
    getLinkBasket(deps, params.uid),
  );
  addRoute(api, management.getPaymentLink, { access }, ({ caller, params }) =>
    getLinkForAdmins(deps, caller, params.id),
  );
  addRoute(api, management.quotePaymentLink, { access }, ({ caller, body }) =>
    quoteLink(deps, caller, body),
  );
  addRoute(api, management.createPaymentLink, { access }, (call) =>
    createPaymentLink(deps, toStaffCall(call)),
  );
  addRoute(api, management.mailPaymentLink, { access }, (call) =>
    mailPaymentLinkAgain(deps, toStaffCall(call)),
  );
  addRoute(api, management.withdrawPaymentLink, { access }, (call) =>
    withdrawPaymentLink(deps, toStaffCall(call)),
  );

  addRoute(
    api,
    links.openPaymentLink,
    { access: 'signed-in' },
    ({ caller, params: { token }, query }) =>
      loadPaymentLink(deps, { uid: caller.uid, token }, query),
  );
  addRoute(
    api,
    links.placePaymentLink,
    { access: 'signed-in' },
    ({ caller, params: { token }, body: form, request: { idempotency } }) =>
      placeOrdersOfLink(deps, { uid: caller.uid, token, form, idempotency }),
  );
}
