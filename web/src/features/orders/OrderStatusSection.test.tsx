import type { CarrierSettings } from '@smriti/shared/order/carriers';
import type { OrderDetail } from '@smriti/shared/order/orders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { OrderStatusSection } from './OrderStatusSection';

const tracking_url = 'https://dtdc.example/{number}';
const CARRIERS: CarrierSettings = { carriers: [{ name: 'DTDC', tracking_url }] };

function open(changes: Partial<OrderDetail>): void {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(queryKeys.carriers.list(), CARRIERS);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OrderStatusSection order={{ ...TEST_ORDER, ...changes }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const HELD = /^Your bank has asked us about a payment/;

it('shows that an order is held before it is shipped', () => {
  open({ is_held: true });
  expect(screen.getByText(HELD)).toBeTruthy();
});

it('links a tracking number to the page of its carrier, if that is known', () => {
  open({ order_status: 'Shipped', carrier: 'dtdc', tracking_number: 'D 1' });
  const link = screen.getByRole('link', { name: 'D 1' });
  expect(link.getAttribute('href')).toBe('https://dtdc.example/D%201');
  open({ order_status: 'Shipped', carrier: 'By hand', tracking_number: 'H 1' });
  expect(screen.getByText('H 1').closest('a')).toBeNull();
});

it('shows when the photos were deleted instead of the reorder button', () => {
  open({ order_status: 'Delivered', photos_deleted_at: '2027-06-01T10:00:00.000Z' });
  expect(screen.getByText(/^The photos of this album were deleted on 1 Jun/)).toBeTruthy();
  expect(screen.queryByText('Re-Order')).toBeNull();
});

it.each([{ is_held: false }, { is_held: true, order_status: 'Delivered' } as const])(
  'shows no deletion otherwise: %j',
  (changes) => {
    open(changes);
    expect(screen.queryByText(HELD)).toBeNull();
  },
);

it('shows amount, target and reason of a refund, and the credit note', () => {
  const at = '2026-06-03T10:00:00.000Z';
  const refund = { id: 'r1', at, amount: 50, to: 'payment', reason: 'A torn page' } as const;
  open({ has_credit_note: true, refunds: [refund, { ...refund, id: 'r2', to: 'gift' }] });
  expect(
    screen.getByText(
      /₹50.00 on 3 Jun.*, back to your card or account, where it arrives by 12 Jun.*: A torn page/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/₹50.00 on 3 Jun.*, to your gift card balance/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download Credit Note' })).toBeTruthy();
});

it('shows that an order is late, and whom to call, instead of a past date', () => {
  open({ order_status: 'Shipped', estimated_delivery: '2026-10-26T10:00:00.000Z' });
  expect(screen.getByText(/^This order is late: we expected it to arrive by 26 Oct/)).toBeTruthy();
  const call = screen.getByRole('link', { name: 'Call 1800 123 4567' });
  expect(call.getAttribute('href')).toBe('tel:18001234567');
  expect(screen.queryByText('Estimated delivery')).toBeNull();
});

it('shows the arrival date of a shipped order', () => {
  open({ order_status: 'Shipped', estimated_delivery: '2999-10-26T10:00:00.000Z' });
  expect(screen.getByText('26 Oct 2999')).toBeTruthy();
  expect(screen.queryByText(/is late/)).toBeNull();
});

it('pays an order with its placement, and a reorder separately', () => {
  const due = { payment_status: 'pending', amount_paid: 0, amount_due: 100 } as const;
  open({ ...due, placement_id: 'p1' });
  expect(screen.getByRole('link', { name: 'Pay Now' }).getAttribute('href')).toBe(
    '/checkout/payment?placementId=p1',
  );
  open({ ...due, is_reorder: true });
  expect(screen.getByRole('link', { name: 'Pay ₹100.00 Now' })).toBeTruthy();
});
