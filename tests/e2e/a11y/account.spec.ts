import { storeGiftCard } from '../../support/gift-cards';
import { testAccessibility, clickFirstButton, expectTextVisible } from '../support/accessibility';
import { failRequests } from '../support/interception';
import { navigateInApp } from '../support/navigation';
import { signInNewCustomer } from '../support/accounts';

const INFORMATION = '/my-account/account-information';
const GIFT_CARDS = '/my-account/account-gift-card';

testAccessibility({
  'account information and gift cards': async function* (page) {
    await signInNewCustomer(page);
    // A page that could not be loaded requests its data again when it is shown again.
    const stopFailingInfo = await failRequests(page, '*/api/info');
    await page.goto(INFORMATION);
    await expectTextVisible(page, 'Your information could not be loaded.');
    yield 'account information that is not loaded';
    await stopFailingInfo();
    const stopFailingBalance = await failRequests(page, '*/api/gift-cards/balance');
    await navigateInApp(page, GIFT_CARDS);
    await expectTextVisible(page, 'Your balance could not be loaded.');
    yield 'a balance that is not loaded';
    await stopFailingBalance();

    await page.route('**/api/info', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      const wrong = { lastName: '', phone: '080 12', dob_day: 40, dob_month: 13, dob_year: 1800 };
      await route.fulfill({ response, json: { user: { ...user, ...wrong } } });
    });
    await navigateInApp(page, INFORMATION);
    await clickFirstButton(page, 'Edit');
    await clickFirstButton(page, 'Save');
    await expectTextVisible(page, 'Last name is required');
    yield 'account information with an error at each field';

    await navigateInApp(page, GIFT_CARDS);
    await expectTextVisible(page, '₹0.00');
    yield 'gift cards without a balance';
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, 'Please enter a gift card code.');
    yield 'gift cards without a code';
    await page.getByLabel('Gift card code').fill('ABCD-EFGH');
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, /^This gift card code is not valid/);
    yield 'a gift card that is refused';
    await page.getByLabel('Gift card code').fill(await storeGiftCard());
    await clickFirstButton(page, 'Redeem');
    await expectTextVisible(page, 'Gift card redeemed successfully!');
    yield 'a gift card that is redeemed';
  },
});
