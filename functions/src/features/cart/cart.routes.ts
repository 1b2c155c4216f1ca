import { listCartItems } from '@smriti/shared/cart';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { ownCart } from './cart.service';

export function cartRoutes(api: Api): void {
  route(api, listCartItems, { access: ['customer', 'reviewer', 'admin'] }, ({ caller, params }) =>
    ownCart(api.deps, caller.uid, params.userId),
  );
}
