import type { Role } from '@smriti/shared/account/roles';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import { answerWithError, openPage, signInAsAsha, stubApi } from '#lib/page.test-data.tsx';
import { listAreasOfRole } from '../console-areas';
import { SearchDialog } from './SearchDialog';

signInAsAsha('admin');

const ORDERS = 'GET /api/orders/all';
const USERS = 'GET /api/users';
const PRODUCTS = 'GET /api/catalogue/products';
const QUEUE = 'GET /api/approval-products';

const orderOf = (id: string, title: string, order_status: string) => ({
  ...TEST_ORDER,
  tags: [],
  id,
  order_id: id,
  order_status,
  contact_name: 'Asha Verma',
  cart: { ...TEST_ORDER.cart, id: `album-${title}`, title },
});
const found = {
  [ORDERS]: {
    orders: [
      orderOf('ORDAAAAAAA2', 'Kerala', 'Shipped'),
      orderOf('ORDBBBBBBB3', 'Kochi', 'Pending'),
    ],
  },
  [USERS]: {
    users: [
      {
        uid: 'asha',
        displayName: 'Asha Verma',
        email: 'asha@example.in',
        phone: '+919876543210',
        role: 'customer',
        created_at: '2026-01-01T10:00:00.000Z',
      },
    ],
  },
  [PRODUCTS]: { records: [], total: 0 },
};

const onClose = vi.fn();

function openDialog(role: Role): void {
  cleanup();
  onClose.mockClear();
  const areas = listAreasOfRole(role);
  openPage(
    <SearchDialog role={role} areas={areas} onShowKeys={vi.fn()} onClose={onClose} />,
    '/admin/today',
  );
}
const field = () => screen.findByRole<HTMLInputElement>('combobox');
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const chosenText = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

it('finds orders, customers, albums in review and pages, and opens the chosen one by the keyboard', async () => {
  const api = stubApi(found);
  openDialog('admin');
  const input = await field();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await waitFor(() => expect(document.activeElement).toBe(input));
  type(input, 'k');
  type(input, 'or');
  const list = await screen.findByRole('listbox', { name: 'Results' });
  await waitFor(() => expect(within(list).getAllByRole('group')).toHaveLength(4));
  const groups = within(list)
    .getAllByRole('group')
    .map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Pages', 'Orders', 'Customers', 'Albums in review']);
  expect(screen.getByRole('status').textContent).toBe('5 results');
  // one call of each list, after a pause in typing
  for (const route of [ORDERS, USERS, PRODUCTS]) {
    expect(api.sentTo(route).map(({ query }) => query.get('q'))).toEqual(['or']);
  }
  expect(chosenText(input)).toBe('Orders');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(chosenText(input)).toContain('ORDAAAAAAA2');
  expect(chosenText(input)).toContain('Asha Verma · Kerala · Shipped');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  // only the album that is not ordered yet
  expect(chosenText(input)).toContain('Kochi');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText('At /admin/review?id=album-Kochi')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});

it('opens the first result of the whole text if Enter comes before the results', async () => {
  const api = stubApi({ [ORDERS]: { orders: [] }, [USERS]: found[USERS] });
  openDialog('support');
  const input = await field();
  type(input, 'as');
  await screen.findByRole('option', { name: /^Asha/ });
  api.set(USERS, { users: [{ ...found[USERS].users[0], uid: 'astrid', displayName: 'Astrid' }] });
  type(input, 'ast');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText('At /admin/customers/astrid')).toBeDefined();
});

it('asks only for what the role may read', async () => {
  const asked = async (role: Role) => {
    const item = {
      id: 'album-1',
      title: 'Kerala',
      status: 'Requested',
      product_type: 'Album',
      order_number: 'ORDAAAAAAA2',
      photos: 3,
      round: 1,
      requested_at: '2026-01-01T10:00:00.000Z',
      since: '2026-01-01T10:00:00.000Z',
      is_unpaid: false,
      open_remarks: 0,
      cover_url: null,
      taken: null,
    };
    const api = stubApi({ ...found, [QUEUE]: { items: [item, { ...item, title: 'Goa' }] } });
    openDialog(role);
    type(await field(), 'keral');
    await screen.findAllByRole('option');
    return [...new Set(api.sent.map(({ route }) => route))];
  };
  expect(await asked('reviewer')).toEqual([QUEUE]);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'KeralaORDAAAAAAA2',
  ]);
  expect(await asked('support')).toEqual([ORDERS, USERS]);
  expect(await asked('printer')).toEqual([ORDERS]);
});

it('says that nothing was found, or that something could not be loaded', async () => {
  const api = stubApi({ [ORDERS]: { orders: [] }, [USERS]: { users: [] } });
  openDialog('support');
  type(await field(), 'nobody');
  expect(await screen.findByText(/^Nothing found/)).toBeDefined();
  // a text without a word is refused by the list of orders
  api.set(ORDERS, answerWithError(400, 'Please type at least two letters.'));
  type(await field(), '--');
  await waitFor(() => expect(api.sentTo(ORDERS)).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  api.set(ORDERS, answerWithError(500));
  type(await field(), 'asha');
  expect(await screen.findByText(/^Some results could not be loaded/)).toBeDefined();
});
