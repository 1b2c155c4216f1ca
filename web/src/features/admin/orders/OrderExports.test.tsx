import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { saveFile } from '#lib/device/save-file.ts';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { OrderExports } from './OrderExports';
import { OrdersPage } from './OrdersPage';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';

const files = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('#lib/device/save-file.ts', () => files);

signInAsAsha('admin');
afterEach(() => vi.mocked(saveFile).mockReset());

const INVOICES = 'GET /api/invoices/export';
const ORDERS = 'GET /api/orders/export';
const csv = (name: string) => () =>
  new Response('Number', {
    headers: { 'Content-Disposition': `attachment; filename="${name}"` },
  });
const savedNames = () => vi.mocked(saveFile).mock.calls.map(([, name]) => name);
/** Value of the last month's option in the select box. */
const lastMonth = () => screen.getByLabelText<HTMLSelectElement>('Month').options[2]?.value ?? '';

it('downloads the invoices of a chosen month', async () => {
  const api = stubApi({ [INVOICES]: csv('invoices.csv') });
  openPage(<OrderExports />, '/admin/orders');
  pressButton('Invoices and credit notes');
  expect(screen.getByText('Choose a month for invoices.')).toBeTruthy();
  expect(api.sent).toEqual([]);
  const month = lastMonth();
  expect(month).toMatch(/^20\d\d-\d\d$/);
  typeInto('Month', month);
  expect(screen.queryByText('Choose a month for invoices.')).toBeNull();
  pressButton('Invoices and credit notes');
  await waitFor(() => expect(savedNames()).toEqual(['invoices.csv']));
  expect(api.sent.map(({ query }) => Object.fromEntries(query))).toEqual([{ month }]);
});

it('downloads the orders of all months or of one', async () => {
  const api = stubApi({ [ORDERS]: csv('orders.csv') });
  openPage(<OrderExports />, '/admin/orders');
  pressButton('Orders');
  await waitFor(() => expect(savedNames()).toEqual(['orders.csv']));
  const month = lastMonth();
  typeInto('Month', month);
  pressButton('Orders');
  await waitFor(() => expect(savedNames()).toHaveLength(2));
  const asked = api.sentTo(ORDERS).map(({ query }) => Object.fromEntries(query));
  expect(asked).toEqual([{}, { month }]);
});

it('downloads a large file in parts', async () => {
  const part = (text: string, next?: string) => () =>
    new Response(text, { headers: next === undefined ? {} : { 'X-Next-Cursor': next } });
  const parts = [part('Number\r\n1\r\n', 'b'), part('2\r\n', 'c'), part('3\r\n')];
  const api = stubApi({ [ORDERS]: () => parts.shift()?.() ?? part('')() });
  openPage(<OrderExports />, '/admin/orders');
  pressButton('Orders');
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const cursors = api.sentTo(ORDERS).map(({ query }) => query.get('cursor'));
  expect(cursors).toEqual([null, 'b', 'c']);
});

it('shows why the file could not be created', async () => {
  stubApi({ [ORDERS]: answerWithError(422, 'There are too many at once.') });
  openPage(<OrderExports />, '/admin/orders');
  pressButton('Orders');
  expect(await readAlertText()).toBe('There are too many at once.');
  expect(saveFile).not.toHaveBeenCalled();
});

it('downloads the list with its filters and its sequence', async () => {
  const api = stubApi({
    'GET /api/orders/all': { orders: [{ ...TEST_ORDER, tags: [] }] },
    [ORDERS]: csv('orders.csv'),
  });
  openPage(<OrdersPage />, '/admin/orders?status=Shipped&from=2026-11-01&sort=oldest&q=98450');
  fireEvent.click(await screen.findByRole('button', { name: 'Download this list (CSV)' }));
  await waitFor(() => expect(savedNames()).toEqual(['orders.csv']));
  expect(Object.fromEntries(api.sentTo(ORDERS)[0]?.query ?? [])).toEqual({
    status: 'Shipped',
    from: '2026-11-01',
    sort: 'oldest',
    q: '98450',
  });
});
