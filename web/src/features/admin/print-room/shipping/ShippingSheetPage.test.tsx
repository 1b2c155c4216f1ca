import { MAX_SHIPMENTS } from '@smriti/shared/order/order-management';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  answerWithError,
  openPage,
  pressButton,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { ShippingSheetPage } from './ShippingSheetPage';

signInAsAsha();

const IDS = ['ORDAAAAAAA2', 'ORDBBBBBBB3', 'ORDCCCCCCC4'] as const;
const [A, B, C] = IDS;
const SHIP = 'POST /api/orders/shipments';
const jobPath = (id: string) => `GET /api/orders/${id}/job`;
const jobOf = (id: string, changes: object = {}) => ({
  job: {
    ...TEST_ORDER,
    id,
    order_id: id,
    placement_id: null,
    order_status: 'processing',
    print_state: 'printed',
    is_held: false,
    replaces: null,
    size: '',
    paper: '',
    binding: '',
    cover_type: '',
    lamination: '',
    frame: '',
    theme: '',
    orientation: null,
    edge_style: '',
    instructions: '',
    photos: 20,
    together: [],
    undo_until: null,
    ...changes,
  },
});
const field = (id: string) => screen.getByLabelText<HTMLInputElement>(`Tracking number of ${id}`);
const numbers = () => IDS.map((id) => field(id).value);

async function open(answers: Parameters<typeof stubApi>[0] = {}, ids: readonly string[] = IDS) {
  const api = stubApi({
    ...Object.fromEntries(IDS.map((id) => [jobPath(id), jobOf(id)])),
    'GET /api/carriers': { carriers: [{ name: 'DTDC', tracking_url: 'https://dtdc.example' }] },
    ...answers,
  });
  openPage(<ShippingSheetPage />, `/admin/print-room/shipping?orders=${ids.join(',')}`);
  await screen.findByLabelText(`Tracking number of ${A}`);
  return api;
}

/** Types like a scanner into the focused field, which ends each number with Enter. */
function scan(number: string): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLInputElement)) throw new Error('No field has the focus.');
  fireEvent.change(focused, { target: { value: number } });
  fireEvent.keyDown(focused, { key: 'Enter' });
}

it('ships each order with the number that was scanned into its row', async () => {
  const refusal = 'The bank wants the money back.';
  const api = await open({
    [SHIP]: {
      results: [
        { order_id: A, refusal: null },
        { order_id: B, refusal },
        { order_id: C, refusal: null },
      ],
    },
  });
  await waitFor(() => expect(document.activeElement).toBe(field(A)));
  for (const number of ['1', '2', '3']) scan(number);
  expect(numbers()).toEqual(['1', '2', '3']);
  expect(api.sentTo(SHIP)).toEqual([]);
  typeInto('Sent with', 'DTDC');
  const undo_until = '2099-01-01T10:00:00.000Z';
  const shipped = { order_status: 'Shipped', carrier: 'DTDC', tracking_number: '1', undo_until };
  for (const id of [A, C]) api.set(jobPath(id), jobOf(id, shipped));
  pressButton('Ship 3 orders');
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(api.sentTo(SHIP)).toMatchObject([
    {
      body: {
        carrier: 'DTDC',
        shipments: [
          { order_id: A, tracking_number: '1', without_tracking: false },
          { order_id: B, tracking_number: '2', without_tracking: false },
          { order_id: C, tracking_number: '3', without_tracking: false },
        ],
      },
    },
  ]);
  expect(await screen.findByRole('button', { name: `Undo shipped: ${A}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ship 1 order' })).toBeTruthy();
});

it('goes to the row of an order whose own barcode is scanned', async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(field(A)));
  scan(C.toLowerCase());
  expect(document.activeElement).toBe(field(C));
  scan('3');
  expect(document.activeElement).toBe(field(A));
  expect(numbers()).toEqual(['', '', '3']);
});

it('fills the rows with a pasted column, and counts what has no row', async () => {
  await open();
  const clipboardData = { getData: () => '1\r\n2\r\n3\r\n' };
  fireEvent.paste(field(B), { clipboardData });
  expect(numbers()).toEqual(['', '1', '2']);
  expect(screen.getByText(/^1 pasted number has no row/)).toBeTruthy();
});

it('asks for the carrier, and for each number that is not missing on purpose', async () => {
  const results = IDS.map((order_id) => ({ order_id, refusal: null }));
  const api = await open({ [SHIP]: { results } });
  scan('1');
  pressButton('Ship 3 orders');
  expect(document.activeElement).toBe(screen.getByLabelText('Sent with'));
  expect(screen.getAllByText(/^Scan or write the number/)).toHaveLength(2);
  expect(api.sentTo(SHIP)).toEqual([]);
  typeInto('Sent with', 'By hand');
  fireEvent.click(screen.getByRole('checkbox', { name: `${B} has no tracking number` }));
  pressButton('Ship 3 orders');
  expect(document.activeElement).toBe(field(C));
  pressButton('Tick “No number” in the empty rows');
  pressButton('Ship 3 orders');
  await waitFor(() => expect(api.sentTo(SHIP)).toHaveLength(1));
  expect(api.sentTo(SHIP)).toMatchObject([
    { body: { shipments: [{}, { without_tracking: true }, { without_tracking: true }] } },
  ]);
});

it('warns of orders that are not printed yet, and asks before it ships them', async () => {
  const results = IDS.map((order_id) => ({ order_id, refusal: null }));
  const api = await open({
    [SHIP]: { results },
    [jobPath(B)]: jobOf(B, { print_state: 'waiting' }),
  });
  expect(await screen.findByText(/^1 order is not marked as printed yet/)).toBeTruthy();
  for (const id of IDS) fireEvent.change(field(id), { target: { value: id } });
  typeInto('Sent with', 'DTDC');
  pressButton('Ship 3 orders');
  const dialog = screen.getByRole('dialog', { name: 'Ship what is not printed yet?' });
  expect(dialog.textContent).toContain(B);
  expect(api.sentTo(SHIP)).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ship 3 orders' }));
  await waitFor(() => expect(api.sentTo(SHIP)).toHaveLength(1));
});

it('says when more orders were chosen than a sheet holds', async () => {
  const others = Array.from({ length: MAX_SHIPMENTS }, (_, index) => `ORDDDDDDD${100 + index}`);
  await open({}, [...IDS, ...others]);
  expect(
    screen.getByText(`You chose ${MAX_SHIPMENTS + 3} orders; a sheet holds ${MAX_SHIPMENTS}.`, {
      exact: false,
    }),
  ).toBeTruthy();
});

it('leaves out an order that cannot be shipped, with the reason', async () => {
  await open({ [jobPath(B)]: answerWithError(404, 'There is no such order.') });
  expect(await screen.findByText('There is no such order.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ship 2 orders' })).toBeTruthy();
});

it('downloads the labels and slips of all orders as one file', async () => {
  const PAPERS = 'GET /api/parcels';
  const api = await open({ [PAPERS]: answerWithError(404, 'There is no parcel of this order.') });
  pressButton('Labels and slips, 100 × 150 mm');
  expect(await screen.findByText('There is no parcel of this order.')).toBeTruthy();
  const { query } = api.sentTo(PAPERS)[0] ?? { query: new URLSearchParams() };
  expect(Object.fromEntries(query)).toEqual({ order_ids: IDS.join(','), format: 'label' });
});
