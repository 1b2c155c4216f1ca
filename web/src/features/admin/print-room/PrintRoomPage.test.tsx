import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import PrintRoomArea from './PrintRoomArea';

signInAsAsha();

const LIST = 'GET /api/orders/all';
const open = (path: string) =>
  openPage(<PrintRoomArea />, `/admin/print-room${path}`, '/admin/print-room/*');

const jobOf = (id: string, print_state: string) => ({
  ...TEST_ORDER,
  id,
  order_id: id,
  placement_id: 'placed',
  payment_status: 'paid',
  order_status: 'processing',
  print_state,
  is_held: false,
  replaces: null,
});
const [first, second] = [jobOf('ORDAAAAAAA2', 'printed'), jobOf('ORDBBBBBBB3', 'printed')];
const made = { size: '', paper: '', binding: '', cover_type: '', lamination: '', frame: '' };
const together = [second, { ...second, order_id: 'ORDCCCCCCC4', print_state: 'waiting' }].map(
  ({ order_id, quantity, order_status, print_state }) => ({
    order_id,
    title: '',
    quantity,
    order_status,
    print_state,
  }),
);
const ticket = {
  ...first,
  ...made,
  theme: '',
  orientation: null,
  edge_style: '',
  instructions: '',
  photos: 20,
  together,
  undo_until: null,
};
const shipOf = (id: string) => `PUT /api/orders/${id}/status`;
const sentFor = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [shipOf(id), { order: TEST_ORDER }]));

it('moves several jobs on at once', async () => {
  const jobs = [jobOf('ORDAAAAAAA2', 'waiting'), jobOf('ORDBBBBBBB3', 'waiting')];
  const stepOf = (id: string) => `PUT /api/orders/${id}/print-state`;
  const api = stubApi({
    [LIST]: { orders: jobs },
    ...Object.fromEntries(jobs.map((job) => [stepOf(job.id), { job }])),
  });
  open('');
  for (const { id } of jobs) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `Choose order ${id}` }));
  }
  const bar = await screen.findByRole('group', { name: 'What to do with the chosen ones' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Start printing' }));
  const dialog = screen.getByRole('dialog', { name: 'Start printing 2 orders?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start printing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const { id } of jobs) {
    expect(api.sentTo(stepOf(id))).toMatchObject([{ body: { print_state: 'printing' } }]);
  }
});

it('ships the orders of one parcel under one tracking number', async () => {
  const api = stubApi({
    [LIST]: { orders: [first, second] },
    ...sentFor([first.id, second.id]),
  });
  open('?print_state=printed');
  fireEvent.click(await screen.findByRole('button', { name: `Ship ${first.id}` }));
  // Rows of one line offer the next step only, without the progress of files that were printed.
  expect(screen.queryByRole('columnheader', { name: 'Print files' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print again' })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'Ship these 2 orders?' });
  const ship = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
  ship();
  expect(within(dialog).getByText('Say who carries it.')).toBeTruthy();
  expect(within(dialog).getByText(/^Write the tracking number, or tick/)).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('Sent with'), { target: { value: 'DTDC' } });
  fireEvent.change(within(dialog).getByLabelText('Tracking number'), { target: { value: 'BD 7' } });
  ship();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const { id } of [first, second]) {
    expect(api.sentTo(shipOf(id))).toMatchObject([
      { body: { carrier: 'DTDC', tracking_number: 'BD 7', without_tracking: false } },
    ]);
  }
});

it('ships one order of a placement separately', async () => {
  const api = stubApi({
    [`GET /api/orders/${first.id}/job`]: { job: ticket },
    ...sentFor([first.id, second.id]),
  });
  open(`/${first.id}`);
  await screen.findByText('The parcel');
  expect(screen.getByRole('button', { name: 'Print again' })).toBeTruthy();
  pressButton('Ship');
  // Unchecks the other order, so that it is shipped separately.
  const along = 'ORDBBBBBBB3 goes in the same parcel: ship it too';
  fireEvent.click(screen.getByRole('checkbox', { name: along }));
  const dialog = screen.getByRole('dialog', { name: 'Ship this order?' });
  typeInto('Sent with', 'By hand');
  fireEvent.click(screen.getByRole('checkbox', { name: 'There is no tracking number' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ship' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(shipOf(first.id))).toMatchObject([{ body: { without_tracking: true } }]);
  expect(api.sentTo(shipOf(second.id))).toEqual([]);
});

it.each([
  ['waiting', 'Start printing', 'Start printing this order?', 'printing', /can no longer cancel/],
  ['printing', 'Printed', 'Is this order printed?', 'printed', /ready to be sent/],
])(
  'asks for a confirmation before it moves a %s job on',
  async (state, button, title, next, consequence) => {
    const job = jobOf('ORDAAAAAAA2', state);
    const STEP = `PUT /api/orders/${job.id}/print-state`;
    const api = stubApi({
      [`GET /api/orders/${job.id}/job`]: { job: { ...ticket, ...job } },
      [STEP]: answerWithError(409, 'It was cancelled just now.'),
    });
    open(`/${job.id}`);
    await screen.findByText('The parcel');
    pressButton(button);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent).toMatch(consequence);
    expect(api.sentTo(STEP)).toEqual([]);
    const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: button }));
    confirm();
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'It was cancelled just now.',
    );
    api.set(STEP, { order: job });
    confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo(STEP).map(({ body }) => body)).toEqual([
      { print_state: next },
      { print_state: next },
    ]);
  },
);

it('shows the progress of print files, and archives those of several jobs', async () => {
  const jobs = [jobOf('ORDAAAAAAA2', 'waiting'), jobOf('ORDBBBBBBB3', 'waiting')];
  const [one, other] = jobs.map(({ id }) => id);
  const archive = {
    id: 'z1',
    state: 'making',
    done: 0,
    total: 2,
    reason: '',
    contents: 'files',
    missing: [],
    url: null,
    expires_at: null,
  };
  const api = stubApi({
    [LIST]: { orders: jobs },
    'GET /api/prints': {
      prints: [
        { order_id: one, state: 'making', done: 3, total: 31, reason: '' },
        { order_id: other, state: 'failed', done: 0, total: 0, reason: 'Photo 2 is gone.' },
      ],
    },
    'POST /api/prints': { archive },
    'GET /api/prints/z1': { archive },
  });
  open('');
  expect(await screen.findByText('Page 3 of 31')).toBeTruthy();
  expect(screen.getByText('Failed')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all that are shown' }));
  pressButton('Download the files');
  const dialog = await screen.findByRole('dialog', { name: 'Files of 2 orders' });
  expect(await within(dialog).findByText('0 of 2')).toBeTruthy();
  expect(api.sentTo('POST /api/prints')).toMatchObject([
    { body: { order_ids: [one, other], contents: 'files' } },
  ]);
});

it('searches jobs, and narrows them to a size or a paper', async () => {
  const jobs = [
    { ...jobOf('ORDAAAAAAA2', 'waiting'), size: '8 x 8', paper: 'Matte' },
    { ...jobOf('ORDBBBBBBB3', 'waiting'), size: '12 x 9', paper: 'Matte' },
  ];
  const api = stubApi({ [LIST]: { orders: jobs } });
  open('');
  await screen.findByRole('checkbox', { name: 'Choose order ORDAAAAAAA2' });
  // There is only one paper, so there is nothing to choose.
  expect(screen.queryByLabelText('Paper')).toBeNull();
  typeInto('Size', '12 x 9');
  await waitFor(() =>
    expect(screen.queryByRole('checkbox', { name: 'Choose order ORDAAAAAAA2' })).toBeNull(),
  );
  expect(screen.getByRole('checkbox', { name: 'Choose order ORDBBBBBBB3' })).toBeTruthy();
  typeInto('Name, title or phone', 'asha');
  await waitFor(() => expect(api.sentTo(LIST).at(-1)?.query.get('q')).toBe('asha'));
  expect(api.sentTo(LIST).at(-1)?.query.get('print_state')).toBe('waiting');
});
