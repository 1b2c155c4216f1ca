import type { Page } from '@playwright/test';
import { signedInCustomer } from './support/accounts';
import { expect, test } from './support/test';

/** The script of the identity provider's SDK, which determines who is signed in. */
const PROVIDER = /assets[/]identity-provider-[^/]*[.]js$/;

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

/** Holds back the identity provider's script until the returned function is called. */
async function holdProvider(page: Page): Promise<() => void> {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(PROVIDER, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

/** The position of the page's own heading when it replaces the placeholder's heading. */
function ownHeading(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const heading = document.querySelector('main h1:not([data-awaited])');
          if (!heading) requestAnimationFrame(look);
          else {
            const { x, y } = heading.getBoundingClientRect();
            resolve({ x, y });
          }
        };
        look();
      }),
  );
}

test.describe('pages of those who are signed in', () => {
  // Some pages request records that do not exist.
  test.use({ expectedErrors: /^/ });

  for (const [name, pages] of Object.entries(PAGES)) {
    test(
      `are headed before it is known who is, and nothing moves: ${name}`,
      { tag: '@both' },
      async ({ page }) => {
        test.slow();
        await signedInCustomer(page, 'Asha Verma');
        for (const [path, heading] of pages) {
          const go = await holdProvider(page);
          await page.goto(path);
          const awaited = page.getByRole('heading', { level: 1 });
          await expect(awaited).toHaveText(heading);
          const before = await awaited.evaluate((element) => {
            element.setAttribute('data-awaited', '');
            const { x, y } = element.getBoundingClientRect();
            return { x, y };
          });
          go();
          expect.soft({ path, ...(await ownHeading(page)) }).toEqual({ path, ...before });
          await page.unroute(PROVIDER);
        }
      },
    );
  }
});
