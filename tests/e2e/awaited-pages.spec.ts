import type { Page } from '@playwright/test';
import { signInNewCustomer } from './support/accounts';
import { holdRequests } from './support/interception';
import { expect, test } from './support/test';

/** The script of the identity provider's SDK, which determines who is signed in. */
const PROVIDER = '*/assets/identity-provider-*.js';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const PAGES = {
  'the account area': [
    ['/my-account/account-dashboard', 'Hello, Asha'],
    ['/my-account/account-information', 'Account Information'],
    ['/my-account/address-book', 'Address Book'],
    ['/my-account/account-credits', 'My Credits'],
    ['/my-account/account-gift-card', 'Gift Card'],
    ['/my-account/account-refer', 'Refer and Earn'],
    ['/orders', 'My Orders'],
    ['/cart', 'My Cart'],
    ['/create-album', 'Create Album'],
  ],
  'orders and payments': [
    ['/view-product', 'My albums'],
    ['/initial-payment?cartId=none&amount=10', 'Initial Payment'],
    ['/total-payment?id=none&amount=10', 'Complete Payment'],
    ['/initial-payment-confirm?cartId=none&transactionId=none', 'Your payment'],
    ['/payments', 'Payment History'],
    ['/view-order?id=none', 'Order'],
    ['/reorder?id=none', 'Reorder'],
  ],
  'the checkout, the studio and the proof': [
    ['/checkout', 'Checkout'],
    ['/checkout/details', 'Contact Details'],
    ['/checkout/confirmation?id=none', 'Your order'],
    ['/uploadChoice', 'Canvas print'],
    ['/final-checkout/none', 'Final checkout'],
    ['/preview-product', 'Product Preview'],
  ],
} as const;

/** Selectors of the heading shown while the provider is held back, and of the heading shown afterwards. */
const AWAITED = 'h1[data-awaited]';
const OWN = 'main h1:not([data-awaited])';

/** Positions of a heading at each width. Waits until the heading exists. */
async function positionsOf(page: Page, heading: string) {
  const positions = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Waits two frames for styles and scripts that depend on the width.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const position = await page.waitForFunction((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && { x: box.x, y: box.y };
    }, heading);
    positions.push(await position.jsonValue());
  }
  return positions;
}

test.describe('pages for signed-in users', () => {
  // Some pages request records that do not exist.
  test.use({ expectedErrors: /^/ });

  for (const [name, pages] of Object.entries(PAGES)) {
    test(`show their heading before the session is known, and do not move it: ${name}`, async ({
      page,
    }) => {
      test.slow();
      await signInNewCustomer(page, 'Asha Verma');
      for (const [path, heading] of pages) {
        const release = await holdRequests(page, PROVIDER);
        await page.goto(path, { waitUntil: 'commit' });
        const awaited = page.getByRole('heading', { level: 1 });
        await expect(awaited).toHaveText(heading);
        await awaited.evaluate((element) => element.setAttribute('data-awaited', ''));
        const before = await positionsOf(page, AWAITED);
        await release();
        expect.soft([path, await positionsOf(page, OWN)]).toEqual([path, before]);
      }
    });
  }
});
