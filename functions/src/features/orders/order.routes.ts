import { listOrders } from '@smriti/shared/orders';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { ownOrders } from './order.service';

export function orderRoutes(api: Api): void {
  route(api, listOrders, { access: ['customer', 'reviewer', 'admin'] }, ({ caller, params }) =>
    ownOrders(api.deps, caller.uid, params.id),
  );
}
