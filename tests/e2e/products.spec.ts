import { expectAccessible } from './support/accessibility';
import { fetchProducts } from './support/catalogue';
import { navigateInApp } from './support/navigation';
import { expect, test } from './support/test';

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

test.describe('the product list', () => {
  // proves products-1, products-2
  test('is filtered in a panel, and shows 8 products first and 4 more at a time, each once', async ({
    page,
    request,
  }) => {
    const all = await fetchProducts(request, { sort: 'best_selling' });
    await page.goto('/products');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(8);
    await expect(page.getByText(`${all.length} products`)).toBeVisible();
    await expectAccessible(page, 'the list');
    await page.getByRole('button', { name: 'Filters' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Search').fill('book');
    await expect(page).toHaveURL(/q=book/);
    await panel.getByLabel('Category').selectOption({ label: 'Wedding' });
    await expect(page).toHaveURL(/category=3/);
    await panel.getByLabel('Minimum discount').fill('5');
    await expect(page).toHaveURL(/min_discount=5/);
    await expectAccessible(page, ['the list with its filters', 'phone']);
    await page.getByRole('button', { name: /^Show \d+ products?/ }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/products');
    await expect(cards).toHaveCount(8);
    await cards.nth(7).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(12);
    // More products may load while the titles are read.
    await expect(async () => {
      const shown = await page.getByRole('heading', { level: 3 }).allTextContents();
      expect(shown.length % 4 === 0 || shown.length === all.length).toBe(true);
      expect(shown).toEqual(titles(all.slice(0, shown.length)));
    }).toPass({ timeout: 20_000 });
  });

  // proves header-2
  test('is searched from the header of any page, which suggests products for a misspelled word', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByPlaceholder('Search books, authors...').fill('wedding');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products?q=wedding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “wedding”');
    const found = await fetchProducts(request, { q: 'wedding' });
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(found[0]?.title ?? '');

    const box = page.getByRole('combobox', { name: 'Search the shop' });
    await box.fill('');
    await box.pressSequentially('calender');
    const options = page.getByRole('listbox', { name: 'Suggested products' }).getByRole('option');
    await expect(options).toHaveCount(7);
    await expect(options.first().locator('img')).toBeVisible();
    await expectAccessible(page, ['the suggestions', 'phone']);
    await box.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toBeFocused();
    const title = await options.first().locator('span').first().textContent();
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

    await navigateInApp(page, `/products?q=${'wort'.repeat(25)}`);
    const proposals = page.getByRole('region', { name: 'You may like these' });
    await expect(proposals.getByRole('article')).toHaveCount(4);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });
});
