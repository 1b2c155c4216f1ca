import type { Page } from '@playwright/test';
import { holdRouteRequests } from './support/hold-route-requests';
import { fetchDemoReferralCode } from './support/identity';
import { navigateInApp } from './support/navigation';
import { expect, test } from './support/test';

const main = (page: Page) => page.getByRole('main');

// Registration through the referral link is tested in order-journey.spec.ts.
test.describe('the referral landing', () => {
  // proves referral-1
  test('does not move its link under the pointer when the discount appears', async ({ page }) => {
    const code = await fetchDemoReferralCode();
    const go = await holdRouteRequests(page, /api[/]invitation[/]codes/);
    const asked = page.waitForRequest(/api[/]invitation[/]codes/);
    await page.goto(`/refer?code=${code}`);
    await asked;
    const link = main(page).getByRole('link', { name: 'Register' });
    await link.hover();
    await page.mouse.down();
    go();
    await expect(main(page).getByText('10% off')).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL('/register');
  });

  // proves header-7, login-2, referral-1
  test('keeps the code after a click before hydration loads another page, and on the login page', async ({
    page,
  }) => {
    const code = main(page).getByText('Referral code: ASHA7K2P');
    const go = await holdRouteRequests(page, /assets[/]index-[^/]*[.]js$/);
    await page.goto('/refer?code=ASHA7K2P');
    await main(page).getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    go();
    await expect(code).toBeVisible();
    await navigateInApp(page, '/login');
    await expect(page).toHaveURL('/login');
    await expect(code).toBeVisible();
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/register');
    await expect(code).toBeVisible();
  });
});
