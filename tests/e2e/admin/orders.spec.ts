import { createTestCustomer, createTestStaff } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { createTestPaidOrder } from '../../support/orders';
import { expectAccessible } from '../support/accessibility';
import { signInDirectly } from '../support/accounts';
import { activateByKeyboard, typeByKeyboard } from '../support/keyboard';
import { DELETED_PICTURE_ERROR, expect, test } from '../support/test';

test.use({ expectedErrors: DELETED_PICTURE_ERROR });

test('a printer prints and ships an order by keyboard, and its customer sees it at once', async ({
  page,
  browser,
}) => {
  const [customer, printer] = [
    await createTestCustomer(),
    await createTestStaff('Joseph Kurian', 'printer'),
  ];
  const order = await createTestPaidOrder(customer, { title: 'Backwaters' });
  const shop = await browser.newPage();
  await signInDirectly(shop, customer);
  await shop.goto(`/view-order?id=${order.id}`);
  await expect(shop.getByRole('button', { name: 'Cancel Order' })).toBeVisible();

  await signInDirectly(page, printer);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/print-room');
  await expect(page.getByText('Start printing').first()).toBeVisible();
  await expectAccessible(page, 'the print room');
  // A barcode scanner types into the focused field.
  await typeByKeyboard(page, page.getByLabel('Scan or type an order number'), order.id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${order.id}` })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('₹');
  await expectAccessible(page, 'a job');
  await activateByKeyboard(page, page.getByRole('button', { name: 'Start printing' }));
  const start = page.getByRole('dialog', { name: 'Start printing this order?' });
  await expect(start).toContainText('From then on its customer can no longer cancel it.');
  await activateByKeyboard(page, start.getByRole('button', { name: 'Start printing' }));
  await expect(start).toHaveCount(0);
  await expect(shop.getByText('Being printed')).toBeVisible();
  await expect(shop.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await activateByKeyboard(page, page.getByRole('button', { name: 'Printed', exact: true }));
  const printed = page.getByRole('dialog', { name: 'Is this order printed?' });
  await activateByKeyboard(page, printed.getByRole('button', { name: 'Printed', exact: true }));
  await expect(printed).toHaveCount(0);
  await activateByKeyboard(page, page.getByRole('button', { name: 'Ship', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Ship this order?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'before shipping');
  await typeByKeyboard(page, dialog.getByLabel('Sent with'), 'Blue Dart');
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
