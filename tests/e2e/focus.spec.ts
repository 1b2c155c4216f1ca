import type { Page } from '@playwright/test';
import { fetchProducts } from './support/catalogue';
import { newCustomer, newStaff } from '../support/accounts';
import { storeAlbum, storeRequestedAlbum } from '../support/albums';
import { storeApprovedAlbum } from '../support/orders';
import { signedIn, signedInCustomer } from './support/accounts';
import { expect, test } from './support/test';

/** Presses of the Tab key on each page: enough to pass every part of its form. */
const MOST_STOPS = 45;

/** The focused element's HTML if something covers its middle and its edges; null otherwise. */
function isFocusCovered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.id === 'content') return null;
    // The visible part of a radio button in a card is its label.
    const shown = focused.closest('label') ?? focused;
    const box = shown.getBoundingClientRect();
    // Strips of links scroll sideways; parts outside of the window do not count as covered.
    const middle = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const hits = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]
      .map((y) => document.elementFromPoint(middle, y))
      .filter((hit) => hit !== null);
    // A growing list may push the element out of the window, where nothing covers it.
    const isSeen = hits.some((hit) => shown.contains(hit) || hit.contains(shown));
    return isSeen || hits.length === 0 ? null : shown.outerHTML.slice(0, 200);
  });
}

async function expectFocusSeen(page: Page, stops = MOST_STOPS): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const where = `stop ${stop + 1} of ${page.url()} at ${page.viewportSize()?.width} px`;
    expect(await isFocusCovered(page), where).toBeNull();
  }
}

/** Presses of the Tab key where there are many pages: enough to pass the bars and the first controls. */
const FEW_STOPS = 25;
const WIDTHS = [360, 768];

/** Presses Tab through each page in phone and tablet width, one page after the other in the same window. */
async function expectFocusSeenOn(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      await expectFocusSeen(page, FEW_STOPS);
    }
  }
}

test.describe('what has the focus is not covered, on a phone and on a tablet', () => {
  test.use({ usesGoogle: true });
  test.slow();

  test('where customers design, order and keep their account', async ({ page }) => {
    const customer = await signedInCustomer(page);
    const draft = await storeAlbum(customer);
    const requested = await storeRequestedAlbum(customer);
    await storeApprovedAlbum(customer);
    await expectFocusSeenOn(page, [
      '/create-product',
      `/edit-product?id=${draft.id}`,
      '/uploadChoice',
      '/checkout',
      '/checkout/details',
      `/view-product?id=${requested.id}`,
      '/my-account/cart',
      '/my-account/account-information',
      '/my-account/account-orders',
    ]);
  });

  test('where staff work', async ({ page }) => {
    const requested = await storeRequestedAlbum(await newCustomer());
    await signedIn(page, await newStaff('Meera Admin', 'admin'));
    await expectFocusSeenOn(page, [
      '/admin',
      '/admin/orders',
      '/admin/catalogue/products',
      '/admin/catalogue/products/1',
      '/preview-product',
      `/preview-product?id=${requested.id}`,
    ]);
  });
});

test.describe('what has the focus is never covered', { tag: '@both' }, () => {
  // Many stops of many pages are checked.
  test.slow();

  test('on the pages with a bar at the lower edge', async ({ page, request }) => {
    const [product] = await fetchProducts(request, { sort: 'best_selling' });
    await signedInCustomer(page);
    await page.goto(`/product?id=${product?.id}`);
    await expect(page.getByRole('button', { name: 'Start Design' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose the standard options' }).click();
    await expectFocusSeen(page);
    await page.goto('/my-account/create-album');
    await expect(page.getByRole('button', { name: 'Save Album' })).toBeVisible();
    await expectFocusSeen(page);
  });

  test('on the pages without one', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue with Selected Size' })).toBeVisible();
    await expectFocusSeen(page);
    await page.goto('/products');
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 30_000 });
    await expectFocusSeen(page);
  });
});
