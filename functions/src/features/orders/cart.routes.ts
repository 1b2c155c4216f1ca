import * as cart from '@smriti/shared/album/cart';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { emptyCart, getOwnCart, moveItemToDraft, setCartQuantity } from './cart.service';

const access = 'signed-in';

export function addCartRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, cart.listCartItems, { access }, ({ caller, params }) =>
    getOwnCart(deps, caller.uid, params.userId),
  );

  addRoute(api, cart.updateCartItem, { access }, ({ caller, params, body, request }) =>
    setCartQuantity(deps, {
      uid: caller.uid,
      id: params.id,
      quantity: body.quantity,
      idempotency: request.idempotency,
    }),
  );

  addRoute(api, cart.removeCartItem, { access }, ({ caller, params, request }) =>
    moveItemToDraft(deps, { uid: caller.uid, id: params.id, idempotency: request.idempotency }),
  );

  addRoute(api, cart.clearCart, { access }, ({ caller, params, request }) =>
    emptyCart(deps, params.userId, { uid: caller.uid, idempotency: request.idempotency }),
  );
}
