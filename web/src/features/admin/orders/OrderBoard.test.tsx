import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import { openPage, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { OrdersPage } from './OrdersPage';

signInAsAsha('admin');

const LIST = 'GET /api/orders/all';
const open = () => openPage(<OrdersPage />, '/admin/orders?view=board');

const orderOf = (id: string) => ({ ...TEST_ORDER, tags: [], id, order_id: id });

it('shows orders by status, with a link to the rest of a full column', async () => {
  const api = stubApi({
    [LIST]: ({ query }: { query: URLSearchParams }) => {
      const state = query.get('print_state');
      if (state === null) return { orders: [] };
      const answer = Response.json({ orders: [orderOf(`ORD${state}`)] });
      if (state === 'printing') answer.headers.set('X-Next-Cursor', 'next');
      return answer;
    },
  });
  open();
  const all = await screen.findByRole('link', { name: 'See all' });
  expect(all.getAttribute('href')).toBe('/admin/print-room?print_state=printing');
  for (const [title, id] of [
    ['To print', 'ORDwaiting'],
    ['Printing', 'ORDprinting'],
    ['Printed', 'ORDprinted'],
  ] as const) {
    const column = screen.getByRole('region', { name: title });
    const order = await within(column).findByRole('link', { name: `Open order ${id}` });
    expect(order.getAttribute('href')).toBe(`/admin/orders/${id}`);
    expect(within(column).getAllByRole('listitem')).toHaveLength(1);
  }
  for (const title of ['Not paid', 'Shipped']) {
    expect(
      await within(screen.getByRole('region', { name: title })).findByText('None'),
    ).toBeTruthy();
  }
  const asked = api.sentTo(LIST).map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual([
    { status: 'processing', payment_status: 'pending', limit: '10' },
    { print_state: 'waiting', limit: '10' },
    { print_state: 'printing', limit: '10' },
    { print_state: 'printed', limit: '10' },
    { status: 'Shipped', limit: '10' },
  ]);
});

it('shows which column failed, next to the others', async () => {
  const failed = { message: 'Not now.', code: 'internal', request_id: 'r' };
  stubApi({
    [LIST]: ({ query }: { query: URLSearchParams }) => {
      if (query.get('print_state') !== 'printed') return { orders: [] };
      return Response.json(failed, { status: 500 });
    },
  });
  open();
  const column = screen.getByRole('region', { name: 'Printed' });
  expect(await within(column).findByText('This list could not be loaded.')).toBeTruthy();
  expect(await screen.findAllByText('None')).toHaveLength(4);
});
