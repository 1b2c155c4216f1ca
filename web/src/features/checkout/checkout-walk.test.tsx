import type { Quote } from '@smriti/shared/order/checkout';
import type { Payment as PaymentAnswer } from '@smriti/shared/payment/payments';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { ASHA_ADDRESS } from '#lib/addresses/address.test-data.ts';
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
import ConfirmationPage from './ConfirmationPage';
import DetailsPage from './DetailsPage';
import PaymentPage from './PaymentPage';
import ShippingPage from './ShippingPage';
import { QUOTED_ITEM } from './quote.test-data';

// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));

signInAsAsha();

const LEELA_ADDRESS = {
  ...ASHA_ADDRESS,
  id: 'church',
  first_name: 'Leela',
  last_name: 'Rao',
  street: '7, Church Street',
  address: '7, Church Street',
  isDefault: false,
};
const TYPED = {
  'First name': 'Leela',
  'Last name': 'Rao',
  Email: 'leela@example.in',
  Phone: '9876543210',
  Address: '7, Church Street',
  City: 'Pune',
  State: 'Maharashtra',
  'Postal code': '411001',
};
const methodOf = (id: number, name: string) => ({
  id,
  name,
  description: '',
  price: 79,
  min_days: 2,
  max_days: 4,
});
const QUOTE: Quote = {
  items: [QUOTED_ITEM],
  lines: [{ key: 'items', count: 1, amount: 563.05 }],
  shipping_method: methodOf(2, 'Express'),
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
  gift_balance: 1_000,
  points_balance: 50,
  points_worth: 5,
  restock_day: null,
};
const ITEM = {
  id: 'a1',
  product_id: null,
  quantity: 1,
  price: 563.05,
  album: createReviewProduct({ id: 'a1', status: 'Approved' }),
};

const CART = 'GET /api/cart-items/user/asha';
const PRICE = 'POST /api/checkout/quote';
const BOOK = 'GET /api/addresses/user/asha';
const ADD = 'POST /api/addresses';
const PLACE = 'POST /api/orders';
const PLACEMENT = 'GET /api/checkout/placements/p1';

const STEPS = {
  details: DetailsPage,
  shipping: ShippingPage,
  payment: PaymentPage,
  confirmation: ConfirmationPage,
};
let address = '';

/** The checkout step of the address, with a button that goes back in the history. */
function Checkout() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    address = `${pathname}${search}`;
  }, [pathname, search]);
  const Step = STEPS[pathname.split('/').at(-1) as keyof typeof STEPS];
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <Step />
    </>
  );
}

function openAt(at: string): void {
  openPage(<Checkout />, at, '/checkout/*');
}

/** Opens the current address again, as a reload does: only storage survives. */
function reload(): void {
  cleanup();
  openAt(address);
}

/** Stubs the shop for a customer with one approved album and one address. */
function stubShop(answers: Parameters<typeof stubApi>[0] = {}) {
  const api = stubApi({
    [CART]: { items: [ITEM] },
    [PRICE]: QUOTE,
    [BOOK]: { addresses: [ASHA_ADDRESS] },
    'GET /api/shipping-method': [methodOf(1, 'Standard'), methodOf(2, 'Express')],
    'GET /api/payments/options': { provider: 'sandbox', methods: ['card'], form: 'test-card' },
    [ADD]: () => {
      api.set(BOOK, { addresses: [ASHA_ADDRESS, LEELA_ADDRESS] });
      return { address: LEELA_ADDRESS };
    },
    ...answers,
  });
  return api;
}

/** Placed orders as the API returns them. */
function placedAt(payment_status: 'pending' | 'paid') {
  const amount_due = payment_status === 'paid' ? 0 : 642.05;
  const order = {
    ...TEST_ORDER,
    placement_id: 'p1',
    payment_status,
    amount_due,
    grand_total: 642.05,
  };
  const placement = {
    id: 'p1',
    order_ids: ['ORD1'],
    payment_status,
    grand_total: 642.05,
    placed_at: TEST_ORDER.created_at,
    estimated_delivery: TEST_ORDER.created_at,
    amount_due,
  };
  return { order, orders: [order], placement };
}

const PAYMENT: PaymentAnswer = {
  id: 'pay1',
  user_id: 'asha',
  amount: 642.05,
  refunded_amount: 0,
  payment_type: 'order',
  payment_date: TEST_ORDER.created_at,
  payment_status: 'pending',
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

const radio = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name });
const isChosen = async (name: RegExp) =>
  waitFor(async () => expect((await radio(name)).checked).toBe(true));
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const pressSoon = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));
const deliverTo = async () =>
  (await screen.findByRole('region', { name: 'Deliver to' })).textContent;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const currentStep = () =>
  screen.getByRole('navigation', { name: 'Checkout' }).querySelector('[aria-current=step]')
    ?.textContent;

async function chooseCard(): Promise<void> {
  await screen.findByLabelText('Card number');
  pressButton(/4111 1111 1111 1111/);
}

const USES = 'shippingId=2&gift=1&points=1';

// proves checkout-1
it('keeps every choice on going back and reloading, and adds an address once', async () => {
  const api = stubShop();
  openAt('/checkout/details');
  fireEvent.click(await radio('A new address'));
  expect(currentStep()).toContain('Details');
  for (const [label, value] of Object.entries(TYPED)) typeInto(label, value);
  pressButton('Continue to Shipping');
  await waitFor(() => expect(address).toBe('/checkout/shipping?addressId=church'));
  fireEvent.click(await radio(/^Express/));
  expect(currentStep()).toContain('Shipping');
  pressButton('Continue to Payment');
  fireEvent.click(await box(/^Use my gift balance/));
  expect(currentStep()).toContain('Payment');
  fireEvent.click(await box(/^Use my 50 points/));
  await waitFor(() => expect(address).toBe(`/checkout/payment?addressId=church&${USES}`));
  pressButton('Browser back');
  await isChosen(/^Express/);
  reload();
  await isChosen(/^Express/);
  await follow('Back');
  await isChosen(/^Leela Rao/);
  // Entering the same address again adds no third address.
  await pressSoon('Continue to Shipping');
  await follow('Back');
  await waitFor(() => expect(address).toContain('/checkout/details?addressId=church'));
  await isChosen(/^Leela Rao/);
  expect(screen.getAllByRole('radio', { name: /^(Leela Rao|Asha Verma)/ })).toHaveLength(2);
  expect(api.sentTo(ADD)).toHaveLength(1);
});

it('keeps the choices while the address is changed', async () => {
  stubShop({
    [BOOK]: { addresses: [ASHA_ADDRESS, LEELA_ADDRESS] },
    'PUT /api/addresses/church': { address: LEELA_ADDRESS },
  });
  openAt(`/checkout/payment?addressId=home&${USES}`);
  await follow('Change the address');
  await waitFor(() => expect(address).toBe(`/checkout/details?addressId=home&${USES}`));
  reload();
  fireEvent.click(await radio(/^Leela Rao/));
  pressButton('Continue to Shipping');
  expect(await deliverTo()).toContain('Leela Rao');
  await isChosen(/^Express/);
  const steps = within(screen.getByRole('navigation', { name: 'Checkout' }));
  fireEvent.click(steps.getByRole('link', { name: /Details/ }));
  await isChosen(/^Leela Rao/);
  await pressSoon('Continue to Shipping');
  await isChosen(/^Express/);
  await pressSoon('Continue to Payment');
  expect((await box(/^Use my gift balance/)).checked).toBe(true);
  expect((await box(/^Use my 50 points/)).checked).toBe(true);
  expect(await deliverTo()).toContain('Leela Rao');
});

it('places without a payment if the gift balance covers everything, once', async () => {
  let answer: (placed: object) => void = () => undefined;
  const covered = { ...QUOTE, gift_used: 642.05, amount_due: 0 };
  const api = stubShop({
    [PRICE]: ({ body }: { body: unknown }) =>
      (body as { use_gift_balance: boolean }).use_gift_balance ? covered : QUOTE,
    [PLACE]: () => new Promise((resolve) => (answer = resolve)),
    [PLACEMENT]: placedAt('paid'),
  });
  openAt('/checkout/payment?addressId=home&shippingId=1');
  fireEvent.click(await box(/^Use my gift balance/));
  await screen.findByText('Nothing is left to pay.');
  await pressSoon(/^Place Order/);
  await waitFor(() => expect(api.sentTo(PLACE)).toHaveLength(1));
  // The back button does nothing while the order is being placed.
  fireEvent.click(await screen.findByRole('button', { name: 'Placing your order...' }));
  pressButton('Back');
  expect(address).toMatch(/^\/checkout\/payment\?/);
  answer(placedAt('paid'));
  expect(await heading('Order Confirmed!')).toBeTruthy();
  expect(currentStep()).toContain('Confirmation');
  expect(api.sentTo(PLACE)).toHaveLength(1);
  expect(api.sentTo(PLACE)[0]?.body).toMatchObject({ use_gift_balance: true, amount_due: 0 });
  expect(api.sentTo('POST /api/payments')).toEqual([]);
});

it('finds orders whose answer was lost after a reload, and continues with their payment', async () => {
  const api = stubShop({ [PLACE]: rejectWithoutConnection });
  openAt('/checkout/payment?addressId=home&shippingId=1');
  await chooseCard();
  pressButton(/^Place Order/);
  expect(await readAlertText()).toBe('Failed to place order. Please try again.');
  expect(api.sentTo('POST /api/payments')).toEqual([]);
  // The server has placed the orders, and taken their albums out of the cart.
  api.set(CART, { items: [] });
  api.set(PRICE, answerWithError(409, 'Placed already.', placedAt('pending')));
  api.set(PLACEMENT, placedAt('pending'));
  reload();
  await waitFor(() => expect(address).toBe('/checkout/payment?placementId=p1'));
  expect(await screen.findByText(/^Your order ORD1 is placed\./)).toBeTruthy();
  await chooseCard();
  api.set('POST /api/payments', () => {
    api.set(PLACEMENT, placedAt('paid'));
    return { ...PAYMENT, payment_status: 'paid' };
  });
  pressButton('Confirm Payment');
  expect(await heading('Order Confirmed!')).toBeTruthy();
  expect(api.sentTo(PLACE)).toHaveLength(1);
  expect(api.sentTo('POST /api/payments')).toMatchObject([
    { body: { placement_id: 'p1', amount: 642.05 } },
  ]);
});

it('redirects every step to the payment of placed and unpaid orders', async () => {
  const api = stubShop({
    [PLACE]: placedAt('pending'),
    [PLACEMENT]: placedAt('pending'),
    'POST /api/payments': PAYMENT,
    'POST /api/payments/pay1/confirm': { ...PAYMENT, payment_status: 'failed', failure: 'No.' },
  });
  openAt('/checkout/payment?addressId=home&shippingId=1');
  await chooseCard();
  pressButton(/^Place Order/);
  expect(await readAlertText()).toContain('Nothing was charged.');
  api.set(CART, { items: [] });
  reload();
  expect(await screen.findByText(/^Your order ORD1 is placed\./)).toBeTruthy();
  for (const step of [
    'details',
    'shipping?addressId=home',
    'payment?addressId=home&shippingId=1',
  ]) {
    cleanup();
    openAt(`/checkout/${step}`);
    await waitFor(() => expect(address).toBe('/checkout/payment?placementId=p1'));
  }
});

it('waits on the confirmation for a late bank, and does not pay twice', async () => {
  const CONFIRM = 'POST /api/payments/pay1/confirm';
  let transaction_id = '';
  const api = stubShop({
    [PLACE]: placedAt('pending'),
    [PLACEMENT]: placedAt('pending'),
    'POST /api/payments': ({ body }: { body: unknown }) => {
      ({ transaction_id } = body as { transaction_id: string });
      return { ...PAYMENT, transaction_id };
    },
    'GET /api/payments/user/asha': () => ({ payments: [{ ...PAYMENT, transaction_id }] }),
    [CONFIRM]: () => ({ ...PAYMENT, transaction_id }),
  });
  openAt('/checkout/payment?addressId=home&shippingId=1');
  await chooseCard();
  pressButton(/^Place Order/);
  expect(await heading('Waiting for your bank')).toBeTruthy();
  expect(address).toBe('/checkout/confirmation?id=p1');
  // The payment step of these orders leads back to the confirmation.
  cleanup();
  openAt('/checkout/payment?placementId=p1');
  expect(await heading('Waiting for your bank')).toBeTruthy();
  api.set(CONFIRM, () => {
    api.set(PLACEMENT, placedAt('paid'));
    return { ...PAYMENT, transaction_id, payment_status: 'paid' };
  });
  // The page polls the payment after two seconds.
  expect(await heading('Order Confirmed!')).toBeTruthy();
  expect(api.sentTo('POST /api/payments')).toHaveLength(1);
});

/** Options of Razorpay's window as far as the test uses them. */
interface WindowOptions {
  amount: number;
  prefill: { method: string };
  modal: { ondismiss: () => void };
  handler: (paid: unknown) => void;
}

/** Stubs Razorpay's script. Returns the options of the windows opened so far. */
function stubRazorpay(): WindowOptions[] {
  const opened: WindowOptions[] = [];
  class Razorpay {
    constructor(options: WindowOptions) {
      opened.push(options);
    }
    open = () => undefined;
  }
  vi.stubGlobal('Razorpay', Razorpay);
  return opened;
}

// proves checkout-5
it('continues with a placed order whose payment window was closed, by UPI if the provider offers it', async () => {
  const opened = stubRazorpay();
  const amount_paise = 64_205;
  const key = { key_id: 'key', order_id: 'order_1', currency: 'INR' as const };
  const checkout = { provider: 'razorpay', amount_paise, ...key } as const;
  const payment = { ...PAYMENT, provider: 'razorpay', checkout } as const;
  const CONFIRM = 'POST /api/payments/pay1/confirm';
  const api = stubShop({
    'GET /api/payments/options': {
      provider: 'razorpay',
      methods: ['card', 'upi', 'netbanking'],
      form: 'window',
    },
    [PLACE]: placedAt('pending'),
    [PLACEMENT]: placedAt('pending'),
    'POST /api/payments': ({ body }) => ({
      ...payment,
      payment_method: (body as PaymentAnswer).payment_method,
    }),
    [CONFIRM]: payment,
  });
  openAt('/checkout/payment?addressId=home&shippingId=1');
  fireEvent.click(await radio(/Net Banking/));
  expect(screen.queryByText(/Coming Soon/)).toBeNull();
  await pressSoon(/^Place Order/);
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({ amount: amount_paise, prefill: { method: 'netbanking' } });
  opened[0]?.modal.ondismiss();
  expect(await readAlertText()).toContain('The payment window was closed');
  api.set(CART, { items: [] });
  cleanup();
  openAt('/checkout/details');
  expect(await screen.findByText(/^Your order ORD1 is placed\./)).toBeTruthy();
  fireEvent.click(await radio(/UPI/));
  pressButton('Confirm Payment');
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]).toMatchObject({ prefill: { method: 'upi' } });
  api.set(CONFIRM, () => {
    api.set(PLACEMENT, placedAt('paid'));
    return { ...payment, payment_status: 'paid' };
  });
  opened[1]?.handler({
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'signature',
  });
  expect(await heading('Order Confirmed!')).toBeTruthy();
  expect(api.sentTo(PLACE)).toHaveLength(1);
  expect(api.sentTo(CONFIRM).at(-1)?.body).toEqual({
    provider_payment_id: 'pay_1',
    signature: 'signature',
  });
});
