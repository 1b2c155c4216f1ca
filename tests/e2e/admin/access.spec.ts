import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER_EMAIL, createTestStaff, signInMember } from '../../support/accounts';
import { signInDirectly } from '../support/accounts';
import { navigateInApp } from '../support/navigation';
import { expect, test } from '../support/test';

/** The console's scripts, and API calls that only the console makes. */
const CONSOLE =
  /\/assets\/(AdminRoutes|[A-Z]\w*Area)-|\/api\/(dashboard|audit|users\?|orders\/all)/;
/** The scripts of the console's areas that reviewers may not open. */
const AREA = /\/assets\/(?!ReviewArea)[A-Z]\w*Area-/;

/** Collects the URLs that a page requests and that match `pattern`. */
function watch(page: Page, pattern: RegExp): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

test(
  'customers cannot open the console and load none of its scripts; admins open it from their account',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const fetched = watch(page, CONSOLE);
    await signInDirectly(page, await signInMember(DEMO_CUSTOMER_EMAIL));
    await page.goto('/admin/albums');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await navigateInApp(page, '/my-account');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop admin' })).toHaveCount(0);
    expect(fetched).toEqual([]);

    const office = await browser.newPage();
    const fetchedByAdmin = watch(office, CONSOLE);
    await signInDirectly(office, await signInMember('admin@smriti.test'));
    await office.goto('/my-account');
    await office.getByRole('link', { name: 'Shop admin' }).click();
    await expect(office).toHaveURL('/admin/today');
    await expect(office.getByRole('heading', { name: 'Today' })).toBeVisible();
    expect(fetchedByAdmin).not.toEqual([]);
    await office.close();
  },
);

test('reviewers are redirected to the review queue and load no other area of the console', async ({
  page,
}) => {
  const fetched = watch(page, AREA);
  await signInDirectly(page, await createTestStaff('Ravi Menon'));
  await page.goto('/admin/albums');
  await expect(page).toHaveURL('/admin/review');
  await expect(page.getByRole('heading', { name: 'Review queue' })).toBeVisible();
  // The rows or the text of an empty queue are what the page loads last.
  await expect(page.getByText(/\d+ albums?|No album is waiting/).first()).toBeVisible();
  expect(fetched).toEqual([]);
});
