import type { StaffOrder } from '@smriti/shared/order/staff-order';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { OrderPage } from './OrderPage';
import { STAFF_ORDER, UNPAID_HISTORY } from './staff-order.test-data';

signInAsAsha('admin');

const STATUS = 'PUT /api/orders/ORD1/status';
const CANCEL = 'POST /api/orders/ORD1/cancel';
const GET = 'GET /api/orders/ORD1/staff';
const GIVEN_BACK = { amount: 0, gift: 0, points: 0, is_referral_discount_open: false };
const unpaid = { payment_status: 'pending', history: UNPAID_HISTORY, print_state: null } as const;

interface Question {
  /** Label of the button that opens the dialog. */
  button: string;
  title: string;
  /** Text that must be part of the consequence. */
  consequence: RegExp;
  /** Label of the dialog's confirm button; `button` by default. */
  confirm?: string;
  of: Partial<StaffOrder>;
  typed: Readonly<Record<string, string>>;
  route: string;
  body: unknown;
  /** Path after success; undefined if the page stays open. */
  leadsTo?: string;
}

const QUESTIONS: readonly Question[] = [
  {
    button: 'Note a payment',
    title: 'Paid outside this shop?',
    consequence: /The order counts as paid from then on/,
    of: { ...unpaid, amount_due: 100, amount_paid: 0 },
    typed: { How: ' Cash at the counter ' },
    route: STATUS,
    body: { payment_status: 'paid', note: 'Cash at the counter' },
  },
  {
    button: 'Note a refund',
    title: 'Given back outside this shop?',
    consequence: /The order counts as refunded from then on/,
    of: { is_paid_outside: true },
    typed: { How: 'In cash' },
    route: STATUS,
    body: { payment_status: 'refunded', note: 'In cash' },
  },
  {
    button: 'Free replacement',
    title: 'Make it again, free of charge?',
    consequence: /goes to the print room at once/,
    of: { quantity: 3 },
    typed: { Copies: '2', Reason: 'A torn page' },
    route: 'POST /api/orders/ORD1/replacement',
    body: { quantity: 2, reason: 'A torn page' },
  },
  {
    button: 'Cancel order',
    title: 'Cancel this order?',
    consequence: /given back\. This cannot be undone/,
    of: {},
    typed: { Reason: 'Asked for by phone' },
    route: CANCEL,
    body: { note: 'Asked for by phone' },
  },
  {
    button: 'Delete order',
    title: 'Delete this order?',
    consequence: /It goes for good/,
    of: { ...unpaid, order_status: 'Cancelled' },
    typed: {},
    route: 'DELETE /api/orders/ORD1',
    body: undefined,
    leadsTo: 'At /admin/orders',
  },
  {
    button: 'Change tracking',
    title: 'Change who carries it',
    confirm: 'Save',
    consequence: /a corrected one is not/,
    of: { order_status: 'Shipped', carrier: 'Blue Dart', tracking_number: 'BD 1' },
    typed: { 'Tracking number': ' BD 2 ' },
    route: STATUS,
    body: { carrier: 'Blue Dart', tracking_number: 'BD 2' },
  },
  {
    button: 'Undo shipped: ORD1',
    title: 'Was ORD1 not sent?',
    confirm: 'Undo shipped',
    consequence: /Its customer has got no mail yet/,
    of: { order_status: 'Shipped', undo_until: '2099-01-01T10:00:00.000Z' },
    typed: {},
    route: STATUS,
    body: { order_status: 'processing' },
  },
];

describe.each(QUESTIONS)('$button', (question) => {
  const { button, title, consequence, confirm = button, of, typed, route, body } = question;

  const order = { ...STAFF_ORDER, ...of };

  async function fillIn(answer: Parameters<typeof stubApi>[0][string]) {
    const api = stubApi({ [GET]: { order }, [route]: answer });
    openPage(<OrderPage />, '/admin/orders/ORD1', '/admin/orders/:id');
    await screen.findByRole('heading', { name: 'Order ORD1' });
    await screen.findByRole('button', { name: button });
    pressButton(button);
    const dialog = await screen.findByRole('dialog', { name: title });
    for (const [label, value] of Object.entries(typed)) {
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    }
    const go = () => fireEvent.click(within(dialog).getByRole('button', { name: confirm }));
    return { api, dialog, go };
  }

  it('confirms, shows a refusal, and sends the typed values', async () => {
    const { api, dialog, go } = await fillIn(answerWithError(422, 'Not any more.'));
    expect(dialog.textContent).toMatch(consequence);
    expect(api.sentTo(route)).toEqual([]);
    go();
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Not any more.');
    api.set(route, { order, message: '', given_back: GIVEN_BACK });
    go();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo(route).map((sent) => sent.body)).toEqual([body, body]);
    if (question.leadsTo) expect(await screen.findByText(question.leadsTo)).toBeTruthy();
  });

  it('shows a lost connection, and acts once at the second press', async () => {
    const { api, dialog, go } = await fillIn(rejectWithoutConnection);
    go();
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toMatch(/^The shop cannot be reached\./);
    for (const [label, value] of Object.entries(typed)) {
      expect(within(dialog).getByLabelText<HTMLInputElement>(label).value).toBe(value);
    }
    api.set(route, { order, message: '', given_back: GIVEN_BACK });
    go();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = api.sentTo(route);
    // Repeating a call of these routes has no effect, so they need no idempotency key.
    if (![STATUS, CANCEL].includes(route)) expect(first?.key).toBeTruthy();
    expect(second).toEqual(first);
  });
});

it.each([
  ['that is paid', {}, ['Note a payment', 'Note a refund', 'Delete order', 'Change tracking']],
  ['that is on its way', { order_status: 'Shipped' }, ['Cancel order', 'Delete order']],
  ['that was cancelled', { order_status: 'Cancelled' }, ['Cancel order', 'Delete order']],
] as const)('is not offered for an order that is %s', async (_, of, missing) => {
  stubApi({ [GET]: { order: { ...STAFF_ORDER, ...of } } });
  openPage(<OrderPage />, '/admin/orders/ORD1', '/admin/orders/:id');
  await screen.findByRole('button', { name: 'Free replacement' });
  for (const name of missing) expect(screen.queryByRole('button', { name })).toBeNull();
});
