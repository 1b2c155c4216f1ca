import type { Locator, Page } from '@playwright/test';
import { signInNewCustomer } from './support/accounts';
import { navigateInApp } from './support/navigation';
import { holdRequests } from './support/interception';
import { expect, test } from './support/test';

/** The script of the identity provider's SDK, which determines who is signed in. */
const PROVIDER = '*/assets/identity-provider-*.js';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Paths of pages for signed-in users, each with the heading that it shows before the session is known. */
const PAGES = [
  ['/my-account/account-dashboard', 'Hello, Asha'],
  ['/my-account/account-information', 'Account Information'],
  ['/my-account/address-book', 'Address Book'],
  ['/my-account/account-credits', 'My Credits'],
  ['/my-account/account-gift-card', 'Gift Card'],
  ['/my-account/account-refer', 'Refer and Earn'],
  ['/orders', 'My Orders'],
  ['/cart', 'My Cart'],
  ['/create-album', 'Create Album'],
  ['/view-product', 'My albums'],
  ['/initial-payment?cartId=none&amount=10', 'Initial Payment'],
  ['/total-payment?id=none&amount=10', 'Complete Payment'],
  ['/initial-payment-confirm?cartId=none&transactionId=none', 'Your payment'],
  ['/payments', 'Payment History'],
  ['/view-order?id=none', 'Order'],
  ['/reorder?id=none', 'Reorder'],
  ['/checkout', 'Checkout'],
  ['/checkout/details', 'Contact Details'],
  ['/checkout/confirmation?id=none', 'Your order'],
  ['/uploadChoice', 'Canvas print'],
  ['/final-checkout/none', 'Final checkout'],
  ['/preview-product', 'Product Preview'],
] as const;

/** Positions of a heading at each width. */
async function positionsOf(page: Page, heading: Locator) {
  const positions = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Waits two frames for styles and scripts that depend on the width.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const { x, y } = await heading.evaluate((element) => element.getBoundingClientRect());
    positions.push({ x, y });
  }
  return positions;
}

test.describe('pages for signed-in users', () => {
  // Some pages request records that do not exist.
  test.use({ expectedErrors: /^/ });

  test('show their heading before the session is known, and do not move it', async ({ page }) => {
    test.slow();
    await signInNewCustomer(page, 'Asha Verma');
    const release = await holdRequests(page, PROVIDER);
    await page.goto(PAGES[0][0], { waitUntil: 'commit' });
    const loading = page.getByRole('main').getByText('Loading...').first();
    const shown = page.getByRole('heading', { level: 1 });
    const awaited = new Map<string, unknown>();
    for (const [path, heading] of PAGES) {
      await navigateInApp(page, path);
      await expect(shown).toHaveText(heading);
      awaited.set(path, await positionsOf(page, shown));
      await expect(loading).toBeAttached();
    }
    await release();
    for (const [path] of PAGES) {
      await shown.evaluate((element) => element.setAttribute('data-former', ''));
      await navigateInApp(page, path);
      const own = page.locator('main h1:not([data-former])');
      await own.waitFor();
      // The placeholder of a page says that it is loading.
      await loading.waitFor({ state: 'detached', timeout: 20_000 });
      expect.soft([path, await positionsOf(page, own)]).toEqual([path, awaited.get(path)]);
    }
  });
});
