import { signInNewCustomer } from './support/accounts';
import { holdRouteRequests } from './support/hold-route-requests';
import { expect, test } from './support/test';

/**
 * Script that runs before the page's own: sums up layout shifts without user input and stores the first
 * heading.
 */
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
/** API calls whose answers are embedded in the page. */
const CAME_WITH_IT =
  /^\/api\/(product-types|categories|talk-to-us|album-sizes|products\/master|shop-terms)/;

/** Whether React has hydrated the page, which adds keys starting with `__react` to elements. */
const ALIVE = `Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))`;

const START = /assets[/]page-start-[^/]*[.]js$/;
const SCRIPTS = /assets[/]index-[^/]*[.]js$/;

test('public pages are hydrated as delivered: no layout shift, no new elements, no repeated requests', async ({
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
  expect(warnings.filter((text) => text.includes('was rendered again'))).toEqual([]);
});

test('presses made before the scripts load are handled afterwards, and a typed text keeps its caret', async ({
  page,
}) => {
  const go = await holdRouteRequests(page, SCRIPTS);
  await page.goto('/product?id=1');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await page.getByRole('radio').nth(1).check({ force: true });
  const box = page.getByRole('combobox');
  await box.pressSequentially('weding');
  for (let steps = 0; steps < 3; steps += 1) await box.press('ArrowLeft');
  await box.pressSequentially('d');
  go();
  await expect(page.getByRole('img', { name: /: picture 2 of/i })).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await box.pressSequentially('!');
  await expect(box).toHaveValue('wedd!ing');

  await page.unrouteAll();
  const goHome = await holdRouteRequests(page, SCRIPTS);
  await page.goto('/');
  await box.fill('wedding');
  await box.press('Enter');
  await expect(page).toHaveURL(/[/]$/);
  goHome();
  await expect(page).toHaveURL(/products[?]q=wedding$/);
});

test.describe('without the first script', () => {
  test.use({ expectedErrors: /page-start/ });

  test('lazy pictures still load', async ({ page }) => {
    await page.route(START, (route) => route.abort());
    await page.goto('/');
    const picture = page.locator('main img[loading=lazy]').last();
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(page.locator('header a[href="/login"]')).toBeVisible();
  });
});

test('a user signed in at the last visit is never asked to log in', async ({ page }) => {
  const login = page.locator('header a[href="/login"]');
  const goStart = await holdRouteRequests(page, START);
  const go = await holdRouteRequests(page, SCRIPTS);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(login).toBeHidden();
  goStart();
  await expect(login, 'a visitor').toBeVisible();
  go();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await signInNewCustomer(page, 'Asha Verma');
  const goOn = await holdRouteRequests(page, SCRIPTS);
  await page.goto('/');
  await expect(page.locator('style.unsettled')).toHaveCount(0);
  await expect(login, 'a customer').toBeHidden();
  goOn();
  await expect(page.locator('header a[href="/my-account/account-dashboard"]')).toBeVisible();
});

test('a user signed out since the last visit is asked to log in', async ({ page }) => {
  const state = { user: null, isAuthenticated: true, token: null };
  await page.addInitScript(
    (kept) => localStorage.setItem('auth-storage', kept),
    JSON.stringify({ state, version: 0 }),
  );
  await page.goto('/');
  await expect(page.locator('header a[href="/login"]')).toBeVisible();
});

test('the first press on the menu requests all its scripts at once', async ({ page }) => {
  const lastPart = page.waitForResponse(/[/]ClosingNotice-/); // of what this page loads by itself
  await page.goto('/privacy');
  await lastPart;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  let areHeld = true;
  const held: (() => void)[] = [];
  await page.route(/assets[/][^/]*[.]js$/, async (route) => {
    asked.push(route.request().url());
    if (areHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => asked.some((url) => url.includes('MenuSheet'))).toBe(true);
  await page.waitForTimeout(300);
  const atOnce = [...asked];
  areHeld = false;
  for (const answer of held) answer();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(asked).toEqual(atOnce);
});
