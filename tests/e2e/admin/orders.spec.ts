import { getOrder } from '@smriti/shared/order/orders';
import { readFile } from 'node:fs/promises';
import { pdfLines } from '../../../functions/src/features/invoices/pdf-lines.test-data';
import { newCustomer, newStaff } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { call, expectAnswer } from '../../support/http';
import { newPaidOrder } from '../../support/orders';
import { signedIn } from '../support/accounts';
import { pressByKey, typeByKey } from '../support/keyboard';
import { expect, test } from '../support/test';

test('a printer prints and ships an order by keyboard, and its customer sees it at once', async ({
  page,
  browser,
}) => {
  const [customer, printer] = [await newCustomer(), await newStaff('Joseph Kurian', 'printer')];
  const order = await newPaidOrder(customer, { title: 'Backwaters' });
  const shop = await browser.newPage();
  await signedIn(shop, customer);
  await shop.goto(`/view-order?id=${order.id}`);
  await expect(shop.getByRole('button', { name: 'Cancel Order' })).toBeVisible();

  await signedIn(page, printer);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/print-room');
  // A barcode scanner types into the focused field.
  await typeByKey(page, page.getByLabel('Scan or type an order number'), order.id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₹');
  await pressByKey(page, page.getByRole('button', { name: 'Start printing' }));
  const start = page.getByRole('dialog', { name: 'Start printing this order?' });
  await expect(start).toContainText('From then on its customer can no longer cancel it.');
  await pressByKey(page, start.getByRole('button', { name: 'Start printing' }));
  await expect(start).toHaveCount(0);
  await expect(shop.getByText('Being printed')).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await pressByKey(page, page.getByRole('button', { name: 'Printed', exact: true }));
  const printed = page.getByRole('dialog', { name: 'Is this order printed?' });
  await pressByKey(page, printed.getByRole('button', { name: 'Printed', exact: true }));
  await expect(printed).toHaveCount(0);
  await pressByKey(page, page.getByRole('button', { name: 'Ship', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Ship this order?' });
  await typeByKey(page, dialog.getByLabel('Sent with'), 'Blue Dart');
  await page.keyboard.press('Tab');
  await page.keyboard.type('BD 4711');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await expect(shop.getByText('BD 4711')).toBeVisible();
  const { docs } = await firestore.collection('mail').where('to', '==', customer.email).get();
  const shipped = docs.find((mail) => mail.get('event') === 'order_shipped');
  expect(shipped?.get('message.text')).toContain('BD 4711');
  await shop.close();
});

test('an admin refunds half of an order by keyboard, and its customer finds the credit note', async ({
  page,
  browser,
}) => {
  const [customer, admin] = [await newCustomer(), await newStaff('Meera Iyer', 'admin')];
  const order = await newPaidOrder(customer, { title: 'Ladakh in winter' });
  await signedIn(page, admin);
  await page.goto('/admin/orders?q=ladakh%20winter');
  await pressByKey(page, page.getByRole('link', { name: `Open order ${order.id}` }));
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Refund' }));
  const dialog = page.getByRole('dialog', { name: 'Refund a part of this order' });
  await typeByKey(page, dialog.getByLabel('Amount'), '316');
  await typeByKey(page, dialog.getByLabel('Reason'), 'The cover is scratched');
  await pressByKey(page, dialog.getByRole('button', { name: 'Refund' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The cover is scratched')).toBeVisible();

  const shop = await browser.newPage();
  await signedIn(shop, customer);
  await shop.goto(`/view-order?id=${order.id}`);
  await expect(shop.getByText(/₹316.00 on .*The cover is scratched/)).toBeVisible();
  // A trigger numbers credit notes shortly after the refund.
  const notes = () => call('GET', `/orders/${order.id}/credit-notes`, { token: customer.idToken });
  await expect.poll(async () => (await notes()).status, { timeout: 30_000 }).toBe(200);
  const download = shop.waitForEvent('download');
  await shop.getByRole('button', { name: 'Download Credit Note' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^credit-note-CN-.+\.pdf$/);
  const lines = pdfLines(await readFile(await file.path()));
  expect(lines.join('\n')).toContain('\n₹316.00Credited, GST included / ');
  const answer = await call('GET', `/orders/${order.id}`, { token: customer.idToken });
  const { payment_status, refunded } = expectAnswer(answer, getOrder.response).order;
  expect({ payment_status, refunded }).toEqual({ payment_status: 'paid', refunded: 316 });
  await shop.close();
});
