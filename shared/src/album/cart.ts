import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { catalogueId, recordId, uid } from '../base/ids';
import { rupees } from '../base/money';

/** Copies of one album. */
export const MAX_QUANTITY = 10_000;

/** An Approved album that is not placed yet (design.md section 6, cart calls). */
export const cartItem = z.object({
  id: z.string(),
  product_id: z.nullable(catalogueId),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  price: rupees,
});

export const listCartItems = endpoint({
  method: 'GET',
  path: '/cart-items/user/:userId',
  params: z.object({ userId: uid }),
  response: z.object({ items: z.array(cartItem) }),
});

export const updateCartItem = endpoint({
  method: 'PUT',
  path: '/cart-items/item/:id',
  params: z.object({ id: recordId }),
  body: z.strictObject({ quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)) }),
  response: z.object({ item: cartItem }),
});

/** Sets the album back to Draft; nothing is deleted. */
export const removeCartItem = endpoint({
  method: 'DELETE',
  path: '/cart-items/item/:id',
  params: z.object({ id: recordId }),
  response: z.object({ message: z.string() }),
});

/** Sets all of the caller's Approved, unplaced albums back to Draft. */
export const clearCart = endpoint({
  method: 'DELETE',
  path: '/cart-items/clear/:userId',
  params: z.object({ userId: uid }),
  response: z.object({ message: z.string(), removed: z.int() }),
});
