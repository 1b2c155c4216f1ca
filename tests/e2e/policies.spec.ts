import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

const POLICIES = {
  FAQs: '/faqs',
  'Shipping policy': '/shipping-policy',
  'Refunds and cancellation': '/refund-policy',
  Privacy: '/privacy',
  Terms: '/terms',
  Contact: '/contact',
};

// proves footer-1
test('the footer links to each policy', async ({ page }) => {
  await page.goto('/products');
  for (const [name, path] of Object.entries(POLICIES)) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Smriti`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expectAccessible(page, name);
  }
});

test('the terms mark their placeholders, and the contact page shows the contact of the shop', async ({
  page,
  request,
}) => {
  await page.goto('/products');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Smriti');
  await expectAccessible(page, 'About');
  await page.goto('/terms');
  const terms = page.getByRole('main');
  await expect(terms.getByRole('status')).toContainText('The texts in [brackets]');
  const marked = terms.locator('mark');
  await expect(marked.first()).toHaveText(/^\[.+\]$/);
  const [contact] = (await (await request.get('/api/talk-to-us')).json()) as {
    phone: string;
    email: string;
  }[];
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: contact?.email })).toHaveAttribute(
    'href',
    `mailto:${contact?.email}`,
  );
  await expect(main.getByRole('link', { name: contact?.phone })).toBeVisible();
});
