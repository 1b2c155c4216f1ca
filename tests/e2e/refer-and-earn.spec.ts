import type { Page } from '@playwright/test';
import { freshEmail } from '../support/accounts';
import { fillRegistration, signedInCustomer } from './support/accounts';
import { invitedBy } from './support/identity';
import { expect, test } from './support/test';

const REFER = '/my-account/account-refer';
const COPIED = 'Referral link copied to clipboard!';

const link = (page: Page) => page.getByRole('textbox', { name: 'Referral link' });
const copy = (page: Page) => page.getByRole('button', { name: 'Copy link' });
const friends = (page: Page) => page.getByRole('region', { name: 'Your friends' });

async function open(page: Page): Promise<void> {
  await signedInCustomer(page);
  await page.goto(REFER);
  await expect(link(page)).toBeVisible();
}

test.describe('refer and earn', () => {
  test('has a link, what it brings, and nobody at first', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer and Earn');
    await expect(page).toHaveTitle('Refer and Earn · Smriti');
    await expect(page.getByText('1,000 reward points')).toBeVisible();
    await expect(page.getByText('10% extra discount')).toBeVisible();
    await expect(link(page)).toHaveValue(/\/refer\?code=[2-9A-HJ-NP-Z]{8}$/);
    await expect(friends(page)).toContainText('No history found.');
  });

  test('copies the link, and says so for 3 seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy(page).click();
    await expect(page.getByText(COPIED, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await link(page).inputValue(),
    );
    await page.clock.runFor(2900);
    await expect(page.getByText(COPIED)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(COPIED)).toHaveCount(0);
    await page.clock.resume();
    await copy(page).click();
    await expect(page.getByText(COPIED)).toBeVisible();
  });

  test('selects the link where the clipboard is refused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page);
    await copy(page).click();
    await expect(page.getByRole('alert')).toContainText('The link could not be copied.');
    const selected = await link(page).evaluate((field: HTMLInputElement) =>
      field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
    );
    expect(selected).toBe(await link(page).inputValue());
  });

  test('shares the link by messengers and mail', async ({ page }) => {
    await open(page);
    const own = await link(page).inputValue();
    const ways = page.getByRole('list', { name: 'Share' });
    for (const [name, page_] of [
      ['WhatsApp', 'https://wa.me/'],
      ['Telegram', 'https://t.me/share/url'],
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php'],
      ['Email', 'mailto:'],
    ] as const) {
      const href = (await ways.getByRole('link', { name }).getAttribute('href')) ?? '';
      expect(href.startsWith(page_)).toBe(true);
      expect(decodeURIComponent(href)).toContain(own);
    }
  });

  test('lists a friend who came by the link', async ({ page, browser }) => {
    await open(page);
    const address = new URL(await link(page).inputValue());
    const friend = await browser.newPage();
    const email = freshEmail();
    await friend.goto(`${address.pathname}${address.search}`);
    await friend.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await fillRegistration(friend, email, 'Neha Rao');
    await friend.getByRole('button', { name: 'Register' }).click();
    await expect(friend).not.toHaveURL(/\/register/);
    await expect.poll(() => invitedBy(email)).toBe(address.searchParams.get('code'));
    await friend.close();

    await page.reload();
    const row = friends(page).getByRole('row').filter({ hasText: 'Neha' });
    await expect(row.getByText('Joined', { exact: true }).last()).toBeVisible();
    await expect(friends(page)).not.toContainText('Rao');
  });

  test.describe('without an answer', () => {
    test.use({ expectedErrors: /status of 503|Failed to fetch invitation/ });

    test('says so, and lets one try again', { tag: '@wide' }, async ({ page }) => {
      await signedInCustomer(page);
      let isBroken = true;
      await page.route('**/api/invitation', (route) =>
        isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue(),
      );
      await page.goto(REFER);
      await expect(page.getByText('Your invitation could not be loaded.')).toBeVisible({
        timeout: 15_000,
      });
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(link(page)).toBeVisible();
    });
  });
});
