import type { Page } from '@playwright/test';
import { signInMember } from '../../support/accounts';
import { storeGiftCard } from '../../support/gift-cards';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { signInDirectly, signInNewCustomer } from '../support/accounts';

const INFORMATION = '/my-account/account-information';

async function* openStaffDashboard(page: Page, role: 'reviewer' | 'admin') {
  await signInDirectly(page, await signInMember(`${role}@smriti.test`));
  await page.goto('/my-account');
  await expectTextVisible(page, 'Review queue');
  yield role;
}

testAccessibility({
  'the dashboard of a reviewer': (page) => openStaffDashboard(page, 'reviewer'),

  'the dashboard of an admin': (page) => openStaffDashboard(page, 'admin'),

  'account information with missing and invalid fields': async function* (page) {
    await page.route('**/api/info', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      const wrong = { lastName: '', phone: '080 12', dob_day: 40, dob_month: 13, dob_year: 1800 };
      await route.fulfill({ response, json: { user: { ...user, ...wrong } } });
    });
    await signInNewCustomer(page);
    await page.goto(INFORMATION);
    await clickFirstButton(page, 'Edit');
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Last name is required');
    yield 'with an error at each field';
    await failRequests(page, '*/api/info');
    await page.reload();
    await expectTextVisible(page, 'Your information could not be loaded.');
    yield 'not loaded';
  },

  'gift cards': async function* (page) {
    await signInNewCustomer(page);
    await page.goto('/my-account/account-gift-card');
    await expectTextVisible(page, '₹0.00');
    yield 'without a balance';
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, 'Please enter a gift card code.');
    yield 'without a code';
    await page.getByLabel('Gift card code').fill('ABCD-EFGH');
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, /^This gift card code is not valid/);
    yield 'refused';
    await page.getByLabel('Gift card code').fill(await storeGiftCard());
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, 'Gift card redeemed successfully!');
    yield 'redeemed';
    await failRequests(page, '*/api/gift-cards/balance');
    await page.reload();
    await expectTextVisible(page, 'Your balance could not be loaded.');
    yield 'not loaded';
  },
});
