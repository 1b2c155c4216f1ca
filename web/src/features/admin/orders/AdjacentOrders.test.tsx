import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import { signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { STAFF_ORDER } from './staff-order.test-data';

signInAsAsha();
afterEach(() => vi.restoreAllMocks());

const NUMBERS = ['ORDAAAAAAA2', 'ORDBBBBBBB3', 'ORDCCCCCCC4'] as const;
const orderOf = (id: string) => ({ ...TEST_ORDER, tags: [], id, order_id: id });

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/** Opens the list of unpaid orders: two on the first page, and one on the last, after an empty one. */
async function openList() {
  const api = stubApi({
    'GET /api/orders/all': ({ query }: { query: URLSearchParams }) => {
      const cursor = query.get('cursor');
      const ids = { first: NUMBERS.slice(0, 2), empty: [], last: NUMBERS.slice(2) };
      const page = cursor === 'empty' || cursor === 'last' ? cursor : 'first';
      const answer = Response.json({ orders: ids[page].map(orderOf) });
      const next = { first: 'empty', empty: 'last', last: null }[page];
      if (next !== null) answer.headers.set('X-Next-Cursor', next);
      return answer;
    },
    ...Object.fromEntries(
      NUMBERS.map((id) => [
        `GET /api/orders/${id}/staff`,
        { order: { ...STAFF_ORDER, id, order_id: id } },
      ]),
    ),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/orders?status=processing&payment_status=pending']}>
        <Routes>
          <Route path="/admin/orders" element={<OrdersPage />} />
          <Route path="/admin/orders/:id" element={<OrderPage />} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('link', { name: `Open order ${NUMBERS[0]}` }));
  await screen.findByRole('heading', { name: `Order ${NUMBERS[0]}` });
  return api;
}

const adjacent = async () =>
  within(await screen.findByRole('navigation', { name: 'Orders of the list' }));

it('goes through the orders of a list, beyond those shown, and back to the same list', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const api = await openList();
  expect((await adjacent()).queryByRole('link', { name: 'Previous' })).toBeNull();
  fireEvent.click((await adjacent()).getByRole('link', { name: 'Next' }));
  await screen.findByRole('heading', { name: `Order ${NUMBERS[1]}` });
  fireEvent.click((await adjacent()).getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: `Order ${NUMBERS[2]}` });
  const queries = api.sentTo('GET /api/orders/all').map(({ query }) => Object.fromEntries(query));
  const narrowed = { status: 'processing', payment_status: 'pending' };
  expect(queries.slice(-2)).toEqual([
    { ...narrowed, cursor: 'empty' },
    { ...narrowed, cursor: 'last' },
  ]);
  expect((await adjacent()).queryByText('Next')).toBeNull();
  expect((await adjacent()).getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    `/admin/orders/${NUMBERS[1]}`,
  );
  scroll.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await screen.findByText('At /admin/orders?status=processing&payment_status=pending');
});

it('restores the place in the list on the way back', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stubApi({ 'GET /api/orders/all': { orders: NUMBERS.map(orderOf) } });
  await openList();
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  const row = await screen.findByRole('link', { name: `Open order ${NUMBERS[1]}` });
  vi.stubGlobal('scrollY', 640);
  fireEvent.scroll(window);
  fireEvent.click(row);
  await screen.findByRole('heading', { name: `Order ${NUMBERS[1]}` });
  vi.stubGlobal('scrollY', 0);
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith(0, 640));
});
