import * as z from 'zod/mini';
import { album } from './albums';
import { endpoint } from '../base/endpoint';
import { catalogueId, recordId, uid } from '../base/ids';
import { rupees } from '../base/money';
import { MAX_QUANTITY } from './quantity';

/** An Approved album that is not placed yet (docs/rules.md#orders-9). */
export const cartItem = z.object({
  id: z.string(),
  product_id: z.nullable(catalogueId),
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)),
  price: rupees,
});

/** The caller's cart, newest first; each item contains its album as GET /albums lists it. */
export const listCartItems = endpoint({
  method: 'GET',
  path: '/cart-items/user/:userId',
  params: z.object({ userId: uid }),
  response: z.object({ items: z.array(z.object({ ...cartItem.shape, album })) }),
});

export const updateCartItem = endpoint({
  method: 'PUT',
  path: '/cart-items/item/:id',
  params: z.object({ id: recordId }),
  body: z.strictObject({ quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY)) }),
  response: z.object({ item: cartItem }),
});

/** Moves the album back to Draft; nothing is deleted. */
export const removeCartItem = endpoint({
  method: 'DELETE',
  path: '/cart-items/item/:id',
  params: z.object({ id: recordId }),
  response: z.object({ message: z.string() }),
});

/** Moves all Approved, unplaced albums of the caller back to Draft. */
export const clearCart = endpoint({
  method: 'DELETE',
  path: '/cart-items/clear/:userId',
  params: z.object({ userId: uid }),
  response: z.object({ message: z.string(), removed: z.int() }),
});
