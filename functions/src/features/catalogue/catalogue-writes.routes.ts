import { shippingMethodWrites } from '@smriti/shared/catalogue/management';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import * as service from './catalogue-writes.service';
import * as kinds from './writable-kinds.service';

const access = ['admin'] as const;

/** What admins change of the catalogue; everyone's reads are catalogue.routes.ts. */
export function catalogueWriteRoutes(api: Api): void {
  manage(api, kinds.albumSizeKind);
  manage(api, kinds.paperTypeKind);
  manage(api, kinds.bindingTypeKind);
  manage(api, kinds.laminationTypeKind);
  manage(api, kinds.coverTypeKind);
  manage(api, kinds.productTypeKind);
  manage(api, kinds.shippingMethodKind);
  manage(api, kinds.initialPaymentKind);
  const { toggle } = shippingMethodWrites;
  route(api, toggle, { access }, ({ params, caller, request: { idempotency } }) => {
    const toggled = { ...kinds.shippingMethodKind, response: toggle.response };
    return service.toggleRecord(api.deps, toggled, { id: params.id, caller, idempotency });
  });
}

/** The three writes of one kind. */
function manage<Form, Shown, R extends service.WritableRecord>(
  api: Api,
  kind: service.WritableKind<Form, Shown, R>,
): void {
  const { create, update, remove } = kind.calls;
  route(api, create, { access }, ({ body, caller, request: { idempotency } }) =>
    service.addRecord(api.deps, kind, { form: body, caller, idempotency }),
  );
  route(api, update, { access }, ({ params, body, caller, request: { idempotency } }) =>
    service.changeRecord(api.deps, kind, { id: params.id, form: body, caller, idempotency }),
  );
  route(api, remove, { access }, ({ params, caller, request: { idempotency } }) =>
    service.deleteRecord(api.deps, kind, { id: params.id, caller, idempotency }),
  );
}
