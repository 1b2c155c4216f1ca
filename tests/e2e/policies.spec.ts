import { expectAccessible } from './support/accessibility';
import { fetchContact } from './support/catalogue';
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
test('the footer links to each policy, the terms mark their placeholders, and the contact page shows the contact of the shop', async ({
  page,
  request,
}) => {
  const { phone, email } = await fetchContact(request);
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await page.goto('/products');
  for (const [name, path] of Object.entries(POLICIES)) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Smriti`);
    await expect(main.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await expectAccessible(page, name);
    if (name === 'Terms') {
      await expect(main.getByRole('status')).toContainText('The texts in [brackets]');
      await expect(main.locator('mark').first()).toHaveText(/^\[.+\]$/);
    }
  }
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(main.getByRole('link', { name: phone })).toBeVisible();
  await footer.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Smriti');
  await expectAccessible(page, 'About');
});
