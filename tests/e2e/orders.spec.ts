import { DEMO_CUSTOMER_EMAIL, signInMember } from '../support/accounts';
import { signInDirectly } from './support/accounts';
import { expect, test } from './support/test';
import { measureSidewaysOverflow } from './support/widths';

const ORDERS = '/my-account/account-orders';

test.describe('My Orders', () => {
  for (const language of ['en', 'hi']) {
    test(`fits its table at every width, in ${language}`, { tag: '@wide' }, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await signInDirectly(page, await signInMember(DEMO_CUSTOMER_EMAIL));
      await page.goto(ORDERS);
      await expect(page.getByRole('table')).toBeVisible();
      for (const width of [960, 1024, 1215, 1216]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await measureSidewaysOverflow(page), `at ${width}`).toBe(0);
      }
      // The column is wide enough to show each word of a product's name unbroken.
      const product = page.getByRole('row').nth(1).getByRole('cell').nth(1);
      expect((await product.boundingBox())?.width).toBeGreaterThanOrEqual(96);
    });
  }
});
