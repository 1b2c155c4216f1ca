import { fetchProducts } from './support/catalogue';
import { expect, test } from './support/test';

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test.describe('the product list', () => {
  test('shows 8 products first and 4 more at a time, each once', async ({ page, request }) => {
    const all = await fetchProducts(request, { sort: 'best_selling' });
    await page.goto('/products');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(8);
    await expect(page.getByText(`${all.length} products`)).toBeVisible();
    await cards.nth(7).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12);
    // More may be on their way while the titles are read.
    await expect(async () => {
      const shown = await page.getByRole('heading', { level: 3 }).allTextContents();
      expect(shown.length % 4 === 0 || shown.length === all.length).toBe(true);
      expect(shown).toEqual(titles(all.slice(0, shown.length)));
    }).toPass({ timeout: 20_000 });
  });

  test('searches from the header on any page', async ({ page, request }) => {
    await page.goto('/');
    await page.getByPlaceholder('Search books, authors...').fill('wedding');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?q=wedding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “wedding”');
    const found = await fetchProducts(request, { q: 'wedding' });
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(found[0]?.title ?? '');
  });

  test('keeps its filters in the address, as chips that can be removed', async ({
    page,
    request,
  }) => {
    const query = { category: 3, min_price: 200, min_rating: 3.5 };
    const found = await fetchProducts(request, query);
    await page.goto('/products?category=3&min_price=200&min_rating=3.5');
    await expect(page.getByText(`${found.length} product`, { exact: false }).first()).toBeVisible();
    const chips = page.getByRole('group', { name: 'Active filters' });
    await expect(chips.getByRole('button', { name: /^Remove filter/ })).toHaveCount(3);
    await chips.getByRole('button', { name: 'Remove filter: Wedding' }).click();
    await expect(page).toHaveURL('/products?min_price=200&min_rating=3.5');
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('filters by every field of the panel', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto('/products');
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    const panel = isMobile
      ? page.getByRole('dialog')
      : page.getByRole('complementary', { name: 'Filters' });
    await panel.getByLabel('Search').fill('book');
    await expect(page).toHaveURL(/q=book/);
    await panel.getByLabel('Category').selectOption({ label: 'Wedding' });
    await expect(page).toHaveURL(/category=3/);
    await panel.getByLabel('From').fill('100');
    await expect(page).toHaveURL(/min_price=100/);
    await panel.getByLabel('To').fill('90000');
    await expect(page).toHaveURL(/max_price=90000/);
    await panel.getByLabel('Minimum rating').fill('1.5');
    await expect(page).toHaveURL(/min_rating=1.5/);
    await panel.getByLabel('Minimum discount').fill('5');
    await expect(page).toHaveURL(/min_discount=5/);
    await panel.getByLabel('Size').selectOption({ index: 3 });
    await expect(page).toHaveURL(/size=\d+/);
    if (isMobile) {
      await page.getByRole('button', { name: /^Show \d+ products?/ }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('sorts', async ({ page, request }) => {
    await page.goto('/products');
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await expect(page).toHaveURL('/products?sort=price_asc');
    const cheapest = await fetchProducts(request, { sort: 'price_asc' });
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
      cheapest[0]?.title ?? '',
    );
  });

  test('says so when nothing matches, and how to go on', async ({ page }) => {
    await page.goto('/products?q=xyzzy');
    await expect(page.getByText('No products match these filters.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('ignores filters that make no sense', async ({ page }) => {
    await page.goto('/products?category=abc&min_rating=99&sort=worst');
    await expect(page.getByRole('article')).toHaveCount(8);
  });

  test.describe('when the list cannot be loaded', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('offers to try again', async ({ page }) => {
      await page.route('**/api/products*', (route) =>
        route.fulfill({
          status: 404,
          json: { message: 'Gone.', code: 'not_found', request_id: 'r' },
        }),
      );
      await page.goto('/products');
      await expect(page.getByText('We could not load the products.')).toBeVisible();
      await page.unroute('**/api/products*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('article')).toHaveCount(8);
    });
  });
});
