import type { Quote } from '@smriti/shared/order/checkout';
import type { CouponRefusalReason } from '@smriti/shared/order/coupons';
import type { Payment as PaymentAnswer } from '@smriti/shared/payment/payments';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createReviewProduct } from '#domains/review/album-review.test-data.ts';
import { ASHA_ADDRESS } from '#lib/addresses/address.test-data.ts';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
  typeInto,
} from '#lib/page.test-data.tsx';
import { SHOP_TERMS } from '#lib/shop/shop-terms.test-data.ts';
import ConfirmationPage from './ConfirmationPage';
import DetailsPage from './DetailsPage';
import PaymentPage from './PaymentPage';
import ShippingPage from './ShippingPage';
import { QUOTED_ITEM } from './quote.test-data';

// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));

signInAsAsha();

const METHOD = {
  id: 1,
  name: 'Standard',
  description: 'By road, with tracking',
  price: 79,
  min_days: 5,
  max_days: 7,
};
const QUOTE: Quote = {
  items: [QUOTED_ITEM],
  lines: [
    { key: 'items', count: 1, amount: 563.05 },
    { key: 'shipping', count: null, amount: 79 },
  ],
  shipping_method: METHOD,
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
  points_balance: 0,
  points_worth: 0,
  restock_day: null,
};
const PAID_BY_GIFT = { ...QUOTE, gift_used: 642.05, amount_due: 0 };

const BOOK = 'GET /api/addresses/user/asha';
const PRICE = 'POST /api/checkout/quote';
const METHODS = 'GET /api/shipping-method';
const CART = 'GET /api/cart-items/user/asha';
const PLACE = 'POST /api/orders';

const quoted = ({ body }: { body: unknown }) =>
  (body as { use_gift_balance: boolean }).use_gift_balance ? PAID_BY_GIFT : QUOTE;

function open(page: ReactNode, at: string, answers: Parameters<typeof stubApi>[0] = {}) {
  const item = { id: 'a1', product_id: null, quantity: 1, price: 563.05 };
  const api = stubApi({
    [CART]: { items: [{ ...item, album: createReviewProduct({ id: 'a1', status: 'Approved' }) }] },
    [PRICE]: quoted,
    [BOOK]: { addresses: [ASHA_ADDRESS] },
    [METHODS]: [METHOD],
    'GET /api/payments/options': { provider: 'sandbox', methods: ['card'], form: 'test-card' },
    ...answers,
  });
  openPage(page, at);
  return api;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const choose = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole('radio', { name }));

it('show the amount due with the same label from list to confirmation', async () => {
  const item = { id: 'a1', product_id: null, quantity: 1, price: 591 };
  const album = createReviewProduct({ id: 'a1', status: 'Approved', initial_paid: 118.2 });
  const lines: Quote['lines'] = [
    { key: 'items', count: 1, amount: 591 },
    { key: 'initial_paid', count: null, amount: -118.2 },
  ];
  const quote = { ...QUOTE, lines, shipping_method: null, amount_due: 472.8 };
  const answers = { [CART]: { items: [{ ...item, album }] }, [PRICE]: quote };
  const amountOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  open(<DetailsPage />, '/checkout/details', answers);
  await screen.findByText('Initial payment, already paid');
  expect(amountOf('Initial payment, already paid')).toBe('−₹118.20');
  expect(amountOf('Still to pay, before shipping')).toBe('₹472.80');
  cleanup();

  const placedOrder = {
    ...TEST_ORDER,
    subtotal: 591,
    shipping_price: 79,
    initial_paid: 118.2,
    amount_paid: 0,
    amount_due: 551.8,
    payment_status: 'pending',
  };
  const placement = {
    id: 'p1',
    order_ids: ['ORD1'],
    payment_status: 'pending',
    grand_total: 670,
    placed_at: '2026-01-01T00:00:00.000Z',
    estimated_delivery: '2026-01-08T00:00:00.000Z',
    amount_due: 551.8,
  };
  stubApi({
    'GET /api/checkout/placements/p1': { order: placedOrder, orders: [placedOrder], placement },
  });
  openPage(<ConfirmationPage />, '/checkout/confirmation?id=p1');
  const total = (await screen.findByText('Total')).parentElement;
  expect(total?.textContent).toContain('₹670.00');
  expect(total?.textContent).toContain('−₹118.20 Initial payment, already paid');
  expect(total?.textContent).toContain('₹551.80 Still to pay');
});

describe('the payment step', () => {
  const AT = '/checkout/payment?addressId=home&shippingId=1';
  const gift = () => screen.getByRole('checkbox', { name: /^Use my gift balance/ });

  async function openWithCard(answers = {}) {
    const api = open(<PaymentPage />, AT, answers);
    await screen.findByLabelText('Card number');
    pressButton(/4111 1111 1111 1111/);
    return api;
  }

  it('keeps the typed card while nothing is due', async () => {
    await openWithCard();
    fireEvent.click(gift());
    expect(await screen.findByText('Nothing is left to pay.')).toBeTruthy();
    expect(screen.queryByLabelText('Card number')).toBeNull();
    fireEvent.click(gift());
    expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe(
      '4111 1111 1111 1111',
    );
    expect(field('Cardholder name').value).toBe('Test Card');
  });

  it('keeps the typed card while the choices cannot be priced', async () => {
    const api = await openWithCard();
    api.set(PRICE, answerWithError(500));
    fireEvent.click(gift());
    expect(await readAlertText()).toContain('We could not open the checkout');
    api.set(PRICE, { ...QUOTE, amount_due: 42 });
    pressButton('Try again');
    expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe(
      '4111 1111 1111 1111',
    );
  });

  // proves checkout-5, checkout-13
  it.each([
    [/UPI/, 'UPI'],
    [/Net Banking/, 'NETBANKING'],
  ])('accepts only cards with the sandbox, and explains this for %s', async (name, code) => {
    const api = open(<PaymentPage />, AT);
    await choose(name);
    expect(screen.getByText('Coming Soon, Please use card payment for now')).toBeTruthy();
    pressButton(/^Place Order/);
    expect(await readAlertText()).toBe(`${code} is not supported yet. Please use card payment.`);
    expect(api.sentTo(PLACE)).toEqual([]);
  });

  // proves checkout-9
  it('places the cart at the shown prices', async () => {
    const api = await openWithCard({ [PLACE]: answerWithError(500) });
    pressButton(/^Place Order/);
    await screen.findByText('Failed to place order. Please try again.');
    expect(api.sentTo(PLACE)[0]?.body).toMatchObject({
      user_id: 'asha',
      address_id: 'home',
      shipping_method_id: 1,
      payment_method: 'card',
      payment_status: 'pending',
      order_status: 'processing',
      items: [{ product_id: null, album_id: 'a1', quantity: 1, price: 563.05 }],
    });
  });

  // docs/rules.md#pricing-13
  it('takes a coupon off, says why a code is refused, and places the order without a refused one', async () => {
    const applied: Quote = {
      ...QUOTE,
      lines: [...QUOTE.lines, { key: 'coupon', count: null, amount: -100 }],
      discount: 100,
      coupon: { code: 'DIWALI20', title: 'Diwali', kind: 'amount', amount: 100 },
      amount_due: 542.05,
    };
    const refusal = (reason: CouponRefusalReason, minimum: number | null = null): Quote => ({
      ...QUOTE,
      coupon_refusal: { reason, minimum, from: null },
    });
    const answers: Record<string, Quote> = {
      diwali20: applied,
      WRONG: refusal('unknown'),
      BIG: refusal('below_minimum', 1_999),
    };
    const api = await openWithCard({
      [PLACE]: answerWithError(500),
      [PRICE]: ({ body }: { body: unknown }) =>
        answers[(body as { coupon_code: string | null }).coupon_code ?? ''] ?? QUOTE,
    });
    pressButton('Have a coupon code?');
    const code = () => field('Coupon code');
    expect(document.activeElement).toBe(code());
    pressButton('Apply');
    expect(await screen.findByText('Please enter a coupon code.')).toBeTruthy();
    const enter = (typed: string) => {
      fireEvent.change(code(), { target: { value: typed } });
      pressButton('Apply');
    };
    enter('WRONG');
    expect(await screen.findByText(/^We do not know this code/)).toBeTruthy();
    fireEvent.change(code(), { target: { value: 'BI' } });
    expect(screen.queryByText(/^We do not know this code/)).toBeNull();
    enter('BIG');
    expect(await screen.findByText(/orders of ₹1,999.00 or more/)).toBeTruthy();
    pressButton(/^Place Order/);
    await waitFor(() => expect(api.sentTo(PLACE)).toHaveLength(1));
    expect(api.sentTo(PLACE)[0]?.body).toMatchObject({ coupon_code: null, amount_due: 642.05 });
    enter(' diwali20 ');
    expect(await screen.findByText('DIWALI20 is applied.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove DIWALI20' }));
    expect(screen.getByText('Discount (DIWALI20)').nextElementSibling?.textContent).toBe(
      '−₹100.00',
    );
    pressButton(/^Place Order · ₹542.05/);
    await waitFor(() => expect(api.sentTo(PLACE)).toHaveLength(2));
    expect(api.sentTo(PLACE)[1]?.body).toMatchObject({
      coupon_code: 'DIWALI20',
      amount_due: 542.05,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove DIWALI20' }));
    await waitFor(() => expect(screen.queryByText('Discount (DIWALI20)')).toBeNull());
    expect(document.activeElement).toBe(code());
  });

  // Gifts (docs/rules.md#orders-26)
  it('sends the order as a gift, and keeps the message until it is placed', async () => {
    const api = await openWithCard({ [PLACE]: answerWithError(500) });
    expect(screen.queryByLabelText(/Your message/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send it as a gift' }));
    typeInto(/Your message/, ' Happy birthday, Nani! ');
    pressButton(/^Place Order/);
    await screen.findByText('Failed to place order. Please try again.');
    expect(api.sentTo(PLACE)[0]?.body).toMatchObject({
      as_gift: { message: 'Happy birthday, Nani!' },
    });
    cleanup();
    open(<PaymentPage />, AT);
    const message = await screen.findByLabelText<HTMLTextAreaElement>(/Your message/);
    expect(message.value).toBe(' Happy birthday, Nani! ');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send it as a gift' }));
    expect(screen.queryByLabelText(/Your message/)).toBeNull();
  });

  // proves checkout-14
  it('validates the card before it places the order', async () => {
    const api = open(<PaymentPage />, AT);
    expect(await screen.findByRole('radio', { name: /Credit\/Debit Card/ })).toBeTruthy();
    typeInto('Card number', '4111111111111111');
    typeInto('Cardholder name', '');
    pressButton(/^Place Order/);
    expect(await screen.findByText('Cardholder name is required')).toBeTruthy();
    expect(api.sentTo(PLACE)).toEqual([]);
  });

  // proves checkout-8
  it('shows why an order was not placed, and sends the same one again', async () => {
    const api = await openWithCard({ [PLACE]: answerWithError(500) });
    const failed = 'Failed to place order. Please try again.';
    pressButton(/^Place Order/);
    expect(await screen.findByText(failed)).toBeTruthy();
    const reason = 'We cannot ship anything at the moment.';
    api.set(PLACE, answerWithError(422, reason));
    pressButton(/^Place Order/);
    expect(await screen.findByText(`${failed} ${reason}`)).toBeTruthy();
    const [first, second] = api.sentTo(PLACE);
    expect(second?.key).toBe(first?.key);
    expect(second?.body).toEqual(first?.body);
  });

  it('shows the correct price after a conflict, and continues with it', async () => {
    const quote = { ...QUOTE, grand_total: 1_205.1, amount_due: 1_205.1 };
    const api = await openWithCard({
      [PLACE]: answerWithError(409, 'The price has changed.', { quote }),
    });
    api.set(PRICE, quote);
    pressButton(/^Place Order/);
    expect(await readAlertText()).toContain(
      'Failed to place order. Please try again. The price has changed. You now pay ₹1,205.10.',
    );
    expect(screen.getAllByText('₹1,205.10').length).toBeGreaterThan(0);
    pressButton(/^Place Order/);
    await waitFor(() => expect(api.sentTo(PLACE)).toHaveLength(2));
    expect(api.sentTo(PLACE)[1]?.body).toMatchObject({ amount_due: 1_205.1 });
  });

  // proves checkout-4
  it.each(['', '?addressId=home', '?shippingId=1'])('lists what is missing: %s', async (query) => {
    open(<PaymentPage />, `/checkout/payment${query}`);
    expect(await readAlertText()).toContain(
      'Missing required information. Please go back and select address and shipping method.',
    );
    const back = screen.getByRole('link', { name: 'Go back' });
    expect(back.getAttribute('href')).toBe('/checkout/details');
  });
});

describe('the shipping step', () => {
  // proves checkout-12
  it.each(['', '?addressId=nothing'])(
    'returns to the details without an address: %s',
    async (query) => {
      open(<ShippingPage />, `/checkout/shipping${query}`);
      expect(await screen.findByText('At /checkout/details')).toBeTruthy();
    },
  );

  // proves checkout-3
  it('lists methods with description and price, and continues once one is chosen', async () => {
    const express = { ...METHOD, id: 2, name: 'Express', description: 'By air', price: 0 };
    open(<ShippingPage />, '/checkout/shipping?addressId=home', { [METHODS]: [METHOD, express] });
    const road = await screen.findByRole('radio', { name: /^Standard/ });
    expect(road.closest('label')?.textContent).toMatch(/By road, with tracking.*₹79\.00/);
    const onward = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to Payment' });
    expect(onward.disabled).toBe(true);
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back.getAttribute('href')).toBe('/checkout/details?addressId=home');
    await choose(/^Express.*By air/);
    pressButton('Continue to Payment');
    expect(
      await screen.findByText('At /checkout/payment?addressId=home&shippingId=2'),
    ).toBeTruthy();
  });

  // proves checkout-3
  it('prices the chosen method in the summary, and shows a free one as such', async () => {
    const free = { ...METHOD, id: 4, name: 'Registered post', price: 0 };
    const shipping = { key: 'shipping', count: null, amount: 0 } as const;
    const answer = ({ body }: { body: unknown }): Quote =>
      (body as { shipping_method_id: number | null }).shipping_method_id === 4
        ? { ...QUOTE, lines: [...QUOTE.lines.slice(0, 1), shipping], amount_due: 563 }
        : QUOTE;
    open(<ShippingPage />, '/checkout/shipping?addressId=home&shippingId=1', {
      [METHODS]: [METHOD, free],
      [PRICE]: answer,
    });
    const amountOf = async (label: RegExp) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await amountOf(/^Shipping/)).toBe('₹79.00');
    await choose(/^Registered post.*Free/);
    await waitFor(async () => expect(await amountOf(/^Shipping/)).toBe('Free'));
    expect(await amountOf(/^Still to pay/)).toBe('₹563.00');
  });

  it('lists only methods that deliver to the address, and chooses the only one', async () => {
    const sameCity = { ...METHOD, id: 3, name: 'Same-city', pin_prefixes: ['302', '110'] };
    const nearby = { ...METHOD, id: 4, name: 'By hand', pin_prefixes: ['411'] };
    const methods = [METHOD, sameCity, nearby];
    open(<ShippingPage />, '/checkout/shipping?addressId=home&shippingId=3', {
      [METHODS]: methods,
    });
    expect(await screen.findByRole('radio', { name: /^By hand/ })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    cleanup();
    open(<ShippingPage />, '/checkout/shipping?addressId=home', { [METHODS]: [METHOD, sameCity] });
    await screen.findByRole('radio', { name: /^Standard/, checked: true });
    pressButton('Continue to Payment');
    expect(
      await screen.findByText('At /checkout/payment?addressId=home&shippingId=1'),
    ).toBeTruthy();
    cleanup();
    open(<ShippingPage />, '/checkout/shipping?addressId=home', { [METHODS]: [sameCity] });
    expect(
      await screen.findByText(/We do not deliver to the PIN code of this address/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the address' })).toBeTruthy();
  });

  // proves checkout-19
  it('shows that no methods are available', async () => {
    open(<ShippingPage />, '/checkout/shipping?addressId=home', {
      [METHODS]: answerWithError(500),
    });
    expect(await readAlertText()).toContain('Failed to fetch shipping methods');
    cleanup();
    const reason = 'Shipping rests today.';
    open(<ShippingPage />, '/checkout/shipping?addressId=home', {
      [METHODS]: answerWithError(422, reason),
    });
    expect(await readAlertText()).toContain(reason);
  });

  // proves checkout-10
  it('shows the arrival of a method, with the default days of the shop', async () => {
    const plain = { ...METHOD, id: 2, name: 'By hand', min_days: 0, max_days: 0 };
    open(<ShippingPage />, '/checkout/shipping?addressId=home', {
      [METHODS]: [METHOD, plain],
      'GET /api/shop-terms': { ...SHOP_TERMS, delivery_days: 12 },
    });
    expect(await screen.findByText(/\(within 12 days\)/)).toBeTruthy();
    expect(screen.getByText(/\(5 to 7 days\)/)).toBeTruthy();
  });
});

describe('the details step', () => {
  const openDetails = (answers = {}) => open(<DetailsPage />, '/checkout/details', answers);

  // proves checkout-2, checkout-11
  it('fills the form with the chosen saved address', async () => {
    openDetails();
    expect((await screen.findByLabelText<HTMLInputElement>('Address')).value).toBe('12, Lake Road');
    await choose('A new address');
    expect(field('Address').value).toBe('');
    typeInto('Address', '1, Hill Road');
    await choose(/^Asha Verma/);
    expect(field('Address').value).toBe('12, Lake Road');
    await choose('A new address');
    expect(field('Address').value).toBe('1, Hill Road');
    const cart = screen.getByRole('link', { name: 'Back to Cart' });
    expect(cart.getAttribute('href')).toBe('/cart');
  });

  // proves checkout-1
  it('is the second of five steps', async () => {
    openDetails();
    expect(await screen.findByRole('heading', { name: 'Contact Details' })).toBeTruthy();
    const steps = within(screen.getByRole('navigation', { name: 'Checkout' }));
    const shown = steps.getAllByRole('listitem');
    expect(shown.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Cart (done)', null],
      ['2Details', 'step'],
      ['3Shipping', null],
      ['4Payment', null],
      ['5Confirmation', null],
    ]);
  });

  // proves checkout-11
  it('updates a saved address and adds no second one', async () => {
    const api = openDetails({ 'PUT /api/addresses/home': { address: ASHA_ADDRESS } });
    await screen.findByLabelText('City');
    typeInto('City', 'Nashik');
    pressButton('Continue to Shipping');
    expect(await screen.findByText('At /checkout/shipping?addressId=home')).toBeTruthy();
    expect(api.sentTo('PUT /api/addresses/home')[0]?.body).toMatchObject({ city: 'Nashik' });
    expect(api.sentTo('POST /api/addresses')).toEqual([]);
  });

  // proves addresses-3
  it('shows that an address was not saved, and keeps the form', async () => {
    openDetails({ 'PUT /api/addresses/home': answerWithError(500) });
    await screen.findByLabelText('City');
    typeInto('City', 'Mysuru');
    pressButton('Continue to Shipping');
    expect(await readAlertText()).toBe('Failed to save address. Please try again.');
    expect(field('City').value).toBe('Mysuru');
  });

  it('shows that the checkout could not be opened, and retries', async () => {
    const api = openDetails({ [PRICE]: answerWithError(500) });
    expect(await readAlertText()).toContain('We could not open the checkout');
    api.set(PRICE, QUOTE);
    pressButton('Try again');
    expect(await screen.findByRole('radio', { name: /^Asha Verma/ })).toBeTruthy();
  });

  it('shows that the cart is empty, and leads to My Cart', async () => {
    openDetails({ [CART]: { items: [] } });
    expect(await screen.findByText('There is nothing to check out.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to My Cart' }).getAttribute('href')).toBe(
      '/my-account/cart',
    );
    expect(screen.queryByRole('link', { name: 'View Orders' })).toBeNull();
  });
});

describe('the confirmation', () => {
  const placed = {
    ...TEST_ORDER,
    id: 'ORD2345ABCD',
    order_id: 'ORD2345ABCD',
    placement_id: 'p1',
    contact_name: 'Asha Verma',
    contact_email: 'asha@smriti.test',
    city: 'Pune',
    shipping_address_line1: '12, Lake Road',
    postal_code: '411001',
  };
  const placement = {
    id: 'p1',
    order_ids: [placed.id],
    payment_status: 'paid',
    grand_total: 642.05,
    placed_at: placed.created_at,
    estimated_delivery: '2026-06-08T10:00:00.000Z',
    amount_due: 0,
  };

  // proves checkout-6, checkout-15, checkout-10
  it('shows number, mail, arrival and address of the order, and next links', async () => {
    const answer = { order: placed, orders: [placed], placement };
    open(<ConfirmationPage />, '/checkout/confirmation?id=p1', {
      'GET /api/checkout/placements/p1': answer,
    });
    expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy();
    expect(screen.getByText('Thank you for your purchase')).toBeTruthy();
    expect(screen.getByText('A confirmation email was sent to asha@smriti.test.')).toBeTruthy();
    const factOf = (name: string) => screen.getByText(name).parentElement?.textContent ?? '';
    expect(factOf('Order number')).toContain('ORD2345ABCD');
    // The delivery takes 7 days from 1 June.
    expect(factOf('Estimated delivery')).toContain('8 Jun 2026');
    expect(factOf('Shipping address')).toContain('12, Lake Road');
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('Continue Shopping')).toBe('/');
    expect(link('View Orders')).toBe('/orders');
  });

  // Contents of the confirmation page (docs/rules.md#orders-27)
  it('shows the cover, what was paid now and before, and when it is printed and arrives', async () => {
    const shipping_method = { ...METHOD, min_days: 5, max_days: 7 };
    const balances = { gift_used: 50, points_used: 200, points_value: 20 };
    const paid = {
      ...placed,
      ...balances,
      shipping_method,
      amount_paid: 402.8,
      initial_paid: 118.2,
    };
    const order = { ...paid, as_gift: { message: 'For you' } };
    open(<ConfirmationPage />, '/checkout/confirmation?id=p1', {
      'GET /api/checkout/placements/p1': { order, orders: [order], placement },
    });
    expect(await screen.findByRole('list', { name: 'Your albums' })).toBeTruthy();
    const factOf = (name: string) => screen.getByText(name).parentElement?.textContent ?? '';
    expect(factOf('Paid now')).toContain('₹472.80');
    expect(factOf('Paid before')).toContain('₹118.20');
    expect(factOf('Printed by')).toContain('3 Jun 2026');
    expect(factOf('Arrives by')).toContain('8 Jun 2026');
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(next.textContent).toContain('without any price, with your message');
  });

  it('shows the discount of the invitation and the coupon apart', async () => {
    const coupon = { code: 'DIWALI20', title: 'Diwali', kind: 'amount' as const, amount: 100 };
    const order = { ...placed, discount: 140, coupon };
    open(<ConfirmationPage />, '/checkout/confirmation?id=p1', {
      'GET /api/checkout/placements/p1': { order, orders: [order], placement },
    });
    const invitation = await screen.findByText('Referral discount');
    expect(invitation.parentElement?.textContent).toContain('40.00');
    expect(screen.getByText('Discount (DIWALI20)').parentElement?.textContent).toContain('100.00');
  });

  it('does not confirm an unpaid order', async () => {
    const unpaid = { ...placement, payment_status: 'failed', amount_due: 642.05 };
    const order = { ...placed, payment_status: 'failed' };
    open(<ConfirmationPage />, '/checkout/confirmation?id=p1', {
      'GET /api/checkout/placements/p1': { order, orders: [order], placement: unpaid },
    });
    const sent = 'We have sent the details of your order to asha@smriti.test.';
    expect(await screen.findByText(sent)).toBeTruthy();
    expect(screen.queryByText(/confirmation email/)).toBeNull();
  });

  describe('of orders with a declined card', () => {
    const PLACEMENT = 'GET /api/checkout/placements/p1';
    const paid = { order: placed, orders: [placed], placement };
    const declined = {
      ...paid,
      placement: { ...placement, payment_status: 'failed', amount_due: 642.05 },
    };
    const payment: PaymentAnswer = {
      id: 'pay1',
      user_id: 'asha',
      amount: 642.05,
      refunded_amount: 0,
      payment_type: 'order',
      payment_date: placed.created_at,
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

    function LastSteps() {
      const { pathname } = useLocation();
      return pathname.endsWith('/confirmation') ? <ConfirmationPage /> : <PaymentPage />;
    }

    /** Pays successfully at the second attempt; later reads of the orders return `answer`. */
    async function payAgain(answer: () => unknown) {
      const api = stubApi({
        [PLACEMENT]: declined,
        'GET /api/payments/options': { provider: 'sandbox', methods: ['card'], form: 'test-card' },
        'POST /api/payments': () => {
          api.set(PLACEMENT, answer);
          return payment;
        },
      });
      openPage(<LastSteps />, '/checkout/payment?placementId=p1', '/checkout/*');
      await screen.findByLabelText('Card number');
      pressButton(/4111 1111 1111 1111/);
      pressButton('Confirm Payment');
      return api;
    }

    it('shows the paid state until the orders are reloaded', async () => {
      let answerPaid: (orders: object) => void = () => undefined;
      await payAgain(() => new Promise((resolve) => (answerPaid = resolve)));
      expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeTruthy();
      expect(screen.queryByText(/not paid yet|nothing was charged/)).toBeNull();
      answerPaid(paid);
      expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy();
    });

    it('shows that the orders could not be reloaded, and retries', async () => {
      const api = await payAgain(answerWithError(500) as () => unknown);
      expect(await readAlertText()).toContain('Your order could not be loaded');
      api.set(PLACEMENT, paid);
      pressButton('Try again');
      expect(await screen.findByRole('heading', { name: 'Order Confirmed!' })).toBeTruthy();
    });
  });
});

it.each(['', '?id=nothing'])('the confirmation finds no order for %s', async (query) => {
  open(<ConfirmationPage />, `/checkout/confirmation${query}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Checkout' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Orders' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
});

it('the confirmation leads on to the orders when its order cannot be loaded', async () => {
  stubApi({ 'GET /api/checkout/placements/p1': answerWithError(500) });
  openPage(<ConfirmationPage />, '/checkout/confirmation?id=p1');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Orders' })).toBeTruthy();
});
