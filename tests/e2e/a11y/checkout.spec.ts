import { paise } from '@smriti/shared/base/money';
import { expect } from '@playwright/test';
import {
  creditBalances,
  moveOrder,
  createTestAddress,
  createTestPlacement,
  recordOutsidePayment,
  createTestPaidOrder,
  storeApprovedAlbum,
  storePaidRequestedAlbum,
  storeRespondedAlbum,
} from '../../support/orders';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { navigateInApp } from '../support/navigation';
import { signInNewCustomer } from '../support/accounts';
import { fetchProducts } from '../support/catalogue';
import { createOnePhotoAlbum } from '../support/studio';

const CART = '/my-account/cart';
const ORDERS = '/my-account/account-orders';

testAccessibility({
  'my cart': async function* (page) {
    const customer = await signInNewCustomer(page);
    const stopFailing = await failRequests(page, '*/api/albums?*');
    await page.goto(CART);
    await expectTextVisible(page, /^Failed to load albums/);
    yield 'not loaded';
    await stopFailing();
    await clickFirstButton(page, 'Try again');
    await expectTextVisible(page, 'No albums found. Start creating your first album!');
    yield 'empty';
    await createOnePhotoAlbum(customer, { title: 'Still a draft' });
    await storePaidRequestedAlbum(customer, { title: 'Waiting', initial_paid_paise: paise(0) });
    await storeRespondedAlbum(customer, { title: 'Looked at' });
    await storeApprovedAlbum(customer, { title: 'Accepted' });
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(4);
    yield 'with an album in each state';
  },

  'the checkout': async function* (page) {
    const customer = await signInNewCustomer(page);
    await page.goto('/checkout');
    await expectTextVisible(page, 'No album is ready for checkout yet.');
    yield 'without an approved album';
    await navigateInApp(page, '/checkout/details');
    await expectTextVisible(page, 'There is nothing to check out.');
    yield 'without an album';
    await navigateInApp(page, '/checkout/confirmation');
    await expectTextVisible(page, 'Order not found');
    yield 'without an order';
    await navigateInApp(page, '/checkout/payment');
    await expectTextVisible(page, /^Missing required information/);
    yield 'without an address';
    await storeApprovedAlbum(customer);
    const address = await createTestAddress(customer);
    await creditBalances(customer, { giftPaise: 1_000_000, points: 50 });
    await page.goto(`/checkout/payment?addressId=${address}&shippingId=1`);
    await page.getByRole('radio', { name: /UPI/ }).check();
    await clickFirstButton(page, 'Place Order');
    await expectTextVisible(page, /^UPI is not supported yet/);
    yield 'with an unsupported payment method';
    await page.getByRole('checkbox', { name: /^Use my gift balance/ }).check();
    await expectTextVisible(page, 'Nothing is left to pay.');
    yield 'with nothing left to pay';
    await failRequests(page, '*/api/checkout/quote');
    await navigateInApp(page, '/checkout/details');
    await expectTextVisible(page, /^We could not open the checkout/);
    yield 'without a quote';
  },

  'my orders': async function* (page) {
    const customer = await signInNewCustomer(page);
    await page.goto(ORDERS);
    await expectTextVisible(page, 'You have no orders yet.');
    yield 'empty';
    await storePaidRequestedAlbum(customer, { title: 'Requested one' });
    await storeApprovedAlbum(customer, { title: 'Approved one' });
    const { id } = await createTestPaidOrder(customer, { title: 'Paid one' });
    await page.reload();
    await expectTextVisible(page, 'Paid one');
    yield 'with several';
    const approved = page.getByRole('row').filter({ hasText: 'Approved one' });
    await approved.getByRole('link', { name: 'Re-Order' }).click();
    await expectTextVisible(page, 'You can reorder this album after its first order.');
    yield 'reordering an album that was not ordered';
    await navigateInApp(page, `/reorder?id=${id}`);
    await page.getByRole('button', { name: 'One copy more' }).waitFor();
    yield 'reordering';
    await clickFirstButton(page, '+ Add New Address');
    await clickFirstButton(page, 'Add Address');
    await expectTextVisible(page, 'First name is required');
    yield 'reordering to a new address';
    await page.route('**/api/addresses/user/*', (route) =>
      route.fulfill({ json: { addresses: [] } }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Place Reorder' }).press('Enter');
    await expectTextVisible(page, 'Please select a delivery address');
    yield 'reordering without an address';
  },

  'an order': async function* (page) {
    const customer = await signInNewCustomer(page);
    const { order_id } = await storeApprovedAlbum(customer);
    const { order } = await createTestPlacement(customer);
    await page.goto(`/view-order?id=${order_id}`);
    await expectTextVisible(page, /when you check out/);
    yield 'that is not placed';
    await navigateInApp(page, `/view-order?id=${order.id}`);
    await expectTextVisible(page, 'Still to come: Shipped');
    yield 'that is not paid';
    await clickFirstButton(page, 'Cancel Order');
    await expect(page.getByRole('dialog')).toBeVisible();
    yield 'asked before cancelling';
    await page.keyboard.press('Escape');
    await recordOutsidePayment(order.id, 'paid');
    await page.reload();
    await clickFirstButton(page, 'Cancel Order');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expectTextVisible(page, /^This order is cancelled\./);
    yield 'that is cancelled';
    await navigateInApp(page, '/view-order?id=ORDXXXXXXXX');
    await expectTextVisible(page, 'Order not found');
    yield 'that does not exist';
    await failRequests(page, '*/api/orders/ORD*');
    await navigateInApp(page, '/view-order?id=ORDYYYYYYYY');
    await expectTextVisible(page, 'Failed to fetch order details');
    yield 'that cannot be loaded';
  },

  'a delivered order': async function* (page) {
    const customer = await signInNewCustomer(page);
    const [product] = await fetchProducts(page.request, { sort: 'newest' });
    const order = await createTestPaidOrder(customer, { product_id: product?.id ?? null });
    await page.goto(`/view-order?id=${order.id}`);
    await page.getByRole('button', { name: 'Download Invoice' }).waitFor();
    yield 'before its delivery';
    await moveOrder(order.id, 'Shipped', 'Delivered');
    // The open page shows the delivery at once.
    await page.getByRole('button', { name: 'Send Rating' }).waitFor();
    await navigateInApp(page, ORDERS);
    await page.getByRole('row').getByText('Delivered').first().waitFor();
    yield 'in the list';
    await navigateInApp(page, `/view-order?id=${order.id}`);
    await clickFirstButton(page, 'Send Rating');
    await expectTextVisible(page, 'Please choose how many stars to give');
    yield 'being rated';
    await page.getByRole('radio', { name: '4 stars' }).check();
    await clickFirstButton(page, 'Send Rating');
    await page.getByRole('region', { name: 'Your rating' }).waitFor();
    yield 'rated';
  },
});
