import { ALBUM_STATUSES } from '@smriti/shared/album/album-states';
import { ORDER_STATUSES } from '@smriti/shared/order/order-states';
import { describe, expect, it } from 'vitest';
import { listOrderActions } from './order-actions';

const order = {
  id: 'o',
  cart_id: 'a',
  placement_id: null,
  order_status: 'Pending',
  is_reorder: false,
  amount_due: 0,
  cart: { status: 'Approved' },
} as const;
const namesOf = (changes: Partial<Parameters<typeof listOrderActions>[0]>) =>
  listOrderActions({ ...order, ...changes }).map(({ name }) => name);

describe('listOrderActions', () => {
  // proves orders-2, orders-9, orders-10
  it('links to the pages of the album and of the order', () => {
    expect(listOrderActions({ ...order, amount_due: 500 })).toEqual([
      { name: 'checkout', to: '/checkout?id=a', isNext: true },
      { name: 'viewOrder', to: '/view-order?id=o' },
      { name: 'previewProduct', to: '/preview-product?id=a' },
      { name: 'reorder', to: '/reorder?id=o' },
    ]);
  });

  // proves orders-2, orders-9, orders-10
  it.each(ALBUM_STATUSES.filter((status) => status !== 'Approved'))(
    'offers neither View Order nor Checkout while the album is %s',
    (status) => {
      const names = namesOf({ cart: { status } }).filter((name) => name !== 'proof');
      expect(names).toEqual(['previewProduct', 'reorder']);
    },
  );

  // proves orders-10
  it.each(ORDER_STATUSES.filter((status) => status !== 'Pending'))(
    'offers no Checkout once the order is %s',
    (order_status) => {
      expect(namesOf({ order_status })).toEqual(['viewOrder', 'previewProduct', 'reorder']);
    },
  );

  it('begins with the proof while it waits for the customer', () => {
    const [first] = listOrderActions({ ...order, cart: { status: 'Responded' } });
    expect(first).toEqual({ name: 'proof', to: '/final-checkout/a', isNext: true });
    const cancelled = { order_status: 'Cancelled', cart: { status: 'Responded' } } as const;
    expect(namesOf(cancelled)).not.toContain('proof');
  });

  it('links a placed order with an amount due to its payment', () => {
    const placed = { ...order, order_status: 'processing', amount_due: 1234.5 } as const;
    expect(listOrderActions({ ...placed, placement_id: 'p' })).toContainEqual({
      name: 'pay',
      isNext: true,
      // The link pays all orders of the checkout, because they share one shipping price.
      to: '/checkout/payment?placementId=p',
    });
  });

  it('links a reorder to its payment, not to the checkout', () => {
    const reordered = { ...order, is_reorder: true, amount_due: 10 };
    expect(listOrderActions(reordered).map(({ name }) => name)).toEqual([
      'pay',
      'viewOrder',
      'previewProduct',
      'reorder',
    ]);
    expect(listOrderActions(reordered)).toContainEqual({
      name: 'pay',
      isNext: true,
      to: '/total-payment?id=o&amount=10',
    });
  });
});
