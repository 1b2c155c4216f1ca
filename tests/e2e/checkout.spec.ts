import type { Page } from '@playwright/test';
import type { Quote } from '@smriti/shared/order/checkout';
import { getQuote } from '@smriti/shared/order/checkout';
import { getPlacement } from '@smriti/shared/order/orders';
import { firestore } from '../support/admin';
import { type Member, createTestCustomer } from '../support/accounts';
import { creditBalances, storeApprovedAlbum, storeReferral } from '../support/orders';
import { paise } from '@smriti/shared/base/money';
import { callEndpoint } from '../support/http';
import { expectAccessible } from './support/accessibility';
import { signInDirectly } from './support/accounts';
import { fillAddressForm } from './support/address-form';
import { formatPageRupees } from './support/catalogue';
import { openSummary } from './support/order-summary';
import { expect, test } from './support/test';

const CARDS = {
  success: '4111 1111 1111 1111',
  decline: '4000 0000 0000 0002',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });

const LABELS: Readonly<Record<Quote['lines'][number]['key'], RegExp>> = {
  items: /^Items/,
  shipping: /^Shipping/,
  initial_paid: /^Initial payment/,
  discount: /^Referral discount/,
  coupon: /^Discount \(/,
  gift: /^Gift balance/,
  points: /^Points/,
  paid: /^Paid/,
};

/** Compares every price on the screen with the server's quote. */
async function expectQuoted(page: Page, quote: Quote): Promise<void> {
  const summary = await openSummary(page);
  const amountOf = (label: RegExp) =>
    summary.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');
  await expect(amountOf(/^Still to pay/)).toHaveText(formatPageRupees(quote.amount_due));
  await expect(summary.getByRole('definition')).toHaveCount(
    quote.lines.length + (quote.shipping_method === null ? 2 : 1),
  );
  for (const { key, amount } of quote.lines) {
    await expect(amountOf(LABELS[key])).toHaveText(formatPageRupees(amount));
  }
  const items = summary.getByRole('list', { name: 'Albums' }).getByRole('listitem');
  await expect(items).toHaveCount(quote.items.length);
  for (const { title, price, subtotal } of quote.items) {
    const item = items.filter({ hasText: title });
    await expect(item).toContainText(formatPageRupees(price));
    await expect(item).toContainText(formatPageRupees(subtotal));
  }
}

function quoteOf({ idToken: token }: Member, body: Record<string, unknown>): Promise<Quote> {
  return callEndpoint(getQuote, { token, body });
}

async function chooseCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: number }).click();
  await expect(page.getByLabel('Card number')).toHaveValue(number);
}

/** The stored records of a customer. */
async function recordsOf({ uid }: Member) {
  const of = async (name: string) =>
    (await firestore.collection(name).where('user_id', '==', uid).get()).docs.map((doc) =>
      doc.data(),
    );
  const [placements, payments] = await Promise.all([of('placements'), of('payments')]);
  const paid = payments.filter(({ payment_status }) => payment_status === 'paid');
  return { placements: placements.length, payments: payments.length, paid: paid.length };
}

// proves checkout-1, checkout-2, checkout-3, checkout-6, checkout-15
test('the checkout places two albums with a new address in one placement and one payment, at server prices', async ({
  page,
}) => {
  const customer = await createTestCustomer();
  const odd = { title: 'Odd', total_price_paise: paise(56_305), quantity: 10_000 };
  const few = { title: 'Few', quantity: 3, initial_paid_paise: paise(11_261) };
  const stored = [await storeApprovedAlbum(customer, odd)];
  stored.push(await storeApprovedAlbum(customer, few));
  const albums = { album_ids: stored.map(({ id }) => id) };
  await storeReferral(await createTestCustomer('Inviter'), customer);
  await creditBalances(customer, { giftPaise: 12_345, points: 333 });
  await signInDirectly(page, customer);

  await page.goto('/checkout');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page, 'the list');
  await page.getByRole('link', { name: 'Proceed To Request' }).click();
  await expect(page).toHaveURL('/checkout/details');
  await expect(heading(page)).toHaveText('Contact Details');
  await page.getByRole('button', { name: 'Continue to Shipping' }).click();
  await expect(page.getByText('Address is required')).toBeVisible();
  await expectAccessible(page, 'the details without an address');
  await fillAddressForm(page.getByRole('main'), {
    City: 'Pune',
    State: 'Maharashtra',
    'Postal code': '411 001',
  });
  await page.getByRole('button', { name: 'Continue to Shipping' }).dblclick();

  await expect(page).toHaveURL(/\/checkout\/shipping\?addressId=[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('7, Church Street');
  const onward = page.getByRole('button', { name: 'Continue to Payment' });
  await expect(onward).toBeDisabled();
  await page.getByRole('radio', { name: /^Registered post/ }).check();
  await page.getByRole('radio', { name: /^Express/ }).check();
  const shipped = await quoteOf(customer, { ...albums, shipping_method_id: 2 });
  expect(shipped.discount).toBeGreaterThan(0);
  await expectQuoted(page, shipped);
  // The method Same-city does not deliver to the PIN code of the address.
  await expect(page.getByRole('radio', { name: /^Same-city/ })).toHaveCount(0);
  await expectAccessible(page, 'the shipping');
  await onward.dblclick();

  await expect(page).toHaveURL(/\/checkout\/payment\?addressId=[\w-]+&shippingId=2$/);
  await page
    .getByRole('checkbox', { name: `Use my gift balance of ${formatPageRupees(123.45)}` })
    .check();
  await page.getByRole('checkbox', { name: 'Use my 333 points' }).check();
  const asked = { shipping_method_id: 2, use_gift_balance: true, use_points: true };
  const quote = await quoteOf(customer, { ...albums, ...asked });

  await chooseCard(page, CARDS.decline);
  await placeOrder(page).dblclick();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
  await expectQuoted(page, quote);
  await expectAccessible(page, 'declined');
  await chooseCard(page, CARDS.success);
  await page.getByRole('button', { name: 'Confirm Payment' }).dblclick();

  await expect(heading(page)).toHaveText('Order Confirmed!');
  const confirmation = page.url();
  const id = new URL(confirmation).searchParams.get('id') ?? '';
  const placed = await callEndpoint(getPlacement, { params: { id }, token: customer.idToken });
  for (const order of placed.orders) {
    expect(order.order_id).toMatch(/^ORD[2-9A-HJ-NP-Z]{8}$/);
    await expect(page.getByText(order.order_id)).toBeVisible();
    expect(order.payment_status).toBe('paid');
  }
  expect(placed.orders).toHaveLength(2);
  await expect(
    page.getByText(formatPageRupees(placed.placement.grand_total)).first(),
  ).toBeVisible();
  await expect(page.getByText('7, Church Street')).toBeVisible();
  await expectAccessible(page, 'confirmed');
  await page.getByRole('link', { name: 'View Orders' }).click();
  await expect(page).toHaveURL('/my-account/account-orders');
  // Back leads to the confirmation, to the payment, which redirects to the confirmation, and to the
  // step before.
  for (let step = 1; step <= 2; step += 1) {
    await page.goBack();
    await expect(page).toHaveURL(confirmation);
    await expect(heading(page)).toHaveText('Order Confirmed!');
  }
  await page.goBack();
  await expect(page.getByText('There is nothing to check out.')).toBeVisible();
  expect(await recordsOf(customer)).toEqual({ placements: 1, payments: 2, paid: 1 });
  const addresses = await firestore
    .collection('addresses')
    .where('user_id', '==', customer.uid)
    .get();
  expect(addresses.size).toBe(1);
});
