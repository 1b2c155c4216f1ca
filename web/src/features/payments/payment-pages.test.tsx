import type { Payment } from '@smriti/shared/payment/payments';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { showLanguage } from '#lib/language/language.ts';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  readAlertText,
  rejectWithoutConnection,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import InitialPaymentPage from './InitialPaymentPage';
import InitialPaymentConfirmPage from './InitialPaymentConfirmPage';
import PaymentHistoryPage from './PaymentHistoryPage';
import TotalPaymentPage from './TotalPaymentPage';

signInAsAsha();
afterEach(() => showLanguage('en'));

const SANDBOX = { provider: 'sandbox', methods: ['card'], form: 'test-card' };
const MISSING = 'Missing order ID or amount. Please return to the previous page.';
const BEGIN = 'POST /api/payments';
const PAYMENT: Payment = {
  id: 'p1',
  user_id: 'asha',
  amount: 110.6,
  refunded_amount: 0,
  payment_type: 'initial',
  payment_date: '2026-01-05T06:00:00.000Z',
  payment_status: 'pending',
  cart_id: 'a1',
  order_id: null,
  placement_id: null,
  points: 0,
  payment_method: 'card',
  transaction_id: 'TXN_1_1',
  reference: 'PAY2345678A',
  provider: 'sandbox',
  livemode: false,
  checkout: null,
  failure: '',
};
const album = (status: 'Draft' | 'Requested') => ({
  album: createReviewProduct({ id: 'a1', title: 'Monsoon', status, total_price: 553 }),
});

function openInitial(answers: Parameters<typeof stubApi>[0] = {}, due = 110.6, asked = due) {
  const api = stubApi({
    'GET /api/albums/a1': album('Draft'),
    'GET /api/payments/initial-due/a1': { cart_id: 'a1', amount: due },
    'GET /api/payments/options': SANDBOX,
    ...answers,
  });
  openPage(<InitialPaymentPage />, `/initial-payment?cartId=a1&amount=${asked}`);
  return api;
}

async function chooseCard(): Promise<void> {
  await screen.findByLabelText('Card number');
  pressButton(/4111 1111 1111 1111/);
}

describe('the initial payment', () => {
  it('with a wrong amount shows the correct one', async () => {
    openInitial({}, 110.6, 5);
    const right = 'The initial payment for this album is ₹110.60 now.';
    expect(await screen.findByText(right)).toBeTruthy();
  });

  it('after a price change is refused: the page shows the correct amount, and sends it next', async () => {
    const answers = {
      [BEGIN]: answerWithError(409, 'The amount to pay has changed.', { amount: 7.5 }),
    };
    const api = openInitial(answers);
    await chooseCard();
    pressButton('Confirm Payment');
    expect(await readAlertText()).toContain('₹7.50');
    api.set(BEGIN, answerWithError(500));
    pressButton('Confirm Payment');
    expect(await screen.findByText('Failed to process payment. Please try again.')).toBeTruthy();
    expect(api.sentTo(BEGIN).map(({ body }) => body)).toMatchObject([
      { amount: 110.6 },
      { amount: 7.5 },
    ]);
  });

  // proves payments-22
  it('accepts only test cards with the sandbox', async () => {
    const api = openInitial();
    await screen.findByLabelText('Card number');
    typeInto('Card number', '4242424242424242');
    pressButton('Confirm Payment');
    expect(await readAlertText()).toBe('Only the test cards work here. Choose one of them.');
    expect(api.sentTo(BEGIN)).toEqual([]);
    // The form accepts a test card.
    api.set(BEGIN, answerWithError(500));
    typeInto('Card number', '4111111111111111');
    pressButton('Confirm Payment');
    await waitFor(() => expect(api.sentTo(BEGIN)).toHaveLength(1));
    expect(screen.queryByText('Cardholder name is required')).toBeNull();
  });

  // proves payments-11
  it('requests the album once it is paid, and leads to the confirmation', async () => {
    const api = openInitial({
      [BEGIN]: PAYMENT,
      'POST /api/payments/p1/confirm': { ...PAYMENT, payment_status: 'paid' },
      'PUT /api/albums/a1': { data: album('Requested') },
    });
    await chooseCard();
    pressButton('Confirm Payment');
    const at = 'At /initial-payment-confirm?cartId=a1&transactionId=TXN_1_1';
    expect(await screen.findByText(at)).toBeTruthy();
    expect(api.sentTo(BEGIN)[0]?.body).toMatchObject({
      payment_type: 'initial',
      payment_status: 'pending',
      cart_id: 'a1',
      amount: 110.6,
    });
    expect(api.sentTo('PUT /api/albums/a1').map(({ body }) => body)).toEqual([
      { status: 'Requested', total_price: 553 },
    ]);
  });

  // proves payments-23
  it('offers only cards, and marks the other methods as coming soon', async () => {
    openInitial();
    await screen.findByLabelText('Card number');
    for (const name of [/^UPI/, /^Net Banking/]) {
      const tile = screen.getByRole<HTMLInputElement>('radio', { name });
      expect(tile.disabled).toBe(true);
      expect(tile.closest('label')?.textContent).toContain('Coming Soon');
    }
  });

  it('that is declined shows the reason, and the next attempt is a new payment', async () => {
    const answers = {
      [BEGIN]: PAYMENT,
      'POST /api/payments/p1/confirm': { ...PAYMENT, payment_status: 'failed', failure: 'No.' },
    };
    const api = openInitial(answers);
    await chooseCard();
    pressButton('Confirm Payment');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Nothing was charged.');
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByLabelText<HTMLInputElement>('Card number').value).not.toBe('');
    pressButton('Confirm Payment');
    await waitFor(() => expect(api.sentTo(BEGIN)).toHaveLength(2));
    const bodies = api.sentTo(BEGIN).map(({ body }) => body as { transaction_id: string });
    expect(new Set(bodies.map(({ transaction_id: id }) => id)).size).toBe(2);
  });

  it('that is already paid only sends the request', async () => {
    const api = openInitial({}, 0, 5);
    api.set('PUT /api/albums/a1', { data: album('Requested') });
    const request = await screen.findByRole('button', { name: 'Request' });
    expect(screen.queryByRole('button', { name: 'Confirm Payment' })).toBeNull();
    request.click();
    expect(await screen.findByText('At /my-account/cart')).toBeTruthy();
    expect(api.sentTo('PUT /api/albums/a1')[0]?.body).toMatchObject({ status: 'Requested' });
  });

  it('shows the price change since the last save', async () => {
    const { album: draft } = album('Draft');
    const api = openInitial({ 'GET /api/albums/a1': { album: { ...draft, saved_price: 473 } } });
    expect(await screen.findByText('₹80.00 more since you saved it')).toBeTruthy();
    expect(screen.getByText('₹553.00')).toBeTruthy();
    expect(api.sentTo(BEGIN)).toEqual([]);
  });

  it('requests the album at the shown price, and shows a newer price first', async () => {
    const api = openInitial({}, 0, 5);
    api.set(
      'PUT /api/albums/a1',
      answerWithError(409, 'The total price is ₹633.00.', { total_price: 633 }),
    );
    const request = await screen.findByRole('button', { name: 'Request' });
    const newer = { ...album('Draft').album, total_price: 633, saved_price: 553 };
    api.set('GET /api/albums/a1', { album: newer });
    request.click();
    expect(await readAlertText()).toContain('it is ₹633.00 now');
    expect(await screen.findByText('₹80.00 more since you saved it')).toBeTruthy();
    request.click();
    await waitFor(() => expect(api.sentTo('PUT /api/albums/a1')).toHaveLength(2));
    expect(api.sentTo('PUT /api/albums/a1').map(({ body }) => body)).toEqual([
      { status: 'Requested', total_price: 553 },
      { status: 'Requested', total_price: 633 },
    ]);
  });

  it('is not offered for an unknown album', async () => {
    openInitial({ 'GET /api/albums/a1': answerWithError(404) });
    const nothing = 'We could not find this album in your account.';
    expect(await screen.findByText(nothing)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Payment' })).toBeNull();
  });
});

describe('an initial payment without an answer in time', () => {
  const CONFIRM = 'POST /api/payments/p1/confirm';
  const PAYMENTS = 'GET /api/payments/user/asha';
  const AT = '/initial-payment?cartId=a1&amount=110.6';

  function Pages() {
    return useLocation().pathname === '/initial-payment' ? (
      <InitialPaymentPage />
    ) : (
      <InitialPaymentConfirmPage />
    );
  }
  const openAt = (at: string) => openPage(<Pages />, at, '/:page');

  /** Stubs a shop that takes a payment under the transaction id that the page sends. */
  function stubShop() {
    let transaction_id = '';
    const answerOf = (status: Payment['payment_status']) => () => ({
      ...PAYMENT,
      transaction_id,
      payment_status: status,
    });
    const begin = ({ body }: { body: unknown }) => {
      ({ transaction_id } = body as { transaction_id: string });
      return answerOf('pending')();
    };
    const api = stubApi({
      'GET /api/albums/a1': album('Draft'),
      'GET /api/payments/initial-due/a1': { cart_id: 'a1', amount: 110.6 },
      'GET /api/payments/options': SANDBOX,
      'PUT /api/albums/a1': { data: album('Requested') },
      [PAYMENTS]: () => ({ payments: [answerOf('pending')()] }),
      [CONFIRM]: answerOf('pending'),
      [BEGIN]: begin,
    });
    return { api, answerOf, begin };
  }

  it('is checked again if the bank confirms late, also after a reload', async () => {
    const { api, answerOf } = stubShop();
    openAt(AT);
    await chooseCard();
    pressButton('Confirm Payment');
    const waiting = { level: 1, name: 'Waiting for your bank' };
    expect(await screen.findByRole('heading', waiting)).toBeTruthy();
    // The payment page refuses a second payment.
    cleanup();
    openAt(AT);
    expect(await screen.findByRole('heading', waiting)).toBeTruthy();
    api.set(CONFIRM, answerOf('paid'));
    // The page polls the payment after two seconds.
    const paid = { level: 1, name: 'Payment received' };
    expect(await screen.findByRole('heading', paid)).toBeTruthy();
    expect(api.sentTo(BEGIN)).toHaveLength(1);
  });

  it('is not made twice by a retry or a reload', async () => {
    const { api, answerOf, begin } = stubShop();
    api.set(BEGIN, rejectWithoutConnection);
    const failed = 'Failed to process payment. Please try again.';
    openAt(AT);
    await chooseCard();
    pressButton('Confirm Payment');
    expect(await readAlertText()).toBe(failed);
    cleanup();
    openAt(AT);
    await chooseCard();
    pressButton('Confirm Payment');
    expect(await readAlertText()).toBe(failed);
    api.set(BEGIN, begin);
    api.set(CONFIRM, answerOf('paid'));
    pressButton('Confirm Payment');
    const paid = { level: 1, name: 'Payment received' };
    expect(await screen.findByRole('heading', paid)).toBeTruthy();
    const bodies = api
      .sentTo(BEGIN)
      .map(({ body }) => body as { transaction_id: string; amount: number });
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map(({ transaction_id: id }) => id)).size).toBe(1);
    expect(bodies[0]?.amount).toBe(110.6);
  });
});

describe('the payment of an order', () => {
  function openTotal(changes: Partial<typeof TEST_ORDER> = {}, asked = 300) {
    const order = { ...TEST_ORDER, amount_due: 300, quantity: 1_200, ...changes };
    const api = stubApi({
      'GET /api/orders/ORD1': { order },
      'GET /api/payments/options': SANDBOX,
    });
    openPage(<TotalPaymentPage />, `/total-payment?id=ORD1&amount=${asked}`);
    return api;
  }

  // proves payments-1, payments-15, payments-16, payments-3, payments-19, payments-20
  // proves payments-21
  it('shows the order, and validates the card before it is sent', async () => {
    const api = openTotal();
    expect(await screen.findByText('Kerala')).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Complete Payment');
    const tile = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(tile(/^Credit\/Debit Card/).disabled).toBe(false);
    for (const name of [/^UPI/, /^Net Banking/]) {
      expect(tile(name).disabled).toBe(true);
      expect(tile(name).closest('label')?.textContent).toContain('Coming Soon');
    }
    expect(screen.getByLabelText('Expiry (MM/YY)')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('CVV').type).toBe('password');
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(screen.getByText('₹300.00')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Cardholder name').value).toBe('Asha Verma');
    typeInto('Cardholder name', ' ');
    pressButton('Confirm Payment');
    for (const problem of [
      'Please enter a valid card number',
      'Cardholder name is required',
      'Please enter a valid expiry date (MM/YY)',
      'Please enter a valid CVV',
    ]) {
      expect(screen.getByText(problem)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
    typeInto('CVV', '12a3');
    expect(screen.getByLabelText<HTMLInputElement>('CVV').value).toBe('123');
    expect(screen.queryByText('Please enter a valid CVV')).toBeNull();
    expect(screen.getByText('Please enter a valid card number')).toBeTruthy();
    typeInto('Card number', '41111111111111111111');
    pressButton('Confirm Payment');
    expect(screen.getByText('Please enter a valid card number')).toBeTruthy();
    expect(api.sentTo(BEGIN)).toEqual([]);
  });

  // proves payments-7, payments-8, payments-18
  it('sends a token instead of the card, for the amount of the shop, and leads to the confirmation', async () => {
    const api = openTotal({}, 5);
    const payment = { ...PAYMENT, payment_type: 'order', cart_id: null, order_id: 'ORD1' };
    api.set(BEGIN, payment);
    api.set('POST /api/payments/p1/confirm', { ...payment, payment_status: 'paid' });
    await chooseCard();
    typeInto('Cardholder name', 'Zubeida Quartermaine');
    typeInto('CVV', '9876');
    pressButton('Confirm Payment');
    const at = 'At /initial-payment-confirm?id=ORD1&transactionId=TXN_1_1';
    expect(await screen.findByText(at)).toBeTruthy();
    expect(api.sentTo(BEGIN)[0]?.body).toEqual({
      user_id: 'asha',
      amount: 300,
      payment_type: 'order',
      payment_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
      payment_status: 'pending',
      order_id: 'ORD1',
      payment_method: 'card',
      provider: 'sandbox',
      transaction_id: expect.stringMatching(/^TXN_\d+_\d{1,6}$/) as string,
    });
    expect(api.sentTo('POST /api/payments/p1/confirm')[0]?.body).toEqual({
      token: 'tok_sandbox_success',
    });
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(stored).not.toMatch(/4111|Zubeida/);
  });

  it('shows why it failed in the language that is chosen afterwards', async () => {
    const api = openTotal();
    const payment = { ...PAYMENT, payment_type: 'order', cart_id: null, order_id: 'ORD1' };
    api.set(BEGIN, payment);
    api.set('POST /api/payments/p1/confirm', { ...payment, payment_status: 'failed' });
    await chooseCard();
    pressButton('Confirm Payment');
    expect(await readAlertText()).toContain('Nothing was charged.');
    await act(() => showLanguage('hi'));
    expect(await readAlertText()).toContain('आपके पैसे नहीं कटे हैं।');
    expect(await readAlertText()).not.toContain('Nothing');
  });

  it('covers all orders of the placement', async () => {
    const orders = [
      TEST_ORDER,
      { ...TEST_ORDER, id: 'ORD3', cart: { ...TEST_ORDER.cart, title: 'Goa' } },
    ];
    const placement = {
      id: 'p1',
      order_ids: ['ORD1', 'ORD3'],
      payment_status: 'pending',
      grand_total: 900,
      placed_at: TEST_ORDER.created_at,
      estimated_delivery: TEST_ORDER.created_at,
      amount_due: 900,
    };
    const api = openTotal({ placement_id: 'p1' });
    api.set('GET /api/checkout/placements/p1', { placement, orders, order: TEST_ORDER });
    expect(await screen.findByText('Kerala, Goa')).toBeTruthy();
    expect(screen.getAllByText('₹900.00').length).toBeGreaterThan(0);
  });

  it('shows that nothing is due once it is paid', async () => {
    openTotal({ amount_due: 0 });
    expect(await screen.findByText('There is nothing to pay for this now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Payment' })).toBeNull();
  });

  it('is not offered for an unknown order', async () => {
    stubApi({ 'GET /api/payments/options': SANDBOX });
    openPage(<TotalPaymentPage />, '/total-payment?id=ORD2&amount=10');
    expect(await screen.findByText('We could not find what you want to pay for.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm Payment' })).toBeNull();
  });
});

// proves payments-17, payments-9
it.each([
  { Page: InitialPaymentPage, at: '/initial-payment' },
  { Page: InitialPaymentPage, at: '/initial-payment?cartId=a1' },
  { Page: InitialPaymentPage, at: '/initial-payment?amount=10' },
  { Page: TotalPaymentPage, at: '/total-payment' },
  { Page: TotalPaymentPage, at: '/total-payment?id=o1' },
  { Page: TotalPaymentPage, at: '/total-payment?amount=10' },
])('$at shows that amount or order is missing', ({ Page, at }) => {
  stubApi({});
  openPage(<Page />, at);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error');
  expect(screen.getByRole('alert').textContent).toContain(MISSING);
  // The tab was opened on this page, so the browser has no previous page.
  pressButton('Back');
  expect(screen.getByText('At /')).toBeTruthy();
});

// proves payments-25
it('the confirmation shows only payments of the customer', async () => {
  stubApi({ 'GET /api/payments/user/asha': { payments: [] } });
  const at = '/initial-payment-confirm?cartId=a1&transactionId=TXN_1_1';
  openPage(<InitialPaymentConfirmPage />, at);
  expect(await screen.findByText('We could not find this payment in your account.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment not found');
  const history = screen.getByRole('link', { name: 'View Payment History' });
  expect(history.getAttribute('href')).toBe('/payments');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

// proves payments-12
it('the confirmation shows reference, amount and album of the payment of its address', async () => {
  const other: Payment = {
    ...PAYMENT,
    id: 'p2',
    transaction_id: 'TXN_2_2',
    reference: 'PAYOTHER22',
  };
  const paid: Payment = { ...PAYMENT, payment_status: 'paid' };
  stubApi({
    'GET /api/payments/user/asha': { payments: [other, paid] },
    'GET /api/albums/a1': album('Requested'),
  });
  const at = '/initial-payment-confirm?cartId=a1&transactionId=TXN_1_1';
  openPage(<InitialPaymentConfirmPage />, at);
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeTruthy();
  const factOf = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;
  expect(await factOf('Payment reference')).toBe('PAY2345678A');
  expect(await factOf('Amount')).toBe('₹110.60');
  expect(await factOf('Album')).toBe('Monsoon');
});

it('the confirmation of a failed payment of points offers to pay again', async () => {
  const failed: Payment = {
    ...PAYMENT,
    payment_type: 'credits',
    payment_status: 'failed',
    cart_id: null,
    points: 1_000,
    amount: 100,
  };
  stubApi({ 'GET /api/payments/user/asha': { payments: [failed] } });
  openPage(<InitialPaymentConfirmPage />, '/initial-payment-confirm?transactionId=TXN_1_1');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment failed' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(
    '/total-payment?points=1000&amount=100',
  );
});

it('the history lists payments with their purpose, method and state', async () => {
  const byUpi: Payment = {
    ...PAYMENT,
    payment_type: 'order',
    payment_method: 'upi',
    payment_status: 'paid',
    cart_id: null,
    order_id: 'ORD1',
  };
  stubApi({ 'GET /api/payments/user/asha': { payments: [byUpi] } });
  openPage(<PaymentHistoryPage />, '/my-account/account-payments');
  const row = (await screen.findByText('PAY2345678A')).closest('tr');
  for (const text of ['Order', 'UPI', '₹110.60', 'Paid']) expect(row?.textContent).toContain(text);
});
