import type { Page } from '@playwright/test';
import { fetchProducts } from './support/catalogue';
import { createTestCustomer, createTestStaff } from '../support/accounts';
import { storeAlbum, storeRequestedAlbum } from '../support/albums';
import { storeApprovedAlbum } from '../support/orders';
import { navigateInApp } from './support/navigation';
import { signInDirectly, signInNewCustomer } from './support/accounts';
import { DELETED_PICTURE_ERROR, expect, test } from './support/test';

/** Widths of a phone, a tablet and a desktop. */
const WIDTHS = [360, 768, 1280];
/** Maximum number of tab stops checked per page: enough to pass the bars and every part of a form. */
const MAX_TAB_STOPS = 60;

/** Minimum number of visible tab stops per page; header and footer alone have more. */
const MIN_SEEN_STOPS = 6;

/**
 * Focuses each element that Tab stops at. Returns the HTML of those that are covered in their middle and
 * at their edges, and the number of those that are visible.
 */
function focusStops(maxTabStops: number): { covered: string[]; seen: number } {
  const TABBABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const stops = [...document.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
  );
  const covered: string[] = [];
  let seen = 0;
  for (const stop of stops.slice(0, maxTabStops)) {
    stop.focus();
    if (document.activeElement !== stop) continue;
    // The visible part of a radio button in a card is its label.
    const shown = stop.closest('label') ?? stop;
    const box = shown.getBoundingClientRect();
    // Strips of links scroll sideways; parts outside of the window do not count as covered.
    const middle = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
    const hits = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]
      .map((y) => document.elementFromPoint(middle, y))
      .filter((hit) => hit !== null);
    // A growing list may push the element out of the window, where nothing covers it.
    const isSeen = hits.some((hit) => shown.contains(hit) || hit.contains(shown));
    if (isSeen) seen += 1;
    else if (hits.length > 0) covered.push(shown.outerHTML.slice(0, 200));
  }
  return { covered, seen };
}

/** Checks at each width that nothing on the current page covers the focused element. */
async function expectFocusSeen(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    // Focus styles apply only if the last input was a key.
    await page.keyboard.press('Tab');
    const { covered, seen } = await page.evaluate(focusStops, MAX_TAB_STOPS);
    expect(covered, `${page.url()} at ${width} px`).toEqual([]);
    expect(seen, `seen stops of ${page.url()} at ${width} px`).toBeGreaterThanOrEqual(
      MIN_SEEN_STOPS,
    );
  }
}

/**
 * Paths of pages, each with the text of a link or button that appears with the content, and that the page
 * before does not have.
 */
type Pages = Readonly<Record<string, string | RegExp>>;

async function expectFocusSeenOn(page: Page, pages: Pages): Promise<void> {
  const [first = '/'] = Object.keys(pages);
  await page.goto(first);
  for (const [path, text] of Object.entries(pages)) {
    await navigateInApp(page, path);
    const controls = page.getByRole('main').locator('a, button').filter({ hasText: text });
    await controls.filter({ visible: true }).first().waitFor();
    await expectFocusSeen(page);
  }
}

test.describe('nothing covers the focused element', () => {
  test.use({ expectedErrors: DELETED_PICTURE_ERROR });

  // Many stops of many pages are checked.
  test.slow();

  test('on the customer pages of studio, checkout and account', async ({ page }) => {
    const customer = await signInNewCustomer(page);
    const draft = await storeAlbum(customer);
    const requested = await storeRequestedAlbum(customer);
    await storeApprovedAlbum(customer);
    await expectFocusSeenOn(page, {
      '/my-account/create-album': 'Save Album',
      '/create-product': 'All products',
      [`/edit-product?id=${draft.id}`]: 'Save Album',
      '/uploadChoice': 'Add To My Cart',
      '/checkout': 'Proceed To Request',
      '/checkout/details': 'Continue to Shipping',
      [`/view-product?id=${requested.id}`]: 'Make a link',
      '/my-account/cart': 'Go to checkout',
      '/my-account/account-information': 'Log out on all devices',
      '/my-account/account-orders': 'Re-Order',
    });
  });

  test('on staff pages', async ({ page }) => {
    const requested = await storeRequestedAlbum(await createTestCustomer());
    await signInDirectly(page, await createTestStaff('Meera Admin', 'admin'));
    await expectFocusSeenOn(page, {
      '/admin/review': /\w/,
      [`/admin/review?id=${requested.id}`]: /^Respond$/,
      '/admin/today': 'Albums to review',
      '/admin/orders': /^ORD/,
      '/admin/catalogue/products': 'Show more',
      '/admin/catalogue/products/1': /^Archive$/,
    });
  });

  test('on public pages', async ({ page, request }) => {
    const [product] = await fetchProducts(request, { sort: 'best_selling' });
    await page.goto(`/product?id=${product?.id}`);
    await expect(page.getByRole('button', { name: 'Start Design' })).toBeVisible();
    await page.getByLabel('Your PIN code').fill('302001');
    await expectFocusSeen(page);
    await navigateInApp(page, '/');
    await page.getByRole('button', { name: 'Continue with Selected Size' }).waitFor();
    await expectFocusSeen(page);
    await navigateInApp(page, '/products');
    await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
    await page.getByRole('article').first().waitFor({ timeout: 30_000 });
    await expectFocusSeen(page);
  });
});
