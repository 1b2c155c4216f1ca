import type { Order } from '@smriti/shared/order/orders';
import { changeClosings, settings } from '@smriti/shared/staff/settings';
import { toIndianDay } from '@smriti/shared/base/indian-days';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { invoiceRecord } from '../../../functions/src/features/invoices/invoice.records';
import { findParcel } from '../../../functions/src/features/orders/shipping-labels/parcel.service';
import { findRetention } from '../../../functions/src/features/privacy/retention/retention.repository';
import { readShopParameters } from '../../../functions/src/platform/parameters/shop-parameters';
import { type Account, createTestAccounts, createTestCustomer } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { jobDeps } from '../../support/deps';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { callThroughHosting } from '../../support/own-api';
import {
  callReorder,
  callCancelOrder,
  expectCancellation,
  creditBalances,
  storeReferral,
  moveOrder,
  createTestPlacement,
  fetchOrder,
  createTestPaidOrder,
  payWithTestCard,
  expectReorder,
} from '../../support/orders';
import {
  fetchSettings,
  fetchTerms,
  resetSettings,
  OTHER_SETTINGS,
  callChangeSettings,
  updateSettings,
} from '../../support/settings';

callThroughHosting();

/** Parameters of a shop without stored settings, as the functions of the tests have them. */
const PARAMETERS = readShopParameters({ GCLOUD_PROJECT: 'demo-smriti', FACES_PER_PHOTO: '0' });

let customer: Account;
let admin: Account;

beforeAll(async () => {
  ({ customer, admin } = await createTestAccounts());
});
afterEach(resetSettings, 15_000);

const stored = async (path: string) => (await firestore.doc(path).get()).data();

/** Seller and tax rates in an order's document, once the trigger has issued it. */
async function issuedDocument(path: string) {
  await expect.poll(() => stored(path)).toBeTruthy();
  const { seller, lines } = z.parse(z.pick(invoiceRecord, { seller: true, lines: true }), {
    ...z.parse(z.object({ seller: z.unknown(), lines: z.unknown() }), await stored(path)),
  });
  return { seller: seller.name, lines: lines.map(({ hsn, rate }) => ({ hsn, rate })) };
}

const BEFORE = {
  seller: PARAMETERS.seller_name,
  goods: { hsn: '4911', rate: 1_800 },
  shipping: { hsn: '9968', rate: 1_800 },
};

describe('the settings', () => {
  it('are the deployment parameters until an admin changes them, with versions', async () => {
    const { point_paise, ...values } = PARAMETERS;
    expect(await fetchSettings(admin)).toEqual({
      ...values,
      point_value: point_paise / 100,
      changed_at: null,
    });
    const first = await updateSettings(admin);
    expect(first).toMatchObject({ ...OTHER_SETTINGS, version: 1 });
    await updateSettings(admin, { gst_percent: 12 });
    expect(await fetchSettings(admin)).toMatchObject({ version: 2, gst_percent: 12 });
    expect(await stored('settingsVersions/1')).toMatchObject({ settings: { gst_percent: 5 } });

    const late = expectError(
      await callChangeSettings(admin, { ...OTHER_SETTINGS, version: 1 }),
      409,
    );
    expect(z.parse(settings, late.details)).toMatchObject({ version: 2, gst_percent: 12 });
    const { docs } = await firestore.collection('audit').where('by_uid', '==', admin.uid).get();
    const noted = docs.map((entry) => entry.get('after') as Record<string, unknown>);
    expect(noted).toContainEqual({ version: 2, gst_percent: 12 });
    expect(JSON.stringify(noted)).not.toContain('Asha Prints');
  });
});

describe('closing days', () => {
  it('move the delivery estimates of orders placed from then on, and other settings stay', async () => {
    const earlier = await createTestPlacement(customer);
    await updateSettings(admin);
    const { placed_at } = earlier.placement;
    const dayIn = (days: number) =>
      toIndianDay(new Date(Date.parse(placed_at) + days * 86_400_000));
    const closings = [{ from: dayIn(1), to: dayIn(3) }];
    const answer = await callApi('PUT', changeClosings.path, {
      token: admin.idToken,
      json: { closings },
    });
    expect(expectAnswer(answer, changeClosings.response)).toMatchObject({
      ...OTHER_SETTINGS,
      version: 2,
      closings,
    });
    await updateSettings(admin, { gst_percent: 12 });
    expect(await fetchSettings(admin)).toMatchObject({ version: 3, closings });

    const later = await createTestPlacement(customer);
    const days = ({ placement }: typeof later) =>
      (Date.parse(placement.estimated_delivery) - Date.parse(placement.placed_at)) / 86_400_000;
    expect(days(later) - days(earlier)).toBe(3);
    const kept = await fetchOrder(customer, earlier.order.id);
    expect(kept.estimated_delivery).toBe(earlier.placement.estimated_delivery);
    expect(await fetchTerms()).toMatchObject({ closings });
  });
});

describe('an order', () => {
  it('keeps the settings of its placement for invoices and credit notes', async () => {
    const { orders, placement } = await createTestPlacement(customer, [{}, {}]);
    const earlier = await createTestPlacement(customer);
    // orders of earlier releases have no settings
    await firestore.doc(`orders/${earlier.order.id}`).update({ settings: null });
    await updateSettings(admin);
    await payWithTestCard(customer, { placement_id: placement.id }, placement.amount_due);
    await payWithTestCard(customer, { order_id: earlier.order.id }, earlier.order.amount_due);

    const [one, other] = [orders[0]?.id ?? '', orders[1]?.id ?? ''];
    const { seller, goods, shipping } = BEFORE;
    for (const id of [one, other, earlier.order.id]) {
      expect(await issuedDocument(`invoices/${id}`)).toEqual({ seller, lines: [goods, shipping] });
    }
    expectCancellation(await callCancelOrder(customer, one));
    expect(await issuedDocument(`invoices/${other}-2`)).toEqual({ seller, lines: [shipping] });
    expect(await issuedDocument(`creditNotes/${one}-1`)).toEqual({
      seller,
      lines: [goods, shipping],
    });
  });

  it('uses the new settings if placed after the change', async () => {
    await updateSettings(admin);
    const { order } = await createTestPlacement(customer);
    const days =
      (Date.parse(order.pay_until ?? '') - Date.parse(order.placed_at ?? '')) / 86_400_000;
    expect(days).toBe(2);
    await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
    expect(await issuedDocument(`invoices/${order.id}`)).toEqual({
      seller: 'Asha Prints',
      lines: [
        { hsn: '49119990', rate: 500 },
        { hsn: '996812', rate: 500 },
      ],
    });
  });

  it('keeps its photos for the retention of its placement', async () => {
    const before = await createTestPaidOrder(customer);
    await updateSettings(admin);
    const after = await createTestPaidOrder(customer);
    for (const { id } of [before, after]) await moveOrder(id, 'Shipped', 'Delivered');
    const kept = async ({ cart_id }: Order) => {
      const record = await findRetention(jobDeps.db, cart_id);
      const months = Date.parse(record?.delete_at ?? '') - Date.parse(record?.delivered_at ?? '');
      return { months: Math.round(months / (30.4 * 86_400_000)), notice: record?.notice_days };
    };
    expect(await kept(before)).toEqual({ months: 12, notice: 30 });
    expect(await kept(after)).toEqual({ months: 6, notice: 14 });
  });

  it('is sent from the current print shop address', async () => {
    const { id } = await createTestPaidOrder(customer);
    await updateSettings(admin);
    const deps = { ...jobDeps, config: { shop: PARAMETERS } };
    const caller = { role: 'admin' } as const;
    const { sender } = await findParcel(deps, caller, { id, isAlone: true });
    expect(sender).toEqual({
      name: OTHER_SETTINGS.print_shop_name,
      address: OTHER_SETTINGS.print_shop_address,
      phone: OTHER_SETTINGS.print_shop_phone,
    });
  });

  it('as a reorder is placed by its payment, with the settings of that time', async () => {
    const { order, address } = await createTestPlacement(customer);
    await payWithTestCard(customer, { order_id: order.id }, order.amount_due);
    const more = expectReorder(
      await callReorder(customer, { id: order.id, quantity: 1, address_id: address }),
    );
    await updateSettings(admin);
    await payWithTestCard(customer, { order_id: more.id }, more.amount_due);
    expect(await issuedDocument(`invoices/${more.id}`)).toMatchObject({ seller: 'Asha Prints' });
  });

  it('returns the used points, regardless of their current value', async () => {
    const rich = await createTestCustomer();
    await creditBalances(rich, { points: 20_000 });
    const { orders } = await createTestPlacement(rich, [{}, {}], { use_points: true });
    expect(orders.map(({ points_used }) => points_used)).toEqual([5_925, 5_925]);
    await updateSettings(admin, { point_value: 1 });
    // All points but those for the shipping of ₹39.50, which the other order pays now.
    const { given_back } = expectCancellation(await callCancelOrder(rich, orders[0]?.id ?? ''));
    expect(given_back.points).toBe(5_530);
    expect((await fetchOrder(rich, orders[1]?.id ?? '')).points_used).toBe(6_320);
  });

  it('of a friend keeps the promised reward and discount', async () => {
    const [friend, later] = [await createTestCustomer(), await createTestCustomer()];
    for (const one of [friend, later]) await storeReferral(customer, one);
    const { order } = await createTestPlacement(friend);
    expect(order.discount).toBe(55.3);
    await updateSettings(admin);
    await payWithTestCard(friend, { order_id: order.id }, order.amount_due);
    expect(await stored(`referrals/${friend.uid}`)).toMatchObject({ reward_points: 1000 });

    const { order: second } = await createTestPlacement(later);
    expect(second.discount).toBe(110.6);
    await payWithTestCard(later, { order_id: second.id }, second.amount_due);
    expect(await stored(`referrals/${later.uid}`)).toMatchObject({ reward_points: 50 });
  });
});
