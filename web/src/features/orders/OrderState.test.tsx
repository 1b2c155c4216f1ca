import type { OrderDetail } from '@smriti/shared/order/orders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OrderState } from './OrderState';

const order = {
  ...{ id: 'ORD1', order_id: 'ORD1', user_id: 'asha', cart_id: 'a1', placement_id: null },
  ...{ is_reorder: false, order_status: 'processing', payment_status: 'paid', pay_until: null },
  created_at: '2026-06-01T10:00:00.000Z',
  updated_at: '2026-06-01T10:00:00.000Z',
  placed_at: '2026-06-01T10:00:00.000Z',
  estimated_delivery: '2026-06-08T10:00:00.000Z',
  ...{ total_price: 100, quantity: 1, subtotal: 100, shipping_price: 0, discount: 0 },
  ...{ initial_paid: 0, gift_used: 0, points_used: 0, points_value: 0 },
  ...{ amount_paid: 100, amount_due: 0, grand_total: 100 },
  ...{ contact_name: '', contact_phone: '', contact_email: '' },
  ...{ shipping_address_line1: '', shipping_address_line2: '' },
  ...{ city: '', state: '', country: '', postal_code: '' },
  ...{ shipping_method: null, carrier: '', tracking_number: '' },
  ...{ print_state: 'waiting', refunded: 0, replaces: null, refunds: [], has_credit_note: false },
  ...{
    can_cancel: false,
    is_held: false,
    has_invoice: false,
    photos_deleted_at: null,
    given_back: null,
    history: [],
  },
  cart: {
    ...{ id: 'a1', title: 'Kerala', status: 'Approved', quantity: 1, images: [] },
    products: { id: null, title: '' },
  },
} satisfies OrderDetail;

function open(changes: Partial<OrderDetail>): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OrderState order={{ ...order, ...changes }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const HELD = /^Your bank has asked us about a payment/;

it('says that an order is held, while that keeps it from being sent', () => {
  open({ is_held: true });
  expect(screen.getByText(HELD)).toBeTruthy();
});

it('says who carries it, once that is known', () => {
  open({ order_status: 'Shipped', carrier: 'Blue Dart', tracking_number: 'BD 4711' });
  expect(screen.getByText('Blue Dart').previousSibling?.textContent).toBe('Sent with');
  expect(screen.getByText('BD 4711').previousSibling?.textContent).toBe('Tracking number');
});

it('says when the photos were deleted in place of ordering again', () => {
  open({ order_status: 'Delivered', photos_deleted_at: '2027-06-01T10:00:00.000Z' });
  expect(screen.getByText(/^The photos of this album were deleted on 1 Jun/)).toBeTruthy();
  expect(screen.queryByText('Re-Order')).toBeNull();
});

it.each([{ is_held: false }, { is_held: true, order_status: 'Delivered' } as const])(
  'says nothing of it otherwise: %j',
  (changes) => {
    open(changes);
    expect(screen.queryByText(HELD)).toBeNull();
  },
);
