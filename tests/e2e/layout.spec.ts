import { signInNewCustomer } from './support/accounts';
import { fetchContact } from './support/catalogue';
import { expect, test } from './support/test';
import { measureSidewaysOverflow } from './support/widths';

const DESKTOP = { width: 1280, height: 800 };

test.describe('the layout', () => {
  // proves routes-4, header-3, header-4, header-5
  test('shows visitors Login, Register and the phone number of the shop, on phones in a menu that Escape closes', async ({
    page,
    request,
  }) => {
    const contact = await fetchContact(request);
    await page.goto('/');
    const header = page.getByRole('banner');
    for (const name of ['Login', 'Register']) {
      await expect(header.getByRole('link', { name })).toBeVisible();
    }
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(menu.getByRole('link', { name: contact.phone })).toBeVisible();
    await menu.getByRole('link', { name: 'Register' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/register');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('2025');
    const email = footer.getByRole('link', { name: contact.email });
    await expect(email).toBeVisible();
    // A long email address does not widen the page.
    await email.evaluate((link) => {
      link.textContent = `${'photographs'.repeat(5)}@smriti.example`;
    });
    expect(await measureSidewaysOverflow(page)).toBe(0);
  });

  test(
    'moves the focus to the content of a new page, has a skip link, and shows the phone number and Register',
    { tag: '@wide' },
    async ({ page, request }) => {
      const contact = await fetchContact(request);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: contact.phone })).toBeVisible();
      await page.getByRole('link', { name: 'Best Sellers' }).click();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
      await header.getByRole('link', { name: 'Register' }).click();
      await expect(page).toHaveURL('/register');
    },
  );

  // proves header-6, session-5
  test('shows signed-in customers the account link, the cart and Logout', async ({ page }) => {
    await signInNewCustomer(page);
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Cart, to order: \d+$/ })).toBeVisible();
    await header.locator('a[href="/my-account/account-dashboard"]').click();
    await expect(page).toHaveURL('/my-account/account-dashboard');
    const phone = page.viewportSize() ?? DESKTOP;
    await page.setViewportSize(DESKTOP);
    await expect(header.getByRole('button', { name: 'Logout' })).toHaveText('Logout');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const logout = page.getByRole('button', { name: 'Logout' });
    await expect(logout).toHaveText('Logout');
    await logout.click();
    await expect(page).toHaveURL('/login');
    await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  });

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
