import { expect, test } from './support/test';

test('Hindi chosen on the home page is still active after a reload', async ({ page }) => {
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en-IN');
  const hindi = page.getByRole('contentinfo').getByRole('button', { name: 'हिन्दी' });
  await hindi.click();
  await expect(html).toHaveAttribute('lang', 'hi-IN');
  await expect(page.getByRole('heading', { name: 'मदद' })).toBeVisible();
  await page.reload();
  await expect(hindi).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('lang', 'hi-IN');
});

/** Script that records each heading the page shows. */
const NOTE_HEADINGS = `globalThis.headings = [];
new MutationObserver(() => {
  const text = document.querySelector('main h1')?.textContent;
  if (text && text !== headings.at(-1)) headings.push(text);
}).observe(document, { childList: true, subtree: true, characterData: true });`;

test('a page in Hindi loads only its own texts, and never shows another language first', async ({
  page,
}) => {
  const heading = 'आपका फिर से स्वागत है';
  const parts = new Set<string>();
  page.on('request', (request) => {
    const [, part] = /hi\.json_part_(\w+?)-/.exec(request.url()) ?? [];
    if (part) parts.add(part);
  });
  // Delays these texts until long after the page's code.
  await page.route(/hi\.json_part_account-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.addInitScript("localStorage.setItem('language', 'hi')");
  await page.addInitScript(NOTE_HEADINGS);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await page.evaluate('headings')).toEqual([heading]);
  expect([...parts].filter((part) => part !== 'errors').toSorted()).toEqual(['account', 'shop']);
});
