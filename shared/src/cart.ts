import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { catalogueId, uid } from './ids';
import { rupees } from './money';

/** An Approved album that is not placed yet (design.md section 6, cart calls). */
export const cartItem = z.object({
  id: z.string(),
  product_id: z.nullable(catalogueId),
  quantity: z.int().check(z.gte(1), z.lte(10_000)),
  price: rupees,
});

export const listCartItems = endpoint({
  method: 'GET',
  path: '/cart-items/user/:userId',
  params: z.object({ userId: uid }),
  response: z.object({ items: z.array(cartItem) }),
});
