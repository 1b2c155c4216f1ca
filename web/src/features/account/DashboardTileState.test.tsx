// @vitest-environment jsdom
import type { User } from '@smriti/shared/account/users';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import DashboardTileState, { type TileName } from './DashboardTileState';

const UID = 'asha';
const known = {
  rewards: queryKeys.credits.balance(UID),
  orders: queryKeys.orders.newest(UID),
  information: ['unused'],
  address: queryKeys.addresses.list(UID),
};
const user: User = { ...ASHA, id: UID, uid: UID };

beforeEach(() => useSession.setState({ user }));

/** Renders a tile with `data` in the query cache and without a server, and returns its texts. */
function told(of: TileName, data: unknown): (string | null)[] {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  if (data !== undefined) queries.setQueryData(known[of], data);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <DashboardTileState of={of} fallback="What it leads to." />
    </QueryClientProvider>,
  );
  return [...container.childNodes].map(({ textContent }) => textContent);
}

describe('the tiles of the dashboard', () => {
  // proves account-2
  it('show the points, their value and pending ones', () => {
    const none = { balance: 0, pending: 0, worth: 0, first_order_percent: 0 };
    expect(told('rewards', { ...none, balance: 1250, pending: 1000, worth: 125 })).toEqual([
      '1,250 points, worth ₹125.00',
      '1,000 more on the way',
    ]);
    expect(told('rewards', none)).toEqual([
      'You have no points yet. Invite a friend to earn some.',
    ]);
    expect(told('rewards', { ...none, first_order_percent: 10 })).toEqual([
      '10% off your first order, taken off at checkout',
    ]);
  });

  it('show the newest order, its state and its arrival', () => {
    const order = {
      order_status: 'Shipped',
      estimated_delivery: '2999-01-12T06:00:00.000Z',
      payment_status: 'paid',
      placed_at: '2026-01-05T06:00:00.000Z',
      created_at: '2026-01-03T06:00:00.000Z',
      cart: { title: 'Goa' },
    };
    expect(told('orders', { orders: [order] })).toEqual([
      'Goa',
      'Arrives by 12 Jan 2999',
      'Shipped',
    ]);
    const late = { ...order, estimated_delivery: '2026-01-12T06:00:00.000Z' };
    expect(told('orders', { orders: [late] })).toContain(
      'Late: it was expected by 12 Jan 2026. Please call us.',
    );
    const delivered = { ...order, order_status: 'Delivered', cart: { title: '' } };
    expect(told('orders', { orders: [delivered] })).toEqual([
      'Untitled album',
      'Ordered on 5 Jan 2026',
      'Delivered',
    ]);
    const pending = { order_status: 'Pending', estimated_delivery: null, placed_at: null };
    expect(told('orders', { orders: [{ ...order, ...pending }] })).toEqual([
      'Goa',
      'Requested on 3 Jan 2026',
      'Pending',
    ]);
    expect(told('orders', { orders: [] })).toEqual(['You have no orders yet.']);
  });

  it('show the name and the delivery address', () => {
    expect(told('information', undefined)).toEqual(['Asha Verma', 'asha@smriti.test']);
    const home = { street: '7, Church Street', city: 'Bengaluru' };
    expect(told('address', [home, home])).toEqual([
      '7, Church Street, Bengaluru',
      '2 saved addresses',
    ]);
    expect(told('address', [])).toEqual(['No address saved yet.']);
  });

  it('show the target page until data is loaded', () => {
    expect(told('orders', undefined)).toEqual(['What it leads to.']);
  });
});
