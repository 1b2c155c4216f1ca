import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import { openPage, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { storeSignedInUser } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';
import { OrdersPage } from './OrdersPage';

signInAsAsha('admin');

const orderOf = (id: string, title: string) => ({
  ...TEST_ORDER,
  tags: ['gift'],
  id,
  order_id: id,
  cart: { ...TEST_ORDER.cart, title },
});
const LIST = 'GET /api/orders/all';
const orders = [orderOf('ORDAAAAAAA2', 'Kerala'), orderOf('ORDBBBBBBB3', 'Goa')];

it('filters by the URL', async () => {
  const api = stubApi({ [LIST]: { orders } });
  openPage(<OrdersPage />, '/admin/orders?status=processing&payment_status=paid&q=asha');
  expect(await screen.findByText('Kerala')).toBeTruthy();
  const { query } = api.sentTo(LIST)[0] ?? { query: new URLSearchParams() };
  expect(Object.fromEntries(query)).toEqual({
    status: 'processing',
    payment_status: 'paid',
    q: 'asha',
  });
});

it('sorts by the time of the request, and narrows to print states and days, all in the address', async () => {
  const api = stubApi({ [LIST]: { orders } });
  openPage(<OrdersPage />, '/admin/orders');
  const heading = () => screen.getByRole('columnheader', { name: /^Requested/ });
  const button = () => screen.findByRole('button', { name: 'Requested: reverse the order' });
  fireEvent.click(await button());
  await waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
  // a sort order is not a filter
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Requested from'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('Requested until'), { target: { value: '2026-11-01' } });
  expect(await screen.findByText('This day is before the first one.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Requested until'), { target: { value: '2026-11-09' } });
  fireEvent.change(screen.getByLabelText('Printing'), { target: { value: 'printing' } });
  const asked = { sort: 'oldest', from: '2026-11-02', until: '2026-11-09' };
  await waitFor(() => {
    const { query } = api.sentTo(LIST).at(-1) ?? { query: new URLSearchParams() };
    expect(Object.fromEntries(query)).toEqual({ ...asked, print_state: 'printing' });
  });
  expect(await screen.findByRole('columnheader', { name: /^Placed/ })).toBeTruthy();
});

it('sorts by the total price, except for late orders, which are sorted by their estimate', async () => {
  const api = stubApi({ [LIST]: { orders } });
  openPage(<OrdersPage />, '/admin/orders');
  const asked = () => Object.fromEntries(api.sentTo(LIST).at(-1)?.query ?? []);
  fireEvent.click(await screen.findByRole('button', { name: 'Total: sort by this' }));
  await waitFor(() => expect(asked()).toEqual({ sort: 'total' }));
  const heading = () => screen.getByRole('columnheader', { name: /^Total/ });
  expect(heading().getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('button', { name: 'Requested: sort by this' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Total: reverse the order' }));
  await waitFor(() => expect(asked()).toEqual({ sort: '-total' }));
  fireEvent.change(screen.getByLabelText('Delivery'), { target: { value: '1' } });
  await waitFor(() => expect(asked()).toEqual({ late: '1' }));
  expect(heading().getAttribute('aria-sort')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Total/ })).toBeNull();
});

it('marks late orders, and lists only those by the day they were promised for', async () => {
  const estimated_delivery = '2026-01-26T10:00:00.000Z';
  const late = { order_status: 'processing', payment_status: 'paid', estimated_delivery };
  const punctual = { ...late, estimated_delivery: '2999-01-26T10:00:00.000Z' };
  const api = stubApi({
    [LIST]: {
      orders: [
        { ...orders[0], ...late },
        { ...orders[1], ...punctual },
      ],
    },
  });
  openPage(<OrdersPage />, '/admin/orders');
  const rowText = async (number: string) =>
    (await screen.findByRole('row', { name: new RegExp(number) })).textContent;
  expect(await rowText('ORDAAAAAAA2')).toContain('Late');
  expect(await rowText('ORDBBBBBBB3')).not.toContain('Late');
  fireEvent.change(screen.getByLabelText('Delivery'), { target: { value: '1' } });
  await waitFor(() => expect(api.sentTo(LIST).at(-1)?.query.get('late')).toBe('1'));
  const heading = await screen.findByRole('columnheader', { name: /^Promised by/ });
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  expect(await rowText('ORDAAAAAAA2')).toContain('26 Jan 2026');
});

it('leads from several orders to the shipping sheet', async () => {
  stubApi({ [LIST]: { orders } });
  openPage(<OrdersPage />, '/admin/orders');
  for (const { id } of orders) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `Choose order ${id}` }));
  }
  expect((await screen.findByRole('link', { name: 'Ship' })).getAttribute('href')).toBe(
    '/admin/print-room/shipping?orders=ORDAAAAAAA2,ORDBBBBBBB3',
  );
});

it('has the same words for statuses in its rows and its filters', async () => {
  const requested = { order_status: 'Pending', payment_status: 'pending' };
  stubApi({ [LIST]: { orders: orders.map((order) => ({ ...order, ...requested })) } });
  openPage(<OrdersPage />, '/admin/orders?status=Pending&payment_status=pending');
  const { textContent } = await screen.findByRole('row', { name: /ORDAAAAAAA2/ });
  const chosen = ['Order status', 'Payment'].map(
    (label) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.text,
  );
  expect(chosen).toEqual(['Requested', 'Not paid']);
  for (const word of chosen) expect(textContent).toContain(word);
  expect(textContent).not.toContain('Pending');
});

it('shows the tags of an order, and the orders with one tag until that filter is removed', async () => {
  const api = stubApi({ [LIST]: { orders } });
  openPage(<OrdersPage />, '/admin/orders?tag=gift');
  const [tag] = await screen.findAllByRole('link', { name: '#gift' });
  expect(tag?.getAttribute('href')).toBe('/admin/orders?tag=gift');
  expect(api.sentTo(LIST)[0]?.query.get('tag')).toBe('gift');
  fireEvent.click(screen.getByRole('button', { name: 'Tag gift: show all orders' }));
  await waitFor(() => expect(api.sentTo(LIST).at(-1)?.query.get('tag')).toBeNull());
});

it('lets support read the list, without choosing, moving or downloading', async () => {
  storeSignedInUser({ ...ASHA, role: 'support' }, 'token');
  stubApi({ [LIST]: { orders } });
  openPage(<OrdersPage />, '/admin/orders?view=board');
  expect(await screen.findByText('Kerala')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: /^Choose order/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Export/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Download|CSV/ })).toBeNull();
});
