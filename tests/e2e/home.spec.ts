import type { Page } from '@playwright/test';
import { fetchProducts } from './support/catalogue';
import { expect, test } from './support/test';

/** The banners' region; its slides are operated by dots, without arrows. */
const banners = (page: Page) => page.getByRole('region', { name: 'Offers and news' });
const current = (page: Page) => banners(page).locator('button[aria-current="true"]');
const slide = (page: Page, place: number) =>
  expect(current(page)).toHaveAccessibleName(new RegExp(`^Show slide ${place} `));

/** Opens the page with a fake clock, and waits until the banners' script runs. */
async function openBanners(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await slide(page, 1);
  await expect(async () => {
    await page.clock.runFor(1000);
    await slide(page, 2);
  }).toPass();
}

test.describe('the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // proves home-1, home-9
  test(
    'rotates its banners unless they are hovered or paused',
    { tag: '@wide' },
    async ({ page }) => {
      await openBanners(page);
      await banners(page).hover();
      await page.clock.runFor(10_000);
      await slide(page, 2);
      await page.mouse.move(0, 0);
      await page.clock.runFor(3500);
      await slide(page, 3);
      await expect(banners(page).getByRole('button', { name: /next|previous/i })).toHaveCount(0);
      await page.getByRole('button', { name: 'Show slide 4 of 5' }).click();
      await slide(page, 4);
      await page.getByRole('button', { name: 'Pause the slides' }).click();
      await page.getByRole('heading', { level: 2 }).first().click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(10_000);
      await slide(page, 4);
      await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    },
  );

  // proves home-5, home-11
  test('lists popular products by rating, then discount: 6 first, 3 more on scrolling', async ({
    page,
    request,
  }) => {
    const all = await fetchProducts(request, {});
    const popular = all
      .filter((item) => item.rating_average >= 4 || item.discount >= 20)
      .sort(
        (a, b) => b.rating_average - a.rating_average || b.discount - a.discount || a.id - b.id,
      );
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Our Popular Products' });
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(6);
    expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
      popular.slice(0, 6).map(({ title }) => title),
    );
    await cards.nth(5).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(9);
    // More products may load while the titles are read.
    await expect(async () => {
      const shown = await section.getByRole('heading', { level: 3 }).allTextContents();
      expect(shown.length % 3 === 0 || shown.length === popular.length).toBe(true);
      expect(shown).toEqual(popular.slice(0, shown.length).map(({ title }) => title));
    }).toPass({ timeout: 20_000 });
  });
});
