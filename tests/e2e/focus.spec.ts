import type { Page } from '@playwright/test';
import { fetchProducts } from './support/catalogue';
import { signedInCustomer } from './support/accounts';
import { expect, test } from './support/test';

/** Stops of the Tab key on each page: enough to pass every part of its form. */
const MOST_STOPS = 45;

/** Whether what has the focus is covered, at its middle and its edges, by something else. */
function isFocusCovered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.id === 'content') return null;
    // A radio of a card is drawn by its label.
    const shown = focused.closest('label') ?? focused;
    const box = shown.getBoundingClientRect();
    // Strips of links scroll sideways: what is out of the window is not covered.
    const middle = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const hits = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]
      .map((y) => document.elementFromPoint(middle, y))
      .filter((hit) => hit !== null);
    // A list that grows may push it out of the window, where nothing covers it.
    const isSeen = hits.some((hit) => shown.contains(hit) || hit.contains(shown));
    return isSeen || hits.length === 0 ? null : shown.outerHTML.slice(0, 200);
  });
}

async function expectFocusSeen(page: Page): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusCovered(page), `stop ${stop + 1}`).toBeNull();
  }
}

test.describe('what has the focus is never covered', { tag: '@both' }, () => {
  // Each stop of each page is looked at.
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
