import { expect } from '@playwright/test';
import { createTestEmail } from '../../support/accounts';
import { testAccessibility } from '../support/accessibility';

testAccessibility({
  'the home page': async function* (page) {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    yield 'as it opens';
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    yield ['with its menu', 'phone'];
  },

  'product pages': async function* (page) {
    await page.goto('/products?category=3&min_rating=1.5');
    await expect(page.getByRole('article').first()).toBeVisible();
    yield ['filtered', 'desktop'];
    await page.goto('/products?q=xyzzy');
    await expect(page.getByText('No products match these filters.')).toBeVisible();
    yield 'without a match';
    await page.goto('/product?id=999999');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'This product is not in the shop.' }),
    ).toBeVisible();
    yield 'that is not in the shop';
  },

  'the forgot password page': async function* (page) {
    await page.goto('/forgot-password');
    yield 'as it opens';
    const send = page.getByRole('button', { name: 'Send reset link' });
    await page.getByLabel('Email').fill('asha');
    await send.click();
    await expect(page.getByText('Invalid email format')).toBeVisible();
    yield 'with an invalid email';
    await page.getByLabel('Email').fill(createTestEmail());
    await send.click();
    await expect(page.getByRole('alert')).toHaveText('No account found with this email');
    yield 'refused';
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
