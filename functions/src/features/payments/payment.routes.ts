import { listPaymentAttention } from '@smriti/shared/payment/attention';
import * as payments from '@smriti/shared/payment/payments';
import { addHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { addSignedRoute } from '../../http/signed-route';
import { getPaymentAttentionPage } from './processing/attention.service';
import { confirmOwnPayment } from './processing/confirmation.service';
import {
  beginPayment,
  loadInitialPaymentDue,
  listOwnPayments,
  getCurrentPaymentOptions,
} from './payment.service';
import { receiveWebhook } from './processing/webhook.service';

const access = 'signed-in';

export function addPaymentRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, payments.getPaymentOptions, { access }, ({ query }) =>
    getCurrentPaymentOptions(deps, query.provider),
  );
  addRoute(api, payments.listPayments, { access }, ({ caller, params }) =>
    listOwnPayments(deps, caller.uid, params.id),
  );
  addRoute(api, payments.getInitialDue, { access }, ({ caller, params }) =>
    loadInitialPaymentDue(deps, caller.uid, params.cartId),
  );
  addRoute(api, listPaymentAttention, { access: ['admin'] }, async ({ query }) => {
    const { cursor, ...answer } = await getPaymentAttentionPage(deps, query);
    return addHeaders(answer, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
  addRoute(api, payments.createPayment, { access }, ({ caller, body }) =>
    beginPayment(deps, caller.uid, body),
  );
  addRoute(api, payments.confirmPayment, { access }, ({ caller, params, body }) =>
    confirmOwnPayment(deps, caller.uid, { id: params.id, given: body }),
  );
  addSignedRoute(api, payments.paymentWebhook, ({ params, ...message }) =>
    receiveWebhook(deps, params.provider, message),
  );
}
