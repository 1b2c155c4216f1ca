import { createTestEmail } from '../../support/accounts';
import { clickFirstButton, expectTextVisible, testAccessibility } from '../support/accessibility';
import { navigateInApp } from '../support/navigation';

testAccessibility({
  'public pages': async function* (page) {
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    yield 'the home page';
    await clickFirstButton(page, 'Open menu');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    yield ['the home page with its menu', 'phone'];
    await page.keyboard.press('Escape');

    await navigateInApp(page, '/products?q=xyzzy');
    await expectTextVisible(page, 'No products match these filters.');
    yield 'products without a match';
    await navigateInApp(page, '/products?category=3&min_rating=1.5');
    await page.getByRole('article').first().waitFor();
    yield ['filtered products', 'desktop'];
    await navigateInApp(page, '/product?id=999999');
    await page
      .getByRole('paragraph')
      .filter({ hasText: 'This product is not in the shop.' })
      .waitFor();
    yield 'a product that is not in the shop';

    await navigateInApp(page, '/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    yield 'the forgot password page';
    await page.getByLabel('Email').fill('asha');
    await clickFirstButton(page, 'Send reset link');
    await expectTextVisible(page, 'Invalid email format');
    yield 'the forgot password page with an invalid email';
    await page.getByLabel('Email').fill(createTestEmail());
    await clickFirstButton(page, 'Send reset link');
    await page
      .getByRole('alert')
      .filter({ hasText: /^No account found with this email$/ })
      .waitFor();
    yield 'the forgot password page, refused';

    await navigateInApp(page, '/refer?code=ASHA7K2P');
    await page.getByText('ASHA7K2P', { exact: true }).waitFor();
    yield 'an invitation with its code';
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expectTextVisible(page, 'Referral code: ASHA7K2P');
    yield 'an invitation at the login page';
    await navigateInApp(page, '/refer');
    await page
      .getByRole('alert')
      .filter({ hasText: /^Invalid or missing referral code\.$/ })
      .waitFor();
    yield 'an invitation without a code';
  },
});
