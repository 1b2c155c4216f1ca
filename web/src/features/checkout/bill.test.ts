import type { Order } from '@smriti/shared/order/orders';
import { describe, expect, it } from 'vitest';
import { ordersToBill } from './bill';
import type { PlacedOrders } from './placed-orders';

const order: Order = {
  id: 'o1',
  order_id: 'ORD2345678A',
  user_id: 'u1',
  cart_id: 'a1',
  placement_id: 'p1',
  is_reorder: false,
  order_status: 'processing',
  payment_status: 'pending',
  print_state: null,
  refunded: 0,
  replaces: null,
  carrier: '',
  tracking_number: '',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  placed_at: '2026-01-01T00:00:00.000Z',
  estimated_delivery: '2026-01-08T00:00:00.000Z',
  pay_until: '2026-01-08T00:00:00.000Z',
  total_price: 100.1,
  quantity: 3,
  subtotal: 300.3,
  shipping_price: 39.5,
  discount: 0,
  coupon: null,
  initial_paid: 20.02,
  gift_used: 10.1,
  points_used: 7,
  points_value: 0.7,
  amount_paid: 0,
  amount_due: 308.98,
  grand_total: 339.8,
  as_gift: null,
  contact_name: 'Asha Verma',
  contact_phone: '9876543210',
  contact_email: 'asha@example.in',
  shipping_address_line1: '12, Lake Road',
  shipping_address_line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  postal_code: '411001',
  shipping_method: null,
  can_cancel: true,
  is_held: false,
  cart: {
    id: 'a1',
    title: 'Kerala',
    status: 'Approved',
    quantity: 3,
    images: [],
    drawn_cover: null,
    products: { id: null, title: '' },
  },
};

function placed(amount_due: number, ...orders: Order[]): PlacedOrders {
  const placement = {
    id: 'p1',
    order_ids: orders.map(({ id }) => id),
    payment_status: 'pending',
    placed_at: '2026-01-01T00:00:00.000Z',
    estimated_delivery: '2026-01-08T00:00:00.000Z',
    grand_total: 0,
    amount_due,
  } as const;
  return { order: orders[0] ?? order, orders, placement };
}

describe('the bill of placed orders', () => {
  it('adds up their shares to the paisa, and leaves out zero lines', () => {
    const bill = ordersToBill(placed(617.96, order, { ...order, id: 'o2', cart_id: 'a2' }));
    expect(bill.lines).toEqual([
      { key: 'items', count: 6, amount: 600.6 },
      { key: 'shipping', count: null, amount: 79 },
      { key: 'initial_paid', count: null, amount: -40.04 },
      { key: 'gift', count: null, amount: -20.2 },
      { key: 'points', count: 14, amount: -1.4 },
    ]);
    const sum = bill.lines.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    expect(sum / 100).toBe(bill.due);
  });

  it('leaves out cancelled orders, and subtracts payments', () => {
    const cancelled: Order = { ...order, id: 'o2', order_status: 'Cancelled', amount_due: 0 };
    const paid: Order = { ...order, id: 'o3', amount_paid: 308.98, amount_due: 0 };
    const bill = ordersToBill(placed(308.98, order, cancelled, paid));
    expect(bill.items).toHaveLength(2);
    expect(bill.lines.at(-1)).toEqual({ key: 'paid', count: null, amount: -308.98 });
    expect(bill.due).toBe(308.98);
  });
});
