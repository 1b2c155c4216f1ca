import { paise } from '@smriti/shared/base/money';
import { placementConflict } from '@smriti/shared/order/checkout';
import { cancelOrder, getPlacement, placedOrders } from '@smriti/shared/order/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum, readDocument } from '../../support/albums';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { fetchLedgerEntries, fetchVerifiedBalance } from '../support/ledger';
import {
  callGetOrder,
  callGetQuote,
  FREE_SHIPPING_ID,
  SAME_CITY_SHIPPING_ID,
  creditBalances,
  storeReferral,
  createTestAddress,
  createTestPlacement,
  fetchOrder,
  payWithTestCard,
  expectPlacement,
  placementForm,
  callPlaceOrder,
  fetchQuote,
  PAID_SHIPPING,
  storeApprovedAlbum,
  storeInitialPayment,
} from '../../support/orders';
import { ADDRESS_FORM } from '../../../tools/dev/shop/shop-client';

let customer: Account;
let stranger: Account;

beforeAll(async () => {
  [customer, stranger] = await Promise.all([createTestCustomer(), createTestCustomer()]);
});

const sumOf = (lines: readonly { amount: number }[]) =>
  Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;

describe('POST /checkout/quote', () => {
  it('prices albums line by line, with odd paise and many copies', async () => {
    const odd = await storeApprovedAlbum(customer, {
      total_price_paise: paise(56_305),
      quantity: 10_000,
      initial_paid_paise: paise(11_261),
    });
    const other = await storeApprovedAlbum(customer, { quantity: 3 });
    const quote = await fetchQuote(customer, {
      album_ids: [odd.id, other.id],
      shipping_method_id: PAID_SHIPPING.id,
    });
    expect(quote.lines).toEqual([
      { key: 'items', count: 10_003, amount: 5_632_159 },
      { key: 'shipping', count: null, amount: 79 },
      { key: 'initial_paid', count: null, amount: -112.61 },
    ]);
    expect(quote).toMatchObject({ grand_total: 5_632_238, amount_due: 5_632_125.39 });
    expect(quote.items).toMatchObject([
      { album_id: odd.id, order_id: odd.order_id, price: 563.05, quantity: 10_000 },
      { album_id: other.id, subtotal: 1659 },
    ]);
    expect(sumOf(quote.lines)).toBe(quote.amount_due);
  });

  it('leaves out shipping until it is chosen, and reserves nothing', async () => {
    const rich = await createTestCustomer();
    await creditBalances(rich, { giftPaise: 10_000, points: 500 });
    const album = await storeApprovedAlbum(rich);
    const form = { album_ids: [album.id], use_gift_balance: true, use_points: true };
    const quote = await fetchQuote(rich, form);
    expect(quote.lines).toEqual([
      { key: 'items', count: 1, amount: 553 },
      { key: 'gift', count: null, amount: -100 },
      { key: 'points', count: 500, amount: -50 },
    ]);
    expect(quote).toMatchObject({
      shipping_method: null,
      gift_balance: 100,
      points_balance: 500,
      points_worth: 50,
    });
    expect(await fetchQuote(rich, { album_ids: [album.id] })).toMatchObject({ amount_due: 553 });
    expect(await fetchVerifiedBalance(rich)).toEqual({ gift: 10_000, points: 500 });
  });

  // proves referral-6
  it('subtracts a tenth from the first order of an invited friend', async () => {
    const friend = await createTestCustomer();
    await storeReferral(customer, friend);
    const album = await storeApprovedAlbum(friend);
    const quote = await fetchQuote(friend, { order_id: album.order_id, shipping_method_id: 1 });
    expect(quote).toMatchObject({ discount: 55.3, amount_due: 576.7 });
  });

  it('costs five reads for one album', async () => {
    const album = await storeApprovedAlbum(customer);
    await fetchQuote(customer, { album_ids: [album.id], shipping_method_id: 1 });
    const answer = await callGetQuote(customer, { album_ids: [album.id], shipping_method_id: 1 });
    expect(Number(answer.headers.get('x-firestore-reads'))).toBeLessThanOrEqual(5);
  });

  it('returns the price of a placed order, and nothing due once it is paid', async () => {
    const { order } = await createTestPlacement(customer);
    expect(await fetchQuote(customer, { order_id: order.id })).toMatchObject({ amount_due: 632 });
    await payWithTestCard(customer, { order_id: order.id }, 632);
    const quote = await fetchQuote(customer, { order_id: order.id });
    expect(quote.lines.at(-1)).toEqual({ key: 'paid', count: null, amount: -632 });
    expect(sumOf(quote.lines)).toBe(quote.amount_due);
  });

  it('answers 400, 404 or 409 to albums that cannot be checked out', async () => {
    const album = await storeApprovedAlbum(customer);
    const draft = await storeAlbum(customer);
    expectError(await callGetQuote(customer, {}), 400);
    expectError(await callGetQuote(customer, { album_ids: [] }), 400);
    expectError(await callGetQuote(customer, { album_ids: [album.id, album.id] }), 400);
    expectError(await callGetQuote(customer, { album_ids: [album.id], order_id: 'o1' }), 400);
    expectError(await callGetQuote(customer, { album_ids: ['nothing'] }), 404);
    expectError(await callGetQuote(customer, { order_id: 'nothing' }), 404);
    expectError(await callGetQuote(stranger, { album_ids: [album.id] }), 404);
    expectError(await callGetQuote(stranger, { order_id: album.order_id }), 404);
    expectError(await callGetQuote(customer, { album_ids: [draft.id] }), 409);
    const lost = { album_ids: [album.id], shipping_method_id: 999 };
    expectError(await callGetQuote(customer, lost), 404);
  });

  // docs/rules.md#orders-19
  it('refuses a shipping method that does not deliver to the address', async () => {
    const album = await storeApprovedAlbum(customer);
    const asked = { album_ids: [album.id], shipping_method_id: SAME_CITY_SHIPPING_ID };
    expect((await fetchQuote(customer, asked)).shipping_price).toBe(199);
    const address_id = await createTestAddress(customer);
    const refused = expectError(await callGetQuote(customer, { ...asked, address_id }), 422);
    expect(refused).toMatchObject({
      message:
        'Same-city does not deliver to PIN code 411001. Please choose another way of delivery.',
      reason: 'method_not_delivered',
      params: { method: 'Same-city', pin: '411001' },
    });
    const form = placementForm(customer, address_id, [album], {
      shipping_method_id: SAME_CITY_SHIPPING_ID,
    });
    expect(expectError(await callPlaceOrder(customer, form), 422).reason).toBe(
      'method_not_delivered',
    );
    const json = { ...ADDRESS_FORM, city: 'Jaipur', postal_code: '302001' };
    await callApi('PUT', `/addresses/${address_id}`, { token: customer.idToken, json });
    expect((await fetchQuote(customer, { ...asked, address_id })).shipping_price).toBe(199);
    expect(expectPlacement(await callPlaceOrder(customer, form)).order.shipping_method?.id).toBe(
      SAME_CITY_SHIPPING_ID,
    );
  });

  it('is closed to visitors and guests', async () => {
    expectError(await callApi('POST', '/checkout/quote', { json: { album_ids: ['a'] } }), 401);
    const guest = await createTestAccountWithRole('guest');
    expectError(await callGetQuote(guest, { album_ids: ['a'] }), 403);
  });
});

describe('POST /orders', () => {
  // proves checkout-9, checkout-10, orders-18
  it('places an order with copies of address, shipping method and price', async () => {
    const { order, orders, placement, albums } = await createTestPlacement(customer, [
      { quantity: 2 },
    ]);
    expect(orders).toEqual([order]);
    expect(order).toMatchObject({
      id: albums[0]?.order_id,
      order_status: 'processing',
      payment_status: 'pending',
      placement_id: placement.id,
      is_reorder: false,
      quantity: 2,
      subtotal: 1106,
      shipping_price: 79,
      grand_total: 1185,
      amount_due: 1185,
      contact_name: 'Asha Verma',
      contact_phone: '9876543210',
      shipping_address_line1: '12, Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      postal_code: '411001',
      shipping_method: { id: 1, name: 'Standard', price: 79 },
      can_cancel: true,
    });
    const days = (from: string | null, to: string | null) =>
      (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000;
    expect(days(order.placed_at, order.estimated_delivery)).toBe(order.shipping_method?.max_days);
    expect(days(order.placed_at, order.pay_until)).toBe(7);
    const { history } = await fetchOrder(customer, order.id);
    expect(history.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 'Pending', 'owner'],
      ['Pending', 'processing', 'owner'],
    ]);
    expect(await readDocument(`statuses/${order.id}`)).toMatchObject({ status: 'processing' });
    expect(await readDocument(`albums/${order.cart_id}`)).toMatchObject({ is_placed: true });
  });

  it('keeps the copies when address and album are deleted or changed', async () => {
    const { order, address } = await createTestPlacement(customer);
    await callApi('DELETE', `/addresses/${address}`, { token: customer.idToken });
    const change = { token: customer.idToken, json: { quantity: 5 } };
    expectError(await callApi('PUT', `/albums/${order.cart_id}`, change), 409);
    expect(await fetchOrder(customer, order.id)).toMatchObject({ city: 'Pune', quantity: 1 });
  });

  it('shares shipping, discount, gift balance and points to the paisa', async () => {
    const friend = await createTestCustomer();
    await storeReferral(customer, friend);
    await creditBalances(friend, { giftPaise: 33_333, points: 777 });
    const prices = [56_305, 100, 123_457].map((price) => ({ total_price_paise: paise(price) }));
    const use = { use_gift_balance: true, use_points: true };
    const { orders, placement } = await createTestPlacement(friend, prices, use);
    const total = (field: 'amount_due' | 'shipping_price' | 'discount' | 'gift_used') =>
      Math.round(orders.reduce((sum, order) => sum + order[field] * 100, 0));
    expect(total('shipping_price')).toBe(PAID_SHIPPING.paise);
    expect(total('discount')).toBe(17_986);
    expect(total('gift_used')).toBe(33_333);
    expect(orders.reduce((sum, order) => sum + order.points_used, 0)).toBe(777);
    expect(total('amount_due')).toBe(179_862 + 7_900 - 17_986 - 33_333 - 7_770);
    expect(placement.amount_due * 100).toBe(total('amount_due'));
    for (const order of orders) {
      const { initial_paid, gift_used, points_value, amount_paid, amount_due } = order;
      const made = initial_paid + gift_used + points_value + amount_paid + amount_due;
      expect(made).toBeCloseTo(order.grand_total, 6);
    }
    expect(await fetchVerifiedBalance(friend)).toEqual({ gift: 0, points: 0 });
    expect((await fetchLedgerEntries(friend)).map(({ kind }) => kind).slice(-2)).toEqual([
      'used',
      'used',
    ]);
    const second = await storeApprovedAlbum(friend);
    expect((await fetchQuote(friend, { album_ids: [second.id] })).discount).toBe(0);
  });

  it('is paid at once if nothing is due, and reserves points for the inviter', async () => {
    const [inviter, friend] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    await storeReferral(inviter, friend);
    await creditBalances(friend, { giftPaise: 100_000 });
    const { order } = await createTestPlacement(friend, [{}], { use_gift_balance: true });
    expect(order).toMatchObject({ payment_status: 'paid', amount_due: 0, pay_until: null });
    expect(await fetchVerifiedBalance(friend)).toMatchObject({ gift: 42_330 });
    expect(await readDocument(`referrals/${friend.uid}`)).toMatchObject({
      pending_order_id: order.id,
    });
  });

  it('is paid if its own share is nothing, and reserves points, regardless of the others', async () => {
    const [inviter, owner] = await Promise.all([createTestCustomer(), createTestCustomer()]);
    await storeReferral(inviter, owner);
    const prepaid = { total_price_paise: paise(50_000), initial_paid_paise: paise(50_000) };
    const { orders, placement } = await createTestPlacement(owner, [prepaid, {}], {
      shipping_method_id: FREE_SHIPPING_ID,
    });
    expect(orders.map(({ payment_status }) => payment_status)).toEqual(['paid', 'pending']);
    expect(orders[0]).toMatchObject({ amount_due: 0, pay_until: null });
    expect(placement.payment_status).toBe('pending');
    expect(await readDocument(`referrals/${owner.uid}`)).toMatchObject({
      pending_order_id: orders[0]?.id,
    });
    await payWithTestCard(owner, { placement_id: placement.id }, placement.amount_due);
    const path = `/checkout/placements/${placement.id}`;
    const answer = await callApi('GET', path, { token: owner.idToken });
    expect(expectAnswer(answer, getPlacement.response).placement.payment_status).toBe('paid');
    // The payment of the other order reserves no second reward; points are credited on delivery.
    expect(await fetchVerifiedBalance(inviter)).toMatchObject({ points: 0 });
    expect(await readDocument(`referrals/${owner.uid}`)).toMatchObject({
      pending_order_id: orders[0]?.id,
    });
  });

  it('refunds the part of an initial payment that exceeds the price', async () => {
    const owner = await createTestCustomer();
    const paid = { total_price_paise: paise(70_000), initial_paid_paise: paise(100_000) };
    const album = await storeApprovedAlbum(owner, paid);
    const payment = `payments/${await storeInitialPayment(album)}`;
    const address = await createTestAddress(owner);
    const { order } = expectPlacement(
      await callPlaceOrder(owner, placementForm(owner, address, [album])),
    );
    expect(order).toMatchObject({ initial_paid: 700, amount_due: PAID_SHIPPING.price });
    expect(await readDocument(payment)).toMatchObject({
      payment_status: 'paid',
      refund: 'sent',
      refunds: [{ key: 'excess', amount_paise: 30_000 }],
    });
    const { idToken: token } = owner;
    const answer = await callApi('POST', `/orders/${order.id}/cancel`, { token, json: {} });
    expect(expectAnswer(answer, cancelOrder.response).given_back.amount).toBe(700);
    expect(await readDocument(payment)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ amount_paise: 30_000 }, { amount_paise: 70_000 }],
    });
  });

  it('accepts albums by their order or by their product', async () => {
    const owner = await createTestCustomer();
    const product_id = 2;
    const [mine, named] = [
      await storeApprovedAlbum(owner, { product_id }),
      await storeApprovedAlbum(owner),
    ];
    const form = placementForm(owner, await createTestAddress(owner), []);
    const item = { quantity: 1, price: 553 };
    const items = [
      { ...item, product_id },
      { ...item, order_id: named.order_id },
    ];
    const { orders } = expectPlacement(await callPlaceOrder(owner, { ...form, items }));
    expect(orders.map(({ cart_id }) => cart_id)).toEqual([mine.id, named.id]);
    expectError(await callPlaceOrder(owner, { ...form, items: [{ ...item, product_id }] }), 400);
  });

  // proves checkout-20
  it('removes placed albums from the cart', async () => {
    const owner = await createTestCustomer();
    await createTestPlacement(owner);
    const left = await storeApprovedAlbum(owner);
    const cart = await callApi('GET', `/cart-items/user/${owner.uid}`, { token: owner.idToken });
    expect(cart.text).toContain(left.id);
    expect(JSON.parse(cart.text)).toMatchObject({ items: [{ id: left.id }] });
  });

  it('answers 409 with the correct price for a wrong one, and places nothing', async () => {
    const [album, address] = [
      await storeApprovedAlbum(customer),
      await createTestAddress(customer),
    ];
    const form = placementForm(customer, address, [album]);
    const item = { album_id: album.id, quantity: 1, price: 553 };
    const wrong = [
      { items: [{ ...item, price: 552.99 }] },
      { items: [{ ...item, quantity: 2 }] },
      { amount_due: 631.99 },
    ];
    for (const change of wrong) {
      const error = expectError(await callPlaceOrder(customer, { ...form, ...change }), 409);
      expect(placementConflict.parse(error.details).quote).toMatchObject({ amount_due: 632 });
    }
    expect(await readDocument(`orders/${album.order_id}`)).toMatchObject({
      order_status: 'Pending',
    });
    expectPlacement(await callPlaceOrder(customer, { ...form, amount_due: 632 }));
  });

  it('answers 409 with its order for a placed album', async () => {
    const { order, albums, address, placement } = await createTestPlacement(customer);
    for (const items of [
      placementForm(customer, address, albums).items,
      [{ order_id: order.id, quantity: 1, price: 553 }],
    ]) {
      const form = { ...placementForm(customer, address, []), items };
      const error = expectError(await callPlaceOrder(customer, form), 409);
      expect(placedOrders.parse(error.details)).toMatchObject({
        order: { id: order.id },
        placement: { id: placement.id, amount_due: 632 },
      });
    }
    const again = { album_ids: albums.map(({ id }) => id) };
    const quoted = expectError(await callGetQuote(customer, again), 409);
    expect(placedOrders.parse(quoted.details).order.id).toBe(order.id);
  });

  it('returns the same answer for the same key, and 409 for another call', async () => {
    const [album, address] = [
      await storeApprovedAlbum(customer),
      await createTestAddress(customer),
    ];
    const form = placementForm(customer, address, [album]);
    const headers = { 'Idempotency-Key': `place-${album.id}` };
    const first = expectPlacement(await callPlaceOrder(customer, form, headers));
    expect(expectPlacement(await callPlaceOrder(customer, form, headers))).toEqual(first);
    expectError(await callPlaceOrder(customer, { ...form, use_points: true }, headers), 409);
  });

  // proves checkout-9
  it('answers 4xx to albums that cannot be placed', async () => {
    const [album, address] = [
      await storeApprovedAlbum(customer),
      await createTestAddress(customer),
    ];
    const form = placementForm(customer, address, [album]);
    const others = await createTestAddress(stranger);
    const refusals: [object, number][] = [
      [{ items: [] }, 400],
      [{ items: [{ quantity: 1, price: 553 }] }, 400],
      [{ items: [...form.items, ...form.items] }, 400],
      [{ items: [{ album_id: album.id, quantity: 0, price: 553 }] }, 400],
      [{ payment_status: 'paid' }, 400],
      [{ order_status: 'Shipped' }, 400],
      [{ shipping_method_id: 999 }, 404],
      [{ address_id: others }, 404],
      [{ address_id: 'nothing' }, 404],
      [{ user_id: stranger.uid }, 404],
      [{ items: [{ album_id: 'nothing', quantity: 1, price: 553 }] }, 404],
      [{ payment_method: 'upi_later' }, 400],
    ];
    for (const [change, status] of refusals) {
      expectError(await callPlaceOrder(customer, { ...form, ...change }), status);
    }
    const theirs = placementForm(stranger, others, [album]);
    expectError(await callPlaceOrder(stranger, theirs), 404);
    const draft = await storeAlbum(customer);
    expectError(await callPlaceOrder(customer, placementForm(customer, address, [draft])), 409);
    expectError(await callApi('POST', '/orders', { json: form }), 401);
    expectError(await callPlaceOrder(await createTestAccountWithRole('guest'), form), 403);
    expect(await readDocument(`orders/${album.order_id}`)).toMatchObject({
      order_status: 'Pending',
    });
  });

  it('mails the customer once', async () => {
    const { placement } = await createTestPlacement(customer);
    const { docs } = await firestore.collection('mail').where('to', '==', customer.email).get();
    const about = docs.filter((mail) =>
      JSON.stringify(mail.data()).includes(placement.order_ids[0] ?? '-'),
    );
    expect(about).toHaveLength(1);
  });
});

describe('GET /checkout/placements/:id', () => {
  it('returns the orders of one checkout to their customer only', async () => {
    const { placement, orders } = await createTestPlacement(customer, [{}, {}]);
    const path = `/checkout/placements/${placement.id}`;
    const answer = await callApi('GET', path, { token: customer.idToken });
    const shown = expectAnswer(answer, getPlacement.response);
    expect(shown.orders).toEqual(orders);
    expect(shown.placement).toEqual(placement);
    expect(placement).toMatchObject({ payment_status: 'pending', amount_due: 1185 });
    expectError(await callApi('GET', path, { token: stranger.idToken }), 404);
    expectError(await callApi('GET', path), 401);
  });
});

describe('GET /orders/:id', () => {
  // proves orders-15
  it('returns an order to its customer and to admins, with three reads', async () => {
    const { order } = await createTestPlacement(customer);
    expect(await fetchOrder(await createTestAccountWithRole('admin'), order.id)).toMatchObject({
      id: order.id,
      has_invoice: false,
      given_back: null,
    });
    const countReads = async () =>
      (await callGetOrder(customer, order.id)).headers.get('x-firestore-reads');
    // A call also reads the catalogue if the last read is too old.
    await expect.poll(countReads).toBe('3');
    expectError(await callGetOrder(stranger, order.id), 404);
    expectError(await callGetOrder(await createTestAccountWithRole('reviewer'), order.id), 404);
    expectError(await callGetOrder(customer, 'ORDNOTHING'), 404);
    expectError(await callApi('GET', `/orders/${order.id}`), 401);
  });
});
