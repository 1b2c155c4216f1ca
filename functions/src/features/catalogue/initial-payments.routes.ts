import { initialPayments } from '@smriti/shared/catalogue/reference-data';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import {
  addInitialPayment,
  changeInitialPayment,
  deleteInitialPayment,
} from './initial-payments.service';

const access = ['admin'] as const;

/** Management of what is paid in advance; everyone's reads are catalogue.routes.ts. */
export function initialPaymentRoutes(api: Api): void {
  const { create, update, remove } = initialPayments;
  route(api, create, { access }, ({ body, request }) =>
    addInitialPayment(api.deps, { setting: body, idempotency: request.idempotency }),
  );
  route(api, update, { access }, ({ params, body, request }) =>
    changeInitialPayment(api.deps, {
      id: params.id,
      setting: body,
      idempotency: request.idempotency,
    }),
  );
  route(api, remove, { access }, ({ params, request }) =>
    deleteInitialPayment(api.deps, { id: params.id, idempotency: request.idempotency }),
  );
}
