import { expect, test } from './support/test';

test('the shop in Hindi: chosen on the home page, and still so after a reload', async ({
  page,
}) => {
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
