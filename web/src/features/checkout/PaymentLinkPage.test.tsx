import type { Quote } from '@smriti/shared/order/checkout';
import type { OpenedPaymentLink } from '@smriti/shared/order/payment-links';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  answerWithError,
  openPage,
  pressButton,
  readAlertText,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import PaymentLinkPage from './PaymentLinkPage';
import { QUOTED_ITEM } from './quote.test-data';

// docs/rules.md#orders-31
signInAsAsha();

const QUOTE: Quote = {
  items: [QUOTED_ITEM],
  lines: [
    { key: 'items', count: 1, amount: 563.05 },
    { key: 'shipping', count: null, amount: 79 },
  ],
  shipping_method: {
    id: 1,
    name: 'Standard',
    description: '',
    price: 79,
    min_days: 5,
    max_days: 7,
  },
  restock_day: null,
  subtotal: 563.05,
  shipping_price: 79,
  initial_paid: 0,
  discount: 0,
  coupon: null,
  coupon_refusal: null,
  gift_used: 0,
  points_used: 0,
  points_value: 0,
  grand_total: 642.05,
  amount_due: 642.05,
  gift_balance: 100,
  points_balance: 0,
  points_worth: 0,
};
const LINK: OpenedPaymentLink = {
  state: 'open',
  expires_at: '2026-11-12T10:00:00.000Z',
  placement_id: null,
  quoted_due: 642.05,
  address: {
    contact_name: 'Asha Verma',
    contact_phone: '9876543210',
    contact_email: 'asha@smriti.test',
    shipping_address_line1: '12, Lake Road',
    shipping_address_line2: '',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    postal_code: '411001',
  },
  as_gift: { message: 'For Nani' },
  quote: QUOTE,
  covers: [{ album_id: 'a1', drawn_cover: null }],
};
const PLACED = {
  order: { ...TEST_ORDER, placement_id: 'p1', amount_due: 642.05, grand_total: 642.05 },
  orders: [{ ...TEST_ORDER, placement_id: 'p1', amount_due: 642.05, grand_total: 642.05 }],
  placement: {
    id: 'p1',
    order_ids: ['ORD1'],
    payment_status: 'pending',
    placed_at: TEST_ORDER.created_at,
    estimated_delivery: TEST_ORDER.created_at,
    grand_total: 642.05,
    amount_due: 642.05,
  },
};
const PAYMENT = {
  id: 'pay1',
  user_id: 'asha',
  amount: 642.05,
  refunded_amount: 0,
  payment_type: 'order',
  payment_date: TEST_ORDER.created_at,
  payment_status: 'paid',
  cart_id: null,
  order_id: null,
  placement_id: 'p1',
  points: 0,
  payment_method: 'card',
  transaction_id: 'TXN_1_1',
  reference: 'PAY2345678A',
  provider: 'sandbox',
  livemode: false,
  checkout: null,
  failure: '',
};
const OPEN = 'GET /api/checkout/links/token';
const PLACE = 'POST /api/checkout/links/token/orders';

function open(answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    [OPEN]: LINK,
    [PLACE]: PLACED,
    'GET /api/payments/options': { provider: 'sandbox', methods: ['card'], form: 'test-card' },
    'POST /api/payments': PAYMENT,
    ...answers,
  });
  openPage(<PaymentLinkPage />, '/pay/token', '/pay/:token');
  return api;
}

async function chooseCard(): Promise<void> {
  await screen.findByLabelText('Card number');
  pressButton(/4111 1111 1111 1111/);
}

it('shows album, price, address and gift, and places and pays with one button', async () => {
  const api = open();
  const bill = await screen.findByRole('region', { name: 'Order Summary' });
  expect(bill.textContent).toContain('Kerala');
  expect(bill.textContent).toContain('₹642.05');
  const delivery = screen.getByRole('region', { name: 'Deliver to' });
  expect(delivery.textContent).toContain('12, Lake Road');
  expect(within(delivery).queryByRole('link')).toBeNull();
  expect(screen.getByText('For Nani')).toBeTruthy();
  expect(screen.getByText(/pay by 12 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText(/The price has changed/)).toBeNull();
  await chooseCard();
  pressButton('Place Order · ₹642.05');
  expect(await screen.findByText('At /checkout/confirmation?id=p1')).toBeTruthy();
  expect(api.sentTo(PLACE).map(({ body }) => body)).toEqual([
    {
      payment_method: 'card',
      use_gift_balance: false,
      use_points: false,
      coupon_code: null,
      amount_due: 642.05,
    },
  ]);
  expect(api.sentTo('POST /api/payments')).toMatchObject([
    { body: { placement_id: 'p1', amount: 642.05 } },
  ]);
});

it('keeps the placed orders after a failed payment, and pays them without placing again', async () => {
  const api = open({ 'POST /api/payments': answerWithError(422, 'Nothing was charged.') });
  await chooseCard();
  pressButton(/^Place Order/);
  expect(await readAlertText()).toContain('Nothing was charged.');
  expect(await screen.findByText(/^Your order ORD1 is placed\./)).toBeTruthy();
  api.set('POST /api/payments', PAYMENT);
  pressButton('Confirm Payment');
  expect(await screen.findByText('At /checkout/confirmation?id=p1')).toBeTruthy();
  expect(api.sentTo(PLACE)).toHaveLength(1);
});

it('says before paying that the price has changed since it was told', async () => {
  open({
    [OPEN]: {
      ...LINK,
      quoted_due: 500,
    },
  });
  expect(await screen.findByText(/it was ₹500\.00, and is ₹642\.05 today/)).toBeTruthy();
});

it('asks to check the price again if it changes while it is paid', async () => {
  const dearer = { ...QUOTE, amount_due: 700, grand_total: 700 };
  open({ [PLACE]: answerWithError(409, 'The price has changed.', { quote: dearer }) });
  await chooseCard();
  pressButton(/^Place Order/);
  expect(await readAlertText()).toContain('You now pay ₹700.00.');
  expect(await screen.findByRole('button', { name: 'Place Order · ₹700.00' })).toBeTruthy();
});

it('uses the gift balance if the customer says so', async () => {
  const covered = { ...QUOTE, gift_used: 100, amount_due: 542.05 };
  const api = open({
    [OPEN]: ({ query }: { query: URLSearchParams }) =>
      query.get('use_gift_balance') === '1' ? { ...LINK, quote: covered } : LINK,
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: /gift balance/ }));
  await screen.findByRole('button', { name: 'Place Order · ₹542.05' });
  expect(screen.queryByText(/The price has changed/)).toBeNull();
  await chooseCard();
  pressButton(/^Place Order/);
  await waitFor(() =>
    expect(api.sentTo(PLACE)).toMatchObject([
      { body: { use_gift_balance: true, amount_due: 542.05 } },
    ]),
  );
});

it.each([
  ['expired', 'This payment link has expired.'],
  ['withdrawn', 'We have withdrawn this payment link.'],
] as const)('says that a link is %s, and leads to the cart', async (state, sentence) => {
  open({ [OPEN]: { ...LINK, state, quote: null, covers: [] } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open My Cart' })).toBeTruthy();
});

it('leads to the payment or the confirmation of a link that is ordered', async () => {
  open({ [OPEN]: { ...LINK, state: 'ordered', placement_id: 'p1', quote: null, covers: [] } });
  expect(await screen.findByText('At /checkout/payment?placementId=p1')).toBeTruthy();
});

it('leads to the order of an album that was ordered meanwhile', async () => {
  open({ [OPEN]: answerWithError(409, 'This is ordered already.', PLACED) });
  const link = await screen.findByRole('link', { name: 'See the order' });
  expect(link.getAttribute('href')).toBe('/checkout/payment?placementId=p1');
});

it('tells the owner of another account what to do', async () => {
  open({ [OPEN]: answerWithError(404, 'This link does not work any more, or is not complete.') });
  expect(
    await screen.findByText('This link does not work any more, or is not complete.'),
  ).toBeTruthy();
  expect(screen.getByText(/log in with the email address to which we sent the link/)).toBeTruthy();
});

it('says so if the link ends before it is paid', async () => {
  const api = open({
    [PLACE]: answerWithError(404, 'This link does not work any more, or is not complete.'),
  });
  await chooseCard();
  api.set(OPEN, { ...LINK, state: 'withdrawn', quote: null, covers: [] });
  pressButton(/^Place Order/);
  expect(await screen.findByText('We have withdrawn this payment link.')).toBeTruthy();
});
