import { expect } from '@playwright/test';
import { DEMO_CUSTOMER_EMAIL, newEmail, newAccount } from '../../support/accounts';
import { fillRegistration } from '../support/accounts';
import { testAccessibility } from '../support/accessibility';
import { fetchProducts } from '../support/catalogue';
import { fetchPasswordResetCodes } from '../support/identity';

const POLICIES = [
  '/about',
  '/faqs',
  '/shipping-policy',
  '/refund-policy',
  '/privacy',
  '/terms',
  '/contact',
];

testAccessibility({
  'the home page': async function* (page) {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    yield 'as it opens';
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    yield ['with its menu', 'phone'];
  },

  'the product list': async function* (page) {
    await page.goto('/products');
    await expect(page.getByRole('article')).toHaveCount(8);
    yield 'as it opens';
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Wedding' });
    await expect(page).toHaveURL(/category=3/);
    yield ['with its filters', 'phone'];
    await page.goto('/products?category=3&min_rating=1.5');
    await expect(page.getByRole('article').first()).toBeVisible();
    yield ['filtered', 'desktop'];
    await page.goto('/products?q=xyzzy');
    await expect(page.getByText('No products match these filters.')).toBeVisible();
    yield 'without a match';
  },

  'a product': async function* (page) {
    const [product] = await fetchProducts(page.request, { sort: 'best_selling' });
    await page.goto(`/product?id=${product?.id}`);
    const similar = page.getByRole('region', { name: 'Similar products' }).getByRole('article');
    await expect(similar.first()).toBeVisible();
    yield 'as it opens';
    await page.getByRole('button', { name: 'Start Design' }).first().click();
    await expect(page.getByRole('alert')).toBeVisible();
    yield 'without a choice';
    await page.getByRole('button', { name: 'Enlarge the picture' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    yield 'enlarged';
    await page.goto('/product?id=999999');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'This product is not in the shop.' }),
    ).toBeVisible();
    yield 'that is not in the shop';
  },

  policies: async function* (page) {
    for (const path of POLICIES) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      yield path;
    }
  },

  'the login page': async function* (page) {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    yield 'as it opens';
    await page.getByLabel('Email').fill('asha@');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    yield 'with a problem at its field';
    await page.getByLabel('Email').fill(DEMO_CUSTOMER_EMAIL);
    await page.getByLabel('Password', { exact: true }).fill('Wrong@123');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect password');
    yield 'refused';
  },

  'the register page': async function* (page) {
    await page.goto('/register');
    yield 'as it opens';
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill('smriti@123');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/^Password must be at least 8 characters/)).toBeVisible();
    yield 'with a weak password';
    await fillRegistration(page, DEMO_CUSTOMER_EMAIL, 'Asha Verma');
    await page.getByLabel('Day').fill('31');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/^Invalid date of birth/)).toBeVisible();
    yield 'with a wrong date';
    await page.getByLabel('Day').fill('');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email already registered');
    yield 'refused';
  },

  'the forgotten password': async function* (page) {
    await page.goto('/forgot-password');
    yield 'as it opens';
    const send = page.getByRole('button', { name: 'Send reset link' });
    await page.getByLabel('Email').fill('asha');
    await send.click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    yield 'with a problem at its field';
    await page.getByLabel('Email').fill(newEmail());
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('No account found with this email');
    yield 'refused';
  },

  'the sent link': async function* (page) {
    const { email } = await newAccount('Asha Verma');
    // Delays the redirect that the page makes after 3 seconds.
    await page.addInitScript(() => {
      const setTimeout = window.setTimeout.bind(window);
      const held = (run: TimerHandler, wait?: number) =>
        setTimeout(run, wait === 3000 ? 2 ** 31 - 1 : wait);
      Object.assign(window, { setTimeout: held });
    });
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Password reset link sent to your email')).toBeVisible();
    yield 'told';
    const [code] = await fetchPasswordResetCodes(email);
    await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
    await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
    yield 'opened';
    await page.getByLabel('New password', { exact: true }).fill('weak');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText(/^Password must be at least 8 characters/)).toBeVisible();
    yield 'with a weak password';
    await page.getByLabel('New password', { exact: true }).fill('Naya@5678');
    await page.getByLabel('New password again').fill('Naya@5678');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'new password is set' })).toBeVisible();
    yield 'done with';
    await page.goto(`/reset-password?oobCode=${code}`);
    await expect(page.getByRole('alert')).toContainText('This link does not work any more');
    yield 'used';
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toContainText('This address is incomplete.');
    yield 'cut short';
    await page.route('**/accounts:resetPassword?*', (route) => route.abort());
    await page.goto('/reset-password?oobCode=any');
    await expect(page.getByRole('alert')).toContainText('We could not check this link.');
    yield 'not checked';
  },

  'an invitation': async function* (page) {
    await page.goto('/refer?code=ASHA7K2P');
    await expect(page.getByText('ASHA7K2P', { exact: true })).toBeVisible();
    yield 'with its code';
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByText('Referral code: ASHA7K2P')).toBeVisible();
    yield 'at the login page';
    await page.goto('/refer');
    await expect(page.getByRole('alert')).toHaveText('Invalid or missing referral code.');
    yield 'without a code';
  },
});
