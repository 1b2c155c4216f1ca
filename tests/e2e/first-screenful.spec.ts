import { expect, test } from './support/test';

/** Runs in the page before anything of its own: adds up how far things move by themselves. */
const WATCH = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) globalThis.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    globalThis.firstHeading = document.querySelector('h1');
  });
`;
const PAGES = ['/', '/products?category=1', '/product?id=1', '/refer?code=X', '/privacy'];
/** What the page was made of, which comes with it. */
const CAME_WITH_IT = /^\/api\/(categories|talk-to-us|album-sizes|products\/master|shop-terms)/;

/** Whether React has the page, which tells by what it keeps at each element. */
const ALIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

test('public pages go on as they came: nothing moves, nothing is made or asked for anew', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(WATCH);
  for (const path of PAGES) {
    asked.length = 0;
    await page.goto(path);
    await expect.poll(() => page.evaluate(ALIVE)).toBe(true);
    await page.waitForLoadState('networkidle');
    const isSame = `globalThis.firstHeading === document.querySelector('h1')`;
    expect([path, await page.evaluate(isSame)]).toEqual([path, true]);
    expect(Number(await page.evaluate('globalThis.shifted')), path).toBeLessThanOrEqual(0.02);
    expect([path, asked.filter((one) => CAME_WITH_IT.test(one))]).toEqual([path, []]);
  }
  expect(warnings.filter((text) => text.includes('made anew'))).toEqual([]);
});

test('what is pressed before the scripts have come is answered when they have', async ({
  page,
}) => {
  let go: () => void = () => undefined;
  const hold = () => {
    const held = new Promise<void>((resolve) => (go = resolve));
    return page.route(/assets[/]index-[^/]*[.]js$/, async (route) => {
      await held;
      await route.continue();
    });
  };
  await hold();
  await page.goto('/product?id=1');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByRole('radio').nth(1).check({ force: true });
  go();
  await expect(page.getByRole('img', { name: /: picture 2 of/i })).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();

  await page.unrouteAll();
  await hold();
  await page.goto('/');
  await page.getByRole('searchbox').fill('wedding');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/[/]$/);
  go();
  await expect(page).toHaveURL(/products[?]q=wedding$/);
});
