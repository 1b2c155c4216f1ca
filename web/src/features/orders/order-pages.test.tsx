import type { Address } from '@smriti/shared/account/addresses';
import type { Order, OrderDetail } from '@smriti/shared/order/orders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ASHA_ADDRESS } from '#lib/addresses/address.test-data.ts';
import { ORDER } from '#lib/orders/order.test-data.ts';
import {
  alertText,
  openPage,
  press,
  refusal,
  signedInAsAsha,
  stubApi,
  type,
} from '#lib/page.test-data.tsx';
import MyOrders from './MyOrders';
import Reorder from './reorder/Reorder';
import ViewOrder from './ViewOrder';

// The live listener is tested in a browser.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));
// The map needs Google's script; a browser test covers it with a stub.
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));

signedInAsAsha();

const METHOD = {
  id: 1,
  name: 'Standard',
  description: 'By post',
  price: 0,
  min_days: 5,
  max_days: 7,
};

const row = (text: string) => screen.getByText(text).closest('tr')?.textContent ?? '';

describe('My Orders', () => {
  it('leads from an order that is placed to its payment', async () => {
    const unpaid = {
      ...ORDER,
      placement_id: 'p1',
      amount_due: 1_250,
      grand_total: 1_250,
      quantity: 1_200,
    };
    stubApi({ 'GET /api/orders/user/asha': { orders: [unpaid] } });
    openPage(<MyOrders />, '/my-account/account-orders');
    const pay = await screen.findByRole('link', { name: /^Pay Now/ });
    expect(pay.getAttribute('href')).toBe('/checkout/payment?placementId=p1');
    expect(row('Processing')).toContain('₹1,250.00');
    expect(screen.getByText('1,200')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Checkout/ })).toBeNull();
  });

  it('says whom to call about an order that is late', async () => {
    const shipped = { ...ORDER, order_status: 'Shipped' } as const;
    const coming = { ...shipped, id: 'ORD2', estimated_delivery: '2999-10-26T10:00:00.000Z' };
    stubApi({ 'GET /api/orders/user/asha': { orders: [shipped, coming] } });
    openPage(<MyOrders />, '/my-account/account-orders');
    expect(await screen.findAllByText(/^It is late\./)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Call 1800 123 4567' })).toHaveLength(1);
  });

  it('shows older orders page by page', async () => {
    const orders = (from: number, count: number): Order[] =>
      Array.from({ length: count }, (_, index) => ({ ...ORDER, id: `ORD${from + index}` }));
    const api = stubApi({
      'GET /api/orders/user/asha': ({ query }) =>
        query.get('cursor') === 'next'
          ? { orders: orders(21, 2) }
          : Response.json({ orders: orders(1, 20) }, { headers: { 'X-Next-Cursor': 'next' } }),
    });
    openPage(<MyOrders />, '/my-account/account-orders');
    press((await screen.findByRole('button', { name: 'Show older orders' })).textContent);
    await waitFor(() => expect(screen.getAllByText('Processing')).toHaveLength(22));
    expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull();
    const asked = api.sentTo('GET /api/orders/user/asha');
    expect(asked.map(({ query }) => query.get('limit'))).toEqual(['20', '20']);
  });
});

describe('order details', () => {
  const open = (order: Partial<OrderDetail>, answers: Parameters<typeof stubApi>[0] = {}) => {
    const api = stubApi({ 'GET /api/orders/ORD1': { order: { ...ORDER, ...order } }, ...answers });
    openPage(<ViewOrder />, '/view-order?id=ORD1');
    return api;
  };

  it('lead from an order that is not placed to the checkout', async () => {
    open({ order_status: 'Pending', payment_status: 'pending', placed_at: null, amount_due: 100 });
    const address = await screen.findByRole('region', { name: 'Delivery Address' });
    expect(address.textContent).toContain('when you check out');
    expect(screen.getByText('Chosen at checkout')).toBeTruthy();
    const checkout = screen.getByRole('link', { name: 'Checkout' });
    expect(checkout.getAttribute('href')).toBe('/checkout?id=a1');
  });

  it('say why an order cannot be cancelled any more', async () => {
    const reason = 'This order is Shipped and cannot become Cancelled.';
    open(
      { can_cancel: true },
      { 'POST /api/orders/ORD1/cancel': refusal(409, reason, { order_status: 'Shipped' }) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel Order' }));
    expect(await alertText()).toContain(reason);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  // proves orders-5, orders-11, orders-12, orders-13, orders-18
  it('show product, address, states, days and sums, and say what is free and has no image', async () => {
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
      'Delivered to',
      '12, Lake Road',
    ]) {
      expect(textOf('Order Summary')).toContain(text);
    }
  });

  // proves orders-6
  it('say that they load', async () => {
    open({});
    expect(screen.getByText('Loading order details...')).toBeTruthy();
    expect(await screen.findByText('Order #ORD1')).toBeTruthy();
  });

  // proves orders-6
  it.each(['?id=ORDXXXXXXXX', ''])('say that there is no such order: %s', async (query) => {
    stubApi({});
    openPage(<ViewOrder />, `/view-order${query}`, '/view-order');
    expect(await screen.findByText('Order not found')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Go Back to Orders' });
    expect(back.getAttribute('href')).toBe('/my-account/account-orders');
  });

  // proves orders-6, reorder-5
  it('that cannot be had offer a way back', async () => {
    open({}, { 'GET /api/orders/ORD1': refusal(500) });
    expect(await alertText()).toContain('Failed to fetch order details');
    press('Go Back');
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

  const open = (addresses: Address[] | ReturnType<typeof refusal>, order = {}) => {
    const api = stubApi({
      'GET /api/orders/ORD1': { order: { ...ORDER, ...order } },
      'GET /api/shipping-method': [METHOD],
      [BOOK]: Array.isArray(addresses) ? { addresses } : addresses,
    });
    openPage(<Reorder />, '/reorder?id=ORD1');
    return api;
  };
  const summary = () => screen.findByRole('region', { name: 'Order Summary' });

  // proves reorder-1, reorder-2, reorder-7, reorder-8
  it('shows what is ordered again, where to, and what it comes to', async () => {
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
    press('One copy more');
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

  // proves reorder-3
  it('takes a new address, and selects it', async () => {
    const api = open([LAKE]);
    press((await screen.findByRole('button', { name: '+ Add New Address' })).textContent);
    const heading = screen.getByRole('heading', { name: 'New address' });
    expect(document.activeElement).toBe(heading);
    press('Add Address');
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
    for (const [label, value] of Object.entries(typed)) type(label, value);
    press('Cancel');
    press('+ Add New Address');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Bengaluru');
    api.set('POST /api/addresses', { address: CHURCH });
    api.set(BOOK, { addresses: [LAKE, CHURCH] });
    press('Add Address');
    const added = await screen.findByRole<HTMLInputElement>('radio', { name: /^Leela Rao/ });
    await waitFor(() => expect(added.checked).toBe(true));
    expect(document.activeElement).toBe(added);
    expect((await summary()).textContent).toContain('7, Church Street');
    fireEvent.click(screen.getByRole('radio', { name: /^Asha Verma/ }));
    expect((await summary()).textContent).toContain('12, Lake Road');
    fireEvent.click(added);
    press('Place Reorder');
    await waitFor(() =>
      expect(api.sentTo(REORDER)[0]?.body).toMatchObject({ address_id: 'church' }),
    );
  });

  it('is shipped by the cheapest method that delivers to the address', async () => {
    const api = open([LAKE, CHURCH]);
    const rider = { ...METHOD, id: 9, name: 'Rider', price: 10, pin_prefixes: ['560'] };
    const road = { ...METHOD, id: 8, name: 'Road', price: 20 };
    api.set('GET /api/shipping-method', [rider, road]);
    await waitFor(async () => expect((await summary()).textContent).toContain('Shipping (Road)'));
    fireEvent.click(screen.getByRole('radio', { name: /^Leela Rao/ }));
    expect((await summary()).textContent).toContain('Shipping (Rider)');
  });

  // proves reorder-4
  it('asks for an address where there is none', async () => {
    const api = open([]);
    expect(await screen.findByText('You have no saved addresses yet.')).toBeTruthy();
    const place = await screen.findByRole('button', { name: 'Place Reorder' });
    expect(place.getAttribute('aria-disabled')).toBe('true');
    press('Place Reorder');
    expect(await alertText()).toContain('Please select a delivery address');
    expect(api.sentTo(REORDER)).toEqual([]);
  });

  it('explains that an album has to be ordered first', async () => {
    open([LAKE], { order_status: 'Pending', placed_at: null });
    const text = 'You can reorder this album after its first order.';
    expect(await screen.findByText(text)).toBeTruthy();
    const back = screen.getByRole('link', { name: 'Go Back to Orders' });
    expect(back.getAttribute('href')).toBe('/my-account/account-orders');
  });

  // proves reorder-10, reorder-11
  it('says that it did not work, keeps what was chosen, and tries again', async () => {
    const api = open([LAKE]);
    api.set(REORDER, refusal(500));
    await summary();
    press('One copy more');
    press('Place Reorder');
    expect(await alertText()).toContain('Failed to process reorder');
    expect((await summary()).textContent).toContain('₹200.00');
    api.set(REORDER, { order: { ...ORDER, id: 'ORD2' } });
    press('Place Reorder');
    expect(await screen.findByText('At /total-payment?id=ORD2&amount=200')).toBeTruthy();
  });

  // proves reorder-5
  it('says that there is no such order', async () => {
    stubApi({});
    openPage(<Reorder />, '/reorder?id=ORDXXXXXXXX');
    expect(screen.getByText('Loading order details...')).toBeTruthy();
    expect(await screen.findByText('Order not found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Back to Orders' })).toBeTruthy();
  });

  it('fetches the addresses once more', async () => {
    const api = open(refusal(500));
    expect(await alertText()).toContain('could not be loaded');
    api.set(BOOK, { addresses: [LAKE] });
    press('Try again');
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: /^Asha Verma/ });
    expect(radio.checked).toBe(true);
  });
});
