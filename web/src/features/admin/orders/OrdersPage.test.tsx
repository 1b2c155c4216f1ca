import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import { openPage, answerWithError, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { OrdersPage } from './OrdersPage';

signInAsAsha();

const orderOf = (id: string, title: string) => ({
  ...TEST_ORDER,
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

it('ships several orders with one carrier, and lists the refused ones', async () => {
  const api = stubApi({
    [LIST]: { orders },
    'PUT /api/orders/ORDAAAAAAA2/status': { order: orders[0] },
    'PUT /api/orders/ORDBBBBBBB3/status': answerWithError(422, 'The bank wants it back.'),
  });
  openPage(<OrdersPage />, '/admin/orders');
  for (const { id } of orders) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `Choose order ${id}` }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Ship' }));
  const dialog = screen.getByRole('dialog', { name: 'Ship these 2 orders?' });
  expect(within(dialog).queryByLabelText('Tracking number')).toBeNull();
  fireEvent.change(within(dialog).getByLabelText('Sent with'), { target: { value: 'Blue Dart' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const { id } of orders) {
    expect(api.sentTo(`PUT /api/orders/${id}/status`)).toMatchObject([
      { body: { order_status: 'Shipped', carrier: 'Blue Dart', tracking_number: '' } },
    ]);
  }
});
