import { redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import type { Page } from '@playwright/test';
import {
  type Member,
  createTestCustomer,
  createTestStaff,
  signInAgain,
} from '../../support/accounts';
import { callEndpoint } from '../../support/http';
import { expectAccessible, expectTextVisible } from '../support/accessibility';
import { signInDirectly } from '../support/accounts';
import { navigateInApp } from '../support/navigation';
import { chooseByKeyboard, activateByKeyboard, typeByKeyboard } from '../support/keyboard';
import { matchAnyOf, expect, test } from '../support/test';

/** Management of people by an admin, by keyboard. */

const SESSION_ENDED = /status of 40[01]/;

const press = (page: Page, name: string) =>
  activateByKeyboard(page, page.getByRole('button', { name }));

async function asAdmin(page: Page, path: string): Promise<void> {
  await signInDirectly(page, await createTestStaff('Meera Admin', 'admin'));
  await page.goto(path);
}

test('an admin makes gift cards, and a customer redeems one', async ({ page }) => {
  await asAdmin(page, '/admin/gift-cards');
  await press(page, 'Make gift cards');
  await press(page, 'Make the cards');
  await expectAccessible(page, 'a batch without an amount');
  await typeByKeyboard(page, page.getByLabel('How many'), '2');
  await typeByKeyboard(page, page.getByLabel('Worth of each, in rupees'), '750');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '2 gift cards are made' })).toBeFocused();
  const codes = page.getByRole('list', { name: 'Codes of the new gift cards' });
  await expect(codes.getByRole('listitem')).toHaveCount(2);
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await expectAccessible(page, 'the codes of a batch');

  const { idToken: token } = await createTestCustomer();
  const { amount } = await callEndpoint(redeemGiftCard, { token, body: { code } });
  expect(amount).toBe(750);

  await press(page, 'I have the codes');
  await expect(page.getByText(code)).toHaveCount(0);
  await typeByKeyboard(page, page.getByLabel('Code, or its last four characters'), code);
  const card = page.getByRole('row', { name: `ends with ${code.slice(-4)}` });
  await expect(page.getByRole('row')).toHaveCount(2); // the heading of the table, and the card
  await expect(card).toContainText('Used');
  await navigateInApp(page, '/admin/audit');
  await expectTextVisible(page, 'Gift cards made');
  await expectAccessible(page, 'the audit');
});

test.describe(() => {
  test.use({ expectedErrors: matchAnyOf(SESSION_ENDED, /Failed to fetch/) });

  test('an admin removes the role of a signed-in reviewer, whose session ends', async ({
    page,
    browser,
  }) => {
    const customer = await createTestCustomer('Nina Rao');
    await asAdmin(page, `/admin/customers/${customer.uid}`);
    await expectTextVisible(page, 'Nothing has come or gone yet.');
    await expectAccessible(page, 'a customer');
    await changeRole(page, 'Reviewer');
    await expect(page.getByText('The role is changed.')).toBeVisible();

    const reviewer: Member = {
      ...(await signInAgain(customer)),
      user: { ...customer.user, role: 'reviewer' },
    };
    const work = await browser.newPage();
    await signInDirectly(work, reviewer);
    await work.goto('/admin/review');
    await expect(work.getByRole('heading', { name: 'Review queue' })).toBeVisible();

    await changeRole(page, 'Customer');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await work.reload();
    await expect(work).toHaveURL(/\/login/);
    await work.close();
  });
});

async function changeRole(page: Page, role: string): Promise<void> {
  await press(page, 'Change role');
  const dialog = page.getByRole('dialog', { name: 'Change the role?' });
  await chooseByKeyboard(page, dialog.getByLabel('Role'), role);
  await activateByKeyboard(page, dialog.getByRole('button', { name: 'Change role' }));
  await expect(dialog).toHaveCount(0);
}
