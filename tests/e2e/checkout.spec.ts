import type { Page } from '@playwright/test';
import type { Quote } from '@smriti/shared/order/checkout';
import { getQuote } from '@smriti/shared/order/checkout';
import { getPlacement } from '@smriti/shared/order/orders';
import { firestore } from '../support/admin';
import { type Member, newCustomer } from '../support/accounts';
import { creditBalances, storeReferral, storeApprovedAlbum } from '../support/orders';
import { paise } from '@smriti/shared/base/money';
import { callEndpoint } from '../support/http';
import { signedIn } from './support/accounts';
import { typeAddress } from './support/address-form';
import { rupeesText } from './support/catalogue';
import { openSummary } from './support/order-summary';
import { useRazorpay } from './support/razorpay';
import { anyOf, expect, test } from './support/test';

test.use({ usesGoogle: true });

const CARDS = {
  success: '4111 1111 1111 1111',
  decline: '4000 0000 0000 0002',
  late: '4000 0000 0000 3220',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const placeOrder = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const step = (page: Page) =>
  page.getByRole('navigation', { name: 'Checkout' }).locator('[aria-current=step]');

const LABELS: Readonly<Record<Quote['lines'][number]['key'], RegExp>> = {
  items: /^Items/,
  shipping: /^Shipping/,
  initial_paid: /^Initial payment/,
  discount: /^Referral discount/,
  gift: /^Gift balance/,
  points: /^Points/,
  paid: /^Paid/,
};

/** Compares every price on the screen with the server's quote. */
async function expectQuoted(page: Page, quote: Quote): Promise<void> {
  const summary = await openSummary(page);
  const amountOf = (label: RegExp) =>
    summary.getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition');
  await expect(amountOf(/^Still to pay/)).toHaveText(rupeesText(quote.amount_due));
  await expect(summary.getByRole('definition')).toHaveCount(
    quote.lines.length + (quote.shipping_method === null ? 2 : 1),
  );
  for (const { key, amount } of quote.lines) {
    const isFree = key === 'shipping' && amount === 0;
    await expect(amountOf(LABELS[key])).toHaveText(isFree ? 'Free' : rupeesText(amount));
  }
  const items = summary.getByRole('list', { name: 'Albums' }).getByRole('listitem');
  await expect(items).toHaveCount(quote.items.length);
  for (const { title, price, subtotal } of quote.items) {
    const item = items.filter({ hasText: title });
    await expect(item).toContainText(rupeesText(price));
    await expect(item).toContainText(rupeesText(subtotal));
  }
}

function quoteOf({ idToken: token }: Member, body: Record<string, unknown>): Promise<Quote> {
  return callEndpoint(getQuote, { token, body });
}

interface Scene {
  customer: Member;
  addressId: string;
  albumIds: string[];
}

/** Signs in a new customer with an address and Approved albums. */
async function scene(page: Page, albums: Parameters<typeof storeApprovedAlbum>[1][] = [{}]) {
  const customer = await newCustomer();
  const stored = [];
  for (const album of albums) stored.push(await storeApprovedAlbum(customer, album));
  const answer = await page.request.post('/api/addresses', {
    headers: { authorization: `Bearer ${customer.idToken}` },
    data: {
      first_name: 'Asha',
      last_name: 'Verma',
      email: 'asha@example.in',
      phone: '9876543210',
      street: '12, Lake Road',
      city: 'Pune',
      state: 'Maharashtra',
      postal_code: '411001',
    },
  });
  const { address } = (await answer.json()) as { address: { id: string } };
  await signedIn(page, customer);
  return { customer, addressId: address.id, albumIds: stored.map(({ id }) => id) };
}

const paymentPath = ({ addressId }: Pick<Scene, 'addressId'>, shippingId = 1) =>
  `/checkout/payment?addressId=${addressId}&shippingId=${shippingId}`;

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

test.describe('the checkout', () => {
  // proves checkout-1, checkout-2, checkout-3, checkout-6, checkout-15
  test('of two albums to a new address is paid and confirmed', async ({ page }) => {
    const customer = await newCustomer();
    const kerala = await storeApprovedAlbum(customer, { title: 'Kerala 2026' });
    const goa = await storeApprovedAlbum(customer, { title: 'Goa' });
    await creditBalances(customer, { giftPaise: 12_345, points: 333 });
    await signedIn(page, customer);
    const albums = { album_ids: [kerala.id, goa.id] };

    await page.goto('/checkout');
    await page.getByRole('link', { name: 'Proceed To Request' }).click();
    await expect(page).toHaveURL('/checkout/details');
    await expect(heading(page)).toHaveText('Contact Details');
    await expect(step(page)).toContainText('Details');
    await expectQuoted(page, await quoteOf(customer, albums));
    await page.getByRole('button', { name: 'Continue to Shipping' }).click();
    await expect(page.getByText('Address is required')).toBeVisible();
    await typeAddress(page.getByRole('main'));
    await page.getByRole('button', { name: 'Continue to Shipping' }).click();

    await expect(page).toHaveURL(/\/checkout\/shipping\?addressId=[\w-]+$/);
    await expect(step(page)).toContainText('Shipping');
    await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText(
      '7, Church Street',
    );
    const onward = page.getByRole('button', { name: 'Continue to Payment' });
    await expect(onward).toBeDisabled();
    await expectQuoted(page, await quoteOf(customer, albums));
    await page.getByRole('radio', { name: /^Express/ }).check();
    await expectQuoted(page, await quoteOf(customer, { ...albums, shipping_method_id: 2 }));
    await onward.click();

    await expect(page).toHaveURL(/\/checkout\/payment\?addressId=[\w-]+&shippingId=2$/);
    await expect(step(page)).toContainText('Payment');
    const asked = { ...albums, shipping_method_id: 2 };
    await expectQuoted(page, await quoteOf(customer, asked));
    await page
      .getByRole('checkbox', { name: `Use my gift balance of ${rupeesText(123.45)}` })
      .check();
    await expectQuoted(page, await quoteOf(customer, { ...asked, use_gift_balance: true }));
    await page.getByRole('checkbox', { name: 'Use my 333 points' }).check();
    const all = { ...asked, use_gift_balance: true, use_points: true };
    const quote = await quoteOf(customer, all);
    await expectQuoted(page, quote);
    await page.reload();
    await expectQuoted(page, quote);

    await chooseCard(page, CARDS.decline);
    await placeOrder(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await expectQuoted(page, quote);
    await chooseCard(page, CARDS.success);
    await page.getByRole('button', { name: 'Confirm Payment' }).click();

    await expect(heading(page)).toHaveText('Order Confirmed!');
    await expect(page.getByText('Thank you for your purchase')).toBeVisible();
    await expect(step(page)).toContainText('Confirmation');
    const id = new URL(page.url()).searchParams.get('id') ?? '';
    const placed = await callEndpoint(getPlacement, { params: { id }, token: customer.idToken });
    for (const order of placed.orders) {
      expect(order.order_id).toMatch(/^ORD[2-9A-HJ-NP-Z]{8}$/);
      await expect(page.getByText(order.order_id)).toBeVisible();
      expect(order.payment_status).toBe('paid');
    }
    expect(placed.orders).toHaveLength(2);
    await expect(page.getByText(rupeesText(placed.placement.grand_total))).toBeVisible();
    await expect(page.getByText('7, Church Street')).toBeVisible();
    await expect(
      page.getByText(`A confirmation email was sent to ${customer.email}.`),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
      'href',
      '/',
    );
    await page.getByRole('link', { name: 'View Orders' }).click();
    await expect(page).toHaveURL('/my-account/account-orders');
    expect(await recordsOf(customer)).toMatchObject({ placements: 1 });
  });

  test('shows the prices of the server with odd paise, 10,000 copies and a discount', async ({
    page,
  }) => {
    const { customer, addressId, albumIds } = await scene(page, [
      { title: 'Odd', total_price_paise: paise(56_305), quantity: 10_000 },
      { title: 'Few', quantity: 3, initial_paid_paise: paise(11_261) },
    ]);
    await storeReferral(await newCustomer('Inviter'), customer);
    const albums = { album_ids: albumIds };
    await page.goto('/checkout/details');
    await expectQuoted(page, await quoteOf(customer, albums));
    await page.goto(`/checkout/shipping?addressId=${addressId}`);
    for (const [name, id] of [
      ['Registered post', 4],
      ['Express', 2],
    ] as const) {
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      const quote = await quoteOf(customer, { ...albums, shipping_method_id: id });
      expect(quote.discount).toBeGreaterThan(0);
      await expectQuoted(page, quote);
    }
    // The method Same-city does not deliver to the PIN code of the address.
    await expect(page.getByRole('radio', { name: /^Same-city/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expectQuoted(page, await quoteOf(customer, { ...albums, shipping_method_id: 2 }));
    await chooseCard(page, CARDS.success);
    await placeOrder(page).click();
    await expect(heading(page)).toHaveText('Order Confirmed!');
  });

  test('is one order and one payment, whatever is pressed twice', async ({ page }) => {
    const { customer } = await scene(page);
    await page.goto('/checkout/details');
    await expect(page.getByRole('radio', { name: /^Asha Verma/ })).toBeChecked();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('12, Lake Road');
    await page.getByRole('button', { name: 'Continue to Shipping' }).dblclick();
    await page.getByRole('radio', { name: /^Standard/ }).check();
    await page.getByRole('button', { name: 'Continue to Payment' }).dblclick();
    await chooseCard(page, CARDS.success);
    await placeOrder(page).dblclick();
    await expect(heading(page)).toHaveText('Order Confirmed!');
    const confirmation = page.url();
    await page.reload();
    await expect(heading(page)).toHaveText('Order Confirmed!');
    await page.goBack();
    await expect(page).toHaveURL(confirmation);
    await expect(heading(page)).toHaveText('Order Confirmed!');
    await page.goBack();
    await expect(page.getByText('There is nothing to check out.')).toBeVisible();
    expect(await recordsOf(customer)).toEqual({ placements: 1, payments: 1, paid: 1 });
  });

  test('goes back and on without losing a choice', async ({ page }) => {
    await scene(page);
    await page.goto('/checkout/details');
    await page.getByRole('radio', { name: 'A new address' }).check();
    await typeAddress(page.getByRole('main'));
    await page.getByRole('button', { name: 'Continue to Shipping' }).click();
    await page.getByRole('radio', { name: /^Express/ }).check();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(placeOrder(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Leela Rao/ })).toBeChecked();
    // Entering the same address again adds no third one.
    await page.getByRole('button', { name: 'Continue to Shipping' }).click();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/details\?addressId=[\w-]+$/);
    await expect(page.getByRole('radio', { name: /^(Leela Rao|Asha Verma)/ })).toHaveCount(2);
    await expect(page.getByRole('radio', { name: /^Leela Rao/ })).toBeChecked();
  });

  test('keeps what is chosen while the address is changed', async ({ page }) => {
    const opened = await scene(page);
    await creditBalances(opened.customer, { giftPaise: 1_000, points: 50 });
    await page.goto(paymentPath(opened, 2));
    await page.getByRole('checkbox', { name: /^Use my gift balance/ }).check();
    await page.getByRole('checkbox', { name: /^Use my 50 points/ }).check();
    await expect(page).toHaveURL(/&shippingId=2&gift=1&points=1$/);
    const onward = async () => {
      await expect(page).toHaveURL(/\/checkout\/details\?/);
      await page.reload();
      await page.getByRole('button', { name: 'Continue to Shipping' }).click();
      await expect(page.getByRole('radio', { name: /^Express/ })).toBeChecked();
    };
    await page.getByRole('link', { name: 'Change the address' }).click();
    await page.getByRole('radio', { name: 'A new address' }).check();
    await typeAddress(page.getByRole('main'));
    await page.getByRole('button', { name: 'Continue to Shipping' }).click();
    await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('Leela Rao');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('radio', { name: /^Leela Rao/ })).toBeChecked();
    await onward();
    await page
      .getByRole('navigation', { name: 'Checkout' })
      .getByRole('link', { name: 'Details' })
      .click();
    await onward();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('checkbox', { name: /^Use my gift balance/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Use my 50 points/ })).toBeChecked();
    await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('Leela Rao');
  });

  test('needs no payment where gift balance covers everything', async ({ page }) => {
    const opened = await scene(page);
    await creditBalances(opened.customer, { giftPaise: 100_000 });
    await page.goto(paymentPath(opened));
    await page.getByRole('checkbox', { name: /^Use my gift balance/ }).check();
    await expect(page.getByText('Nothing is left to pay.')).toBeVisible();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/orders', async (route) => {
      await held;
      await route.continue();
    });
    await placeOrder(page).dblclick();
    // The back button does nothing while the order is being placed.
    await expect(page.getByRole('button', { name: 'Placing your order...' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(page).toHaveURL(/\/checkout\/payment\?/);
    answer();
    await expect(heading(page)).toHaveText('Order Confirmed!');
    expect(await recordsOf(opened.customer)).toEqual({ placements: 1, payments: 0, paid: 0 });
  });

  // proves checkout-5
  test('takes UPI and net banking where the provider does', async ({ page }) => {
    await useRazorpay(page);
    const opened = await scene(page);
    await page.goto(paymentPath(opened));
    await expect(page.getByText('Coming Soon')).toHaveCount(0);
    await page.getByRole('radio', { name: /Net Banking/ }).check();
    await placeOrder(page).click();
    const window = page.getByRole('dialog', { name: 'Razorpay Checkout' });
    await window.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toContainText('The payment window was closed');
    await page.getByRole('radio', { name: /UPI/ }).check();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await window.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page)).toHaveText('Order Confirmed!');
    expect(await recordsOf(opened.customer)).toMatchObject({ placements: 1, paid: 1 });
  });

  test('placed and not paid goes on with its payment, from any step', async ({ page }) => {
    const opened = await scene(page);
    await page.goto(paymentPath(opened));
    await chooseCard(page, CARDS.decline);
    await placeOrder(page).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
    await page.reload();
    await expect(page.getByText(/^Your order ORD\w{8} is placed\./)).toBeVisible();
    await page.goto('/checkout/details');
    await expect(page).toHaveURL(/\/checkout\/payment\?placementId=/);
    await chooseCard(page, CARDS.success);
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await expect(heading(page)).toHaveText('Order Confirmed!');
    expect(await recordsOf(opened.customer)).toEqual({ placements: 1, payments: 2, paid: 1 });
  });

  test('whose bank answers late waits on the confirmation', async ({ page }) => {
    const opened = await scene(page);
    await page.goto(paymentPath(opened));
    await chooseCard(page, CARDS.late);
    await placeOrder(page).click();
    await expect(page).toHaveURL(/\/checkout\/confirmation\?id=/);
    await expect(heading(page)).toHaveText('Order Confirmed!', { timeout: 30_000 });
    expect(await recordsOf(opened.customer)).toEqual({ placements: 1, payments: 1, paid: 1 });
  });

  test.describe('whose answer is lost', () => {
    test.use({ expectedErrors: anyOf(/net::ERR_/, /status of 409/) });

    test('has placed its order, which is found after a reload', async ({ page }) => {
      const opened = await scene(page);
      await page.goto(paymentPath(opened));
      await page.route('**/api/orders', async (route) => {
        await route.fetch({ maxRetries: 2 });
        await route.abort();
      });
      await chooseCard(page, CARDS.success);
      await placeOrder(page).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to place order. Please try again.');
      await page.unroute('**/api/orders');
      await page.reload();
      await expect(page).toHaveURL(/placementId=/);
      await chooseCard(page, CARDS.success);
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await expect(heading(page)).toHaveText('Order Confirmed!');
      expect(await recordsOf(opened.customer)).toEqual({ placements: 1, payments: 1, paid: 1 });
    });
  });
});
