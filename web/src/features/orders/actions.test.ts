import { ALBUM_STATUSES } from '@smriti/shared/album-states';
import { ORDER_STATUSES } from '@smriti/shared/order-states';
import { describe, expect, it } from 'vitest';
import { actionsOf } from './actions';

const order = {
  id: 'o',
  cart_id: 'a',
  order_status: 'Pending',
  cart: { status: 'Approved' },
} as const;
const namesOf = (changes: Partial<Parameters<typeof actionsOf>[0]>) =>
  actionsOf({ ...order, ...changes }).map(({ name }) => name);

describe('actionsOf', () => {
  it('leads to the pages of the album and of the order', () => {
    expect(actionsOf(order)).toEqual([
      { name: 'previewProduct', to: '/preview-product?id=a' },
      { name: 'viewOrder', to: '/view-order?id=o' },
      { name: 'checkout', to: '/checkout?id=a' },
      { name: 'reorder', to: '/reorder?id=o' },
    ]);
  });

  it.each(ALBUM_STATUSES.filter((status) => status !== 'Approved'))(
    'has no View Order and no Checkout while the album is %s',
    (status) => {
      expect(namesOf({ cart: { status } })).toEqual(['previewProduct', 'reorder']);
    },
  );

  it.each(ORDER_STATUSES.filter((status) => status !== 'Pending'))(
    'has no Checkout once the order is %s',
    (order_status) => {
      expect(namesOf({ order_status })).toEqual(['previewProduct', 'viewOrder', 'reorder']);
    },
  );
});
