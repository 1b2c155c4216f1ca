import type { Address } from '@smriti/shared/account/addresses';
import type { Order, OrderDetail } from '@smriti/shared/order/orders';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ASHA_ADDRESS } from '#lib/addresses/address.test-data.ts';
import { saveFile } from '#lib/device/save-file.ts';
import { showLanguage } from '#lib/language/language.ts';
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
import MyOrdersPage from './MyOrdersPage';
import ReorderPage from './reorder/ReorderPage';
import ViewOrderPage from './ViewOrderPage';

// Stubs the live listener, which browser tests cover.
const useLiveStatus = vi.hoisted(() => vi.fn());
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus }));
// Stubs the map, which needs Google's script; a browser test covers the map.
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));
const files = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('#lib/device/save-file.ts', () => files);

signInAsAsha();
afterEach(() => vi.mocked(saveFile).mockReset());

const METHOD = {
  id: 1,
  name: 'Standard',
  description: 'By post',
  price: 0,
  min_days: 5,
  max_days: 7,
};

/** A change of an order's state or payment by its customer. */
const eventOf = (
  to: OrderDetail['order_status'],
  payment_status: OrderDetail['payment_status'],
  at: string,
) => ({
  at,
  by: 'owner' as const,
  from: to === 'Pending' ? null : ('Pending' as const),
  to,
  payment_status,
  print_state: null,
  note: '',
});

const row = (text: string) => screen.getByText(text).closest('tr')?.textContent ?? '';

describe('My Orders', () => {
  // proves orders-1
  it('shows a requested order with its actions', async () => {
    const requestOf = (id: string, title: string, status: 'Requested' | 'Approved') => ({
      ...TEST_ORDER,
      id,
      order_id: id,
      cart_id: `album-${id}`,
      order_status: 'Pending' as const,
      payment_status: 'pending' as const,
      placed_at: null,
      grand_total: 553,
      cart: { ...TEST_ORDER.cart, id: `album-${id}`, title, status },
    });
    const orders = [
      requestOf('ORD2345ABCD', 'Requested one', 'Requested'),
      requestOf('ORD2345ABCE', 'Approved one', 'Approved'),
    ];
    stubApi({ 'GET /api/orders/user/asha': { orders } });
    openPage(<MyOrdersPage />, '/my-account/account-orders');
    await screen.findByText('Requested one');
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual([
      'Title',
      'Product',
      'Date',
      'Order Status',
      'Request Status',
      'Total Price',
      'Items',
      'Action',
    ]);
    for (const text of ['ORD2345ABCD', 'Pending', 'Requested', '₹553.00']) {
      expect(row('Requested one')).toContain(text);
    }
    const linksOf = (title: string) =>
      [...(screen.getByText(title).closest('tr')?.querySelectorAll('a') ?? [])].map(
        (link) => `${link.textContent} ${link.getAttribute('href')}`,
      );
    expect(linksOf('Requested one')).toEqual(
      expect.arrayContaining([
        'Preview Product /preview-product?id=album-ORD2345ABCD',
        'Re-Order /reorder?id=ORD2345ABCD',
      ]),
    );
    expect(linksOf('Requested one').join()).not.toMatch(/View Order|Checkout/);
    expect(linksOf('Approved one')).toEqual(
      expect.arrayContaining([
        'View Order /view-order?id=ORD2345ABCE',
        'Checkout /checkout?id=album-ORD2345ABCE',
      ]),
    );
  });

  it('updates an order once the list is shown', async () => {
    useLiveStatus.mockClear();
    stubApi({ 'GET /api/orders/user/asha': { orders: [TEST_ORDER] } });
    openPage(<MyOrdersPage />, '/my-account/account-orders');
    expect(useLiveStatus).toHaveBeenLastCalledWith(false);
    expect(await screen.findByText('Processing')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
    expect(useLiveStatus).toHaveBeenLastCalledWith(true);
  });

  it('links a placed order to its payment', async () => {
    const unpaid = {
      ...TEST_ORDER,
      placement_id: 'p1',
      amount_due: 1_250,
      grand_total: 1_250,
      quantity: 1_200,
    };
    stubApi({ 'GET /api/orders/user/asha': { orders: [unpaid] } });
    openPage(<MyOrdersPage />, '/my-account/account-orders');
    const pay = await screen.findByRole('link', { name: /^Pay Now/ });
    expect(pay.getAttribute('href')).toBe('/checkout/payment?placementId=p1');
    expect(row('Processing')).toContain('₹1,250.00');
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Checkout/ })).toBeNull();
  });

  it('shows whom to call about a late order', async () => {
    const shipped = { ...TEST_ORDER, order_status: 'Shipped' } as const;
    const coming = { ...shipped, id: 'ORD2', estimated_delivery: '2999-10-26T10:00:00.000Z' };
    stubApi({ 'GET /api/orders/user/asha': { orders: [shipped, coming] } });
    openPage(<MyOrdersPage />, '/my-account/account-orders');
    expect(await screen.findAllByText(/^It is late\./)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Call 1800 123 4567' })).toHaveLength(1);
  });

  it('shows older orders page by page', async () => {
    const orders = (from: number, count: number): Order[] =>
      Array.from({ length: count }, (_, index) => ({ ...TEST_ORDER, id: `ORD${from + index}` }));
    const api = stubApi({
      'GET /api/orders/user/asha': ({ query }) =>
        query.get('cursor') === 'next'
          ? { orders: orders(21, 2) }
          : Response.json({ orders: orders(1, 20) }, { headers: { 'X-Next-Cursor': 'next' } }),
    });
    openPage(<MyOrdersPage />, '/my-account/account-orders');
    pressButton((await screen.findByRole('button', { name: 'Show older orders' })).textContent);
    await waitFor(() => expect(screen.getAllByText('Processing')).toHaveLength(22));
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
    const asked = api.sentTo('GET /api/orders/user/asha');
    expect(asked.map(({ query }) => query.get('limit'))).toEqual(['20', '20']);
  });
});

describe('order details', () => {
  const pdfNamed = (name: string, text: string) => () =>
    new Response(text, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    });
  /** Names and contents of the downloads. */
  const savedFiles = () =>
    Promise.all(
      vi.mocked(saveFile).mock.calls.map(async ([file, name]) => [name, await file.text()]),
    );
  const open = (order: Partial<OrderDetail>, answers: Parameters<typeof stubApi>[0] = {}) => {
    const api = stubApi({
      'GET /api/orders/ORD1': { order: { ...TEST_ORDER, ...order } },
      ...answers,
    });
    openPage(<ViewOrderPage />, '/view-order?id=ORD1');
    return api;
  };

  it('link an order that is not placed to the checkout', async () => {
    open({ order_status: 'Pending', payment_status: 'pending', placed_at: null, amount_due: 100 });
    const address = await screen.findByRole('region', { name: 'Delivery Address' });
    expect(address.textContent).toContain('when you check out');
    expect(screen.getByText('Chosen at checkout')).toBeTruthy();
    const checkout = screen.getByRole('link', { name: 'Checkout' });
    expect(checkout.getAttribute('href')).toBe('/checkout?id=a1');
  });

  it.each([
    { message: 'Happy birthday!\nAsha', shown: 'Happy birthday!\nAsha' },
    { message: '', shown: 'Without a message' },
  ])('show the message of a gift: $shown', async ({ message, shown }) => {
    open({ shipping_address_line1: '12, Lake Road', as_gift: { message } });
    const address = await screen.findByRole('region', { name: 'Delivery Address' });
    expect(address.textContent).toContain(`Gift, without prices${shown}`);
  });

  it('explain why an order can no longer be cancelled', async () => {
    const reason = 'This order is Shipped and cannot become Cancelled.';
    open(
      { can_cancel: true },
      { 'POST /api/orders/ORD1/cancel': answerWithError(409, reason, { order_status: 'Shipped' }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel Order' }));
    expect(await readAlertText()).toContain(reason);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  // proves orders-5, orders-11, orders-12, orders-13, orders-18
  it('show product, address, states, dates and sums, and mark free and missing items', async () => {
    open({
      total_price: 1_200.5,
      quantity: 2,
      subtotal: 2_401,
      grand_total: 2_401,
      contact_name: 'Asha Verma',
      contact_phone: '9876543210',
      city: 'Pune',
      contact_email: 'asha@example.in',
      shipping_address_line1: '12, Lake Road',
      shipping_address_line2: 'Near the lake',
      state: 'Maharashtra',
      country: 'India',
      postal_code: '411001',
      shipping_method: METHOD,
      shipping_price: 0,
      order_status: 'Shipped',
      updated_at: '2026-06-03T10:00:00.000Z',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #ORD1' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to My Orders' });
    expect(back.getAttribute('href')).toBe('/my-account/account-orders');
    const textOf = (name: string) => screen.getByRole('region', { name }).textContent;
    for (const text of ['No Image', 'Kerala', 'Own design', '₹1,200.50', 'Quantity2']) {
      expect(textOf('Product Details')).toContain(text);
    }
    for (const text of [
      'Asha Verma',
      '12, Lake Road',
      'Near the lake',
      'Pune',
      'Maharashtra',
      '411001',
      'India',
      '9876543210',
      'asha@example.in',
    ]) {
      expect(textOf('Delivery Address')).toContain(text);
    }
    for (const text of [
      'Order statusShipped',
      'Payment statusPaid',
      'Ordered1 Jun 2026',
      'Last updated3 Jun 2026',
    ]) {
      expect(textOf('Order Status')).toContain(text);
    }
    for (const text of [
      'Unit price₹1,200.50',
      'Quantity2',
      'Subtotal₹2,401.00',
      'Shipping (Standard)Free',
      'Total₹2,401.00',
      'Goes to',
      '12, Lake Road',
    ]) {
      expect(textOf('Order Summary')).toContain(text);
    }
  });

  it('link an unpaid order to its payment, and show the next steps', async () => {
    useLiveStatus.mockClear();
    open({
      payment_status: 'pending',
      placement_id: 'p1',
      amount_due: 379,
      grand_total: 379,
      history: [
        eventOf('Pending', 'pending', '2026-06-01T10:00:00.000Z'),
        eventOf('processing', 'pending', '2026-06-01T11:00:00.000Z'),
      ],
    });
    const steps = within(await screen.findByRole('region', { name: 'What happened so far' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Request made'),
      expect.stringContaining('Order placed'),
      expect.stringContaining('Still to come: Shipped'),
      expect.stringContaining('Still to come: Delivered'),
    ]);
    const pay = screen.getByRole('link', { name: 'Pay Now' });
    expect(pay.getAttribute('href')).toBe('/checkout/payment?placementId=p1');
    const sums = screen.getByRole('region', { name: 'Order Summary' }).textContent;
    expect(sums).toContain('Still to pay₹379.00');
    expect(screen.queryByRole('button', { name: 'Download Invoice' })).toBeNull();
    // A change of the order, e.g. that it is shipped, is shown without a reload.
    expect(useLiveStatus).toHaveBeenLastCalledWith(true);
  });

  it('offer the invoice of a paid order, or show that it is not ready', async () => {
    const PAPER = 'GET /api/orders/ORD1/invoice';
    const api = open(
      {
        has_invoice: true,
        amount_paid: 100,
        history: [
          eventOf('processing', 'pending', '2026-06-01T10:00:00.000Z'),
          { ...eventOf('processing', 'paid', '2026-06-01T11:00:00.000Z'), from: 'processing' },
        ],
      },
      { [PAPER]: answerWithError(409, 'The invoice is being made.') },
    );
    const timeline = await screen.findByRole('region', { name: 'What happened so far' });
    expect(timeline.textContent).toContain('Payment received');
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    const sums = screen.getByRole('region', { name: 'Order Summary' }).textContent;
    expect(sums).toContain('Paid−₹100.00');
    pressButton('Download Invoice');
    expect(await readAlertText()).toContain('The invoice is being made.');
    api.set(PAPER, pdfNamed('invoice-7.pdf', '%PDF-invoice'));
    pressButton('Download Invoice');
    expect(await screen.findByText('The invoice is in your downloads.')).toBeTruthy();
    expect(await savedFiles()).toEqual([['invoice-7.pdf', '%PDF-invoice']]);
  });

  it('offer the credit note, and name a file that the server has not named', async () => {
    const PAPER = 'GET /api/orders/ORD1/credit-notes';
    const api = open(
      { has_credit_note: true },
      { [PAPER]: pdfNamed('credit-note-7.pdf', '%PDF-7') },
    );
    expect(await screen.findByRole('button', { name: 'Download Credit Note' })).toBeTruthy();
    pressButton('Download Credit Note');
    expect(await screen.findByText('The credit note is in your downloads.')).toBeTruthy();
    expect(await savedFiles()).toEqual([['credit-note-7.pdf', '%PDF-7']]);
    api.set(PAPER, () => new Response('%PDF-8'));
    pressButton('Download Credit Note');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
    expect((await savedFiles())[1]).toEqual(['credit-note-ORD1.pdf', '%PDF-8']);
  });

  it('allow cancelling a paid order, and show the refund before and after', async () => {
    const CANCEL = 'POST /api/orders/ORD1/cancel';
    const api = open({ can_cancel: true, amount_paid: 532, initial_paid: 100, grand_total: 632 });
    const cancel = await screen.findByRole('button', { name: 'Cancel Order' });
    fireEvent.click(cancel);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'You get back:₹632.00, to the card or account you paid with, by ',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo(CANCEL)).toEqual([]);
    const order = {
      ...TEST_ORDER,
      order_status: 'Cancelled',
      payment_status: 'refunded',
      given_back: { amount: 632, gift: 0, points: 0, is_referral_discount_open: false },
    };
    api.set(CANCEL, { order, given_back: order.given_back });
    api.set('GET /api/orders/ORD1', { order });
    fireEvent.click(cancel);
    const again = await screen.findByRole('dialog');
    fireEvent.click(within(again).getByRole('button', { name: 'Cancel Order' }));
    const told = await screen.findByText('This order is cancelled.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const said = told.closest('[role=status]')?.textContent;
    expect(said).toContain('₹632.00, on its way to the card or account you paid with');
    expect(said).toContain('It arrives in 5 to 7 working days, by ');
    const state = screen.getByRole('region', { name: 'Order Status' }).textContent;
    for (const text of ['Order statusCancelled', 'Payment statusRefunded']) {
      expect(state).toContain(text);
    }
    expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  });

  it('tell the steps of a cancelled order, with what was given back, and of none to come', async () => {
    open({
      order_status: 'Cancelled',
      payment_status: 'refunded',
      given_back: { amount: 532, gift: 100, points: 1_200, is_referral_discount_open: false },
      history: [
        eventOf('Pending', 'pending', '2026-06-01T10:00:00.000Z'),
        eventOf('processing', 'paid', '2026-06-01T11:00:00.000Z'),
        {
          ...eventOf('Cancelled', 'paid', '2026-06-02T10:00:00.000Z'),
          by: 'admin',
          from: 'processing',
          note: 'The paper is gone.',
        },
        {
          ...eventOf('Cancelled', 'refunded', '2026-06-03T10:00:00.000Z'),
          by: 'system',
          from: 'Cancelled',
        },
      ],
    });
    const steps = within(await screen.findByRole('region', { name: 'What happened so far' }));
    const texts = steps.getAllByRole('listitem');
    expect(texts.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Request made',
      'Order placed and paid',
      'Order cancelled',
      '₹532.00 refunded to your card or account',
      '₹100.00 refunded to your gift card balance',
      '1,200 points given back',
      'Payment refunded',
    ]);
    expect(texts[2]?.textContent).toContain('By the shop');
    expect(texts[2]?.textContent).toContain('The paper is gone.');
  });

  it('ask once for a rating of a delivered order', async () => {
    const OWN = 'GET /api/ratings/7/own';
    const RATE = 'POST /api/ratings/7';
    const api = open(
      {
        order_status: 'Delivered',
        cart: { ...TEST_ORDER.cart, products: { id: 7, title: 'Book' } },
      },
      { [OWN]: { rating: null, can_rate: true } },
    );
    const form = within(await screen.findByRole('region', { name: 'Rate this product' }));
    fireEvent.click(await form.findByRole('button', { name: 'Send Rating' }));
    expect(form.getByText('Please choose how many stars to give')).toBeTruthy();
    expect(api.sentTo(RATE)).toEqual([]);
    const rating = {
      id: 'r1',
      rating: 4,
      review: 'The cover feels like linen.',
      author: 'Asha',
      created_at: TEST_ORDER.created_at,
    };
    api.set(RATE, () => {
      api.set(OWN, { rating, can_rate: false });
      return rating;
    });
    fireEvent.click(form.getByRole('radio', { name: '4 stars' }));
    fireEvent.change(form.getByLabelText(/^Your review/), { target: { value: rating.review } });
    fireEvent.click(form.getByRole('button', { name: 'Send Rating' }));
    const own = within(await screen.findByRole('region', { name: 'Your rating' }));
    expect(own.getByRole('img', { name: 'You gave 4 out of 5 stars' })).toBeTruthy();
    expect(own.getByText('The cover feels like linen.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Rate this product' })).toBeNull();
    expect(api.sentTo(RATE)).toMatchObject([{ body: { rating: 4, review: rating.review } }]);
  });

  // proves orders-6
  it('show that they are loading', async () => {
    open({});
    expect(screen.getByText('Loading order details...')).toBeTruthy();
    expect(await screen.findByText('Order #ORD1')).toBeTruthy();
  });

  // proves orders-6
  it.each(['?id=ORDXXXXXXXX', ''])('show that the order does not exist: %s', async (query) => {
    stubApi({});
    openPage(<ViewOrderPage />, `/view-order${query}`, '/view-order');
    expect(await screen.findByText('Order not found')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Go Back to Orders' });
    expect(back.getAttribute('href')).toBe('/my-account/account-orders');
  });

  // proves orders-6, reorder-5
  it('link back when they cannot be loaded', async () => {
    open({}, { 'GET /api/orders/ORD1': answerWithError(500) });
    expect(await readAlertText()).toContain('Failed to fetch order details');
    pressButton('Go Back');
    expect(await screen.findByText(/^At \//)).toBeTruthy();
  });
});

describe('the reorder page', () => {
  const LAKE: Address = { ...ASHA_ADDRESS, id: 'lake' };
  const CHURCH: Address = {
    ...LAKE,
    id: 'church',
    first_name: 'Leela',
    last_name: 'Rao',
    isDefault: false,
    street: '7, Church Street',
    address: '7, Church Street',
    city: 'Bengaluru',
    state: 'Karnataka',
    postal_code: '560001',
    zipCode: '560001',
  };
  const BOOK = 'GET /api/addresses/user/asha';
  const REORDER = 'POST /api/orders/reorder';

  const open = (addresses: Address[] | ReturnType<typeof answerWithError>, order = {}) => {
    const api = stubApi({
      'GET /api/orders/ORD1': { order: { ...TEST_ORDER, ...order } },
      'GET /api/shipping-method': [METHOD],
      [BOOK]: Array.isArray(addresses) ? { addresses } : addresses,
    });
    openPage(<ReorderPage />, '/reorder?id=ORD1');
    return api;
  };
  const summary = () => screen.findByRole('region', { name: 'Order Summary' });

  // proves reorder-1, reorder-2, reorder-7, reorder-8
  it('shows products, address and price', async () => {
    open([LAKE, CHURCH], { total_price: 1_200.5, quantity: 3 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order #ORD1' })).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Back to My Orders' });
    expect(back.getAttribute('href')).toBe('/my-account/account-orders');
    const product = screen.getByRole('region', { name: 'Product Details' }).textContent;
    for (const text of ['No Image', 'Kerala', 'Own design', '₹1,200.50 each']) {
      expect(product).toContain(text);
    }
    expect(screen.getByText('Originally ordered: 3')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1');
    const lake = (await screen.findByRole('radio', { name: /^Asha Verma/ })).closest('label');
    for (const text of [
      'Home',
      'Default',
      '12, Lake Road',
      'Pune',
      'Maharashtra',
      'India',
      '411001',
    ]) {
      expect(lake?.textContent).toContain(text);
    }
    const church = screen.getByRole('radio', { name: /^Leela Rao/ }).closest('label');
    expect(church?.textContent).not.toContain('Default');
    pressButton('One copy more');
    const sums = (await summary()).textContent;
    for (const text of [
      'Unit price₹1,200.50',
      'Quantity2',
      'Subtotal₹2,401.00',
      'Shipping (Standard)Free',
      'Total₹2,401.00',
      '12, Lake Road',
    ]) {
      expect(sums).toContain(text);
    }
  });

  // proves reorder-9, reorder-11
  it('orders once for several presses, and returns the same order on going back', async () => {
    const api = open([LAKE], { total_price: 553 });
    api.set(REORDER, { order: { ...TEST_ORDER, id: 'ORD2' } });
    await summary();
    const fewer = screen.getByRole('button', { name: 'One copy fewer' });
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    pressButton('One copy more');
    pressButton('One copy more');
    expect((await summary()).textContent).toContain('Total₹1,659.00');
    pressButton('Place Reorder');
    pressButton('Place Reorder');
    expect(await screen.findByText('At /total-payment?id=ORD2&amount=1659')).toBeTruthy();
    expect(api.sentTo(REORDER)).toHaveLength(1);
    cleanup();
    openPage(<ReorderPage />, '/reorder?id=ORD1');
    await summary();
    pressButton('One copy more');
    pressButton('One copy more');
    pressButton('Place Reorder');
    expect(await screen.findByText('At /total-payment?id=ORD2&amount=1659')).toBeTruthy();
    const [first, second] = api.sentTo(REORDER);
    expect(first).toBeDefined();
    expect(second).toEqual(first);
  });

  // docs/rules.md#catalogue-15
  it('says when the paper is back, and offers no reorder until then', async () => {
    const hi = { name: 'सिल्क 250 gsm' };
    open([LAKE], { out_of_stock: { name: 'Silk 250 gsm', hi, restock_day: '2030-12-12' } });
    const notice = await screen.findByText(/^Silk 250 gsm is out of stock/);
    expect(notice.textContent).toContain('Back on 12 Dec 2030');
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => showLanguage('hi'));
    expect(await screen.findByText(/^सिल्क 250 gsm अभी स्टॉक में नहीं है/)).toBeTruthy();
    await act(() => showLanguage('en'));
  });

  // docs/rules.md#orders-26
  it('sends the order as a gift with a message', async () => {
    const api = open([LAKE]);
    await summary();
    expect(screen.queryByLabelText(/Your message/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Send it as a gift' }));
    typeInto(/Your message/, ' For you, Nani ');
    pressButton('Place Reorder');
    await waitFor(() =>
      expect(api.sentTo(REORDER)[0]?.body).toMatchObject({ as_gift: { message: 'For you, Nani' } }),
    );
  });

  // proves reorder-3
  it('accepts a new address, and selects it', async () => {
    const api = open([LAKE]);
    pressButton((await screen.findByRole('button', { name: '+ Add New Address' })).textContent);
    const heading = screen.getByRole('heading', { name: 'New address' });
    expect(document.activeElement).toBe(heading);
    pressButton('Add Address');
    expect(screen.getByText('First name is required')).toBeTruthy();
    const typed = {
      'First name': 'Leela',
      'Last name': 'Rao',
      Email: 'leela@example.in',
      Phone: '+91 98765 43210',
      Address: '7, Church Street',
      City: 'Bengaluru',
      State: 'Karnataka',
      'Postal code': '560 001',
    };
    for (const [label, value] of Object.entries(typed)) typeInto(label, value);
    pressButton('Cancel');
    pressButton('+ Add New Address');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Bengaluru');
    api.set('POST /api/addresses', { address: CHURCH });
    api.set(BOOK, { addresses: [LAKE, CHURCH] });
    pressButton('Add Address');
    const added = await screen.findByRole<HTMLInputElement>('radio', { name: /^Leela Rao/ });
    await waitFor(() => expect(added.checked).toBe(true));
    expect(document.activeElement).toBe(added);
    expect((await summary()).textContent).toContain('7, Church Street');
    fireEvent.click(screen.getByRole('radio', { name: /^Asha Verma/ }));
    expect((await summary()).textContent).toContain('12, Lake Road');
    fireEvent.click(added);
    pressButton('Place Reorder');
    await waitFor(() =>
      expect(api.sentTo(REORDER)[0]?.body).toMatchObject({ address_id: 'church' }),
    );
  });

  // proves reorder-8, reorder-11
  it('uses the cheapest method that delivers to the address', async () => {
    const api = open([LAKE, CHURCH]);
    const rider = { ...METHOD, id: 9, name: 'Rider', price: 10, pin_prefixes: ['560'] };
    const road = { ...METHOD, id: 8, name: 'Road', price: 20 };
    api.set('GET /api/shipping-method', [rider, road]);
    await waitFor(async () => expect((await summary()).textContent).toContain('Shipping (Road)'));
    fireEvent.click(screen.getByRole('radio', { name: /^Leela Rao/ }));
    expect((await summary()).textContent).toContain('Shipping (Rider)₹10.00');
    expect((await summary()).textContent).toContain('Total₹110.00');
    api.set(REORDER, { order: { ...TEST_ORDER, id: 'ORD2' } });
    pressButton('Place Reorder');
    expect(await screen.findByText('At /total-payment?id=ORD2&amount=110')).toBeTruthy();
  });

  // proves reorder-4
  it('requires an address, and offers the form of the first one with the name filled in', async () => {
    const api = open([]);
    expect(await screen.findByText('You have no saved addresses yet.')).toBeTruthy();
    const place = await screen.findByRole('button', { name: 'Place Reorder' });
    expect(place.getAttribute('aria-disabled')).toBe('true');
    pressButton('Place Reorder');
    expect(await readAlertText()).toContain('Please select a delivery address');
    expect(api.sentTo(REORDER)).toEqual([]);
    pressButton('+ Add New Address');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Asha');
  });

  it('explains that an album has to be ordered first', async () => {
    open([LAKE], { order_status: 'Pending', placed_at: null });
    const text = 'You can reorder this album after its first order.';
    expect(await screen.findByText(text)).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Go Back to Orders' });
    expect(back.getAttribute('href')).toBe('/my-account/account-orders');
  });

  // proves reorder-10, reorder-11
  it('shows a failure, keeps the choices, and retries', async () => {
    const api = open([LAKE]);
    api.set(REORDER, answerWithError(500));
    await summary();
    pressButton('One copy more');
    pressButton('Place Reorder');
    expect(await readAlertText()).toContain('Failed to process reorder');
    expect((await summary()).textContent).toContain('₹200.00');
    api.set(REORDER, { order: { ...TEST_ORDER, id: 'ORD2' } });
    pressButton('Place Reorder');
    expect(await screen.findByText('At /total-payment?id=ORD2&amount=200')).toBeTruthy();
  });

  // proves reorder-5
  it('shows that the order does not exist', async () => {
    stubApi({});
    openPage(<ReorderPage />, '/reorder?id=ORDXXXXXXXX');
    expect(screen.getByText('Loading order details...')).toBeTruthy();
    expect(await screen.findByText('Order not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Back to Orders' })).toBeTruthy();
  });

  it('reloads the addresses', async () => {
    const api = open(answerWithError(500));
    expect(await readAlertText()).toContain('could not be loaded');
    api.set(BOOK, { addresses: [LAKE] });
    pressButton('Try again');
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Asha Verma/ });
    expect(radio.checked).toBe(true);
  });
});
