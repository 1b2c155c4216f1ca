import { listPaymentAttention } from '@smriti/shared/payment/attention';
import * as payments from '@smriti/shared/payment/payments';
import { withHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { addSignedRoute } from '../../http/signed-route';
import { getPaymentAttentionPage } from './settle/attention.service';
import { confirmOwnPayment } from './settle/confirmation.service';
import {
  beginPayment,
  loadInitialPaymentDue,
  listOwnPayments,
  getCurrentPaymentOptions,
} from './payment.service';
import { receiveWebhook } from './settle/webhook.service';

const access = 'signed-in';

export function paymentRoutes(api: Api): void {
  const { deps } = api;
  route(api, payments.getPaymentOptions, { access }, ({ query }) =>
    getCurrentPaymentOptions(deps, query.provider),
  );
  route(api, payments.listPayments, { access }, ({ caller, params }) =>
    listOwnPayments(deps, caller.uid, params.id),
  );
  route(api, payments.getInitialDue, { access }, ({ caller, params }) =>
    loadInitialPaymentDue(deps, caller.uid, params.cartId),
  );
  route(api, listPaymentAttention, { access: ['admin'] }, async ({ query }) => {
    const { cursor, ...answer } = await getPaymentAttentionPage(deps, query);
    return withHeaders(answer, cursor === undefined ? {} : { 'X-Next-Cursor': cursor });
  });
  route(api, payments.createPayment, { access }, ({ caller, body }) =>
    beginPayment(deps, caller.uid, body),
  );
  route(api, payments.confirmPayment, { access }, ({ caller, params, body }) =>
    confirmOwnPayment(deps, caller.uid, { id: params.id, given: body }),
  );
  addSignedRoute(api, payments.paymentWebhook, ({ params, ...message }) =>
    receiveWebhook(deps, params.provider, message),
  );
}
