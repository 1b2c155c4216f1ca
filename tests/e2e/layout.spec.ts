import { signInNewCustomer } from './support/accounts';
import { expect, test } from './support/test';
import { measureSidewaysOverflow } from './support/widths';

test.describe('the layout', () => {
  // proves routes-4, header-3, header-5
  test(
    'shows visitors Login, Register and the phone number of the shop',
    { tag: '@both' },
    async ({ page, request, isMobile }) => {
      const [contact] = (await (await request.get('/api/talk-to-us')).json()) as {
        phone: string;
        email: string;
      }[];
      await page.goto('/');
      for (const name of ['Login', 'Register']) {
        await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
      }
      if (isMobile) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu.getByRole('link', { name: contact?.phone })).toBeVisible();
        await menu.getByRole('link', { name: 'Register' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      } else {
        await expect(
          page.getByRole('banner').getByRole('link', { name: contact?.phone }),
        ).toBeVisible();
        await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
      }
      await expect(page).toHaveURL('/register');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('2025');
      await expect(footer.getByRole('link', { name: contact?.email })).toBeVisible();
    },
  );

  // proves header-4
  test('closes the menu with Escape and restores the focus', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  // proves header-6, session-5
  test(
    'shows signed-in customers the account link, the cart and Logout',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await signInNewCustomer(page);
      await page.goto('/');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /^Cart, to order: \d+$/ })).toBeVisible();
      await header.locator('a[href="/my-account/account-dashboard"]').click();
      await expect(page).toHaveURL('/my-account/account-dashboard');
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
      const logout = page.getByRole('button', { name: 'Logout' });
      await expect(logout).toHaveText('Logout');
      await logout.click();
      await expect(page).toHaveURL('/login');
      await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
    },
  );

  // proves header-9
  test(
    'falls back to the toll-free number when the contact does not load',
    { tag: '@wide' },
    async ({ page }) => {
      await page.route('**/api/talk-to-us', (route) => route.fulfill({ json: [] }));
      await page.goto('/login'); // Public pages are served with the phone number in them.
      const phone = page.getByRole('banner').getByRole('link', { name: '1800 123 4567' });
      await expect(phone).toContainText('Talk to us');
    },
  );

  test('is no wider than the window with a long contact email', async ({ page }) => {
    const email = `${'photographs'.repeat(5)}@smriti.example`;
    await page.route('**/api/talk-to-us', async (route) => {
      const response = await route.fetch();
      const [contact] = (await response.json()) as object[];
      await route.fulfill({ response, json: [{ ...contact, email }] });
    });
    await page.goto('/login');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: email })).toBeVisible();
    expect(await measureSidewaysOverflow(page)).toBe(0);
  });

  // proves routes-3
  test('redirects unknown paths to the home page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/');
  });

  test(
    'moves the focus to the content of a new page, and has a skip link',
    { tag: '@wide' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Best Sellers' }).click();
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    },
  );

  test.describe('when the provider cannot sign out', () => {
    // proves header-8
    test('shows an error message', { tag: '@wide' }, async ({ page }) => {
      await signInNewCustomer(page);
      await page.goto('/');
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
      // Breaks storage at the click itself: the provider polls it, and may notice an earlier failure.
      await page.evaluate(() => {
        const broken = () => {
          throw new Error('storage is gone');
        };
        const breakStorage = () => {
          IDBFactory.prototype.open = broken;
          IDBDatabase.prototype.transaction = broken;
          Storage.prototype.removeItem = broken;
        };
        document.addEventListener('click', breakStorage, { capture: true, once: true });
      });
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('alert')).toHaveText('Failed to logout. Please try again.');
    });
  });
});
