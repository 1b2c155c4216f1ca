import * as payments from '@smriti/shared/payment/payments';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { signedRoute } from '../../http/signed-route';
import { confirm } from './confirmation.service';
import { beginPayment, initialDueOf, ownPayments, paymentOptions } from './payment.service';
import { receiveWebhook } from './webhook.service';

const access = 'signed-in';

export function paymentRoutes(api: Api): void {
  const { deps } = api;
  route(api, payments.getPaymentOptions, { access }, ({ query }) =>
    paymentOptions(deps, query.provider),
  );
  route(api, payments.listPayments, { access }, ({ caller, params }) =>
    ownPayments(deps, caller.uid, params.id),
  );
  route(api, payments.getInitialDue, { access }, ({ caller, params }) =>
    initialDueOf(deps, caller.uid, params.cartId),
  );
  route(api, payments.createPayment, { access }, ({ caller, body }) =>
    beginPayment(deps, caller.uid, body),
  );
  route(api, payments.confirmPayment, { access }, ({ caller, params, body }) =>
    confirm(deps, caller.uid, { id: params.id, given: body }),
  );
  signedRoute(api, payments.paymentWebhook, ({ params, ...message }) =>
    receiveWebhook(deps, params.provider, message),
  );
}
