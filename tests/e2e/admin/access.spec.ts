import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER_EMAIL, type Member, signInMember } from '../../support/accounts';
import { signedIn } from '../support/accounts';
import { designAddress } from '../support/catalogue';
import { addPhotos, uploaded } from '../support/studio';
import { jpegFile } from '../support/studio-photos';
import { expect, test } from '../support/test';

/** The console's scripts, and API calls that only the console makes. */
const CONSOLE =
  /\/assets\/(AdminRoutes|[A-Z]\w*Area)-|\/api\/(dashboard|audit|users\?|orders\/all)/;
/** Scripts and API calls of the console's areas. */
const AREAS = /\/assets\/[A-Z]\w*Area-|\/api\/(dashboard|audit|users\?)/;

/** Collects the URLs that a page requests and that match `pattern`. */
function watch(page: Page, pattern: RegExp): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

async function openConsole(page: Page, member: Member, path = '/admin'): Promise<void> {
  await signedIn(page, member);
  await page.goto(path);
}

test.describe('the console', () => {
  test('is closed to visitors, who are sent to the login', { tag: '@wide' }, async ({ page }) => {
    const fetched = watch(page, CONSOLE);
    await page.goto('/admin/albums');
    await expect(page).toHaveURL('/login');
    expect(fetched).toEqual([]);
  });

  test(
    'is closed to guests, whose session is no account',
    { tag: '@wide' },
    async ({ page, request }) => {
      const fetched = watch(page, CONSOLE);
      await page.goto(await designAddress(request));
      await addPhotos(page, [await jpegFile('ring.jpg')]);
      await uploaded(page, 1);
      expect(await page.evaluate(() => localStorage.getItem('guestToken'))).not.toBeNull();
      for (const path of ['/admin', '/admin/orders', '/admin/customers']) {
        await page.goto(path);
        await expect(page, path).toHaveURL('/login');
      }
      expect(fetched).toEqual([]);
    },
  );

  test('is closed to customers, and loads no scripts', { tag: '@wide' }, async ({ page }) => {
    const fetched = watch(page, CONSOLE);
    for (const path of ['/admin', '/admin/albums', '/admin/today']) {
      await openConsole(page, await signInMember(DEMO_CUSTOMER_EMAIL), path);
      await expect(page, path).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Shop admin' })).toHaveCount(0);
    expect(fetched).toEqual([]);
  });

  test('leads reviewers to their queue, and to no area', { tag: '@wide' }, async ({ page }) => {
    const fetched = watch(page, AREAS);
    for (const path of ['/admin', '/admin/albums', '/admin/orders']) {
      await openConsole(page, await signInMember('reviewer@smriti.test'), path);
      await expect(page, path).toHaveURL('/preview-product');
    }
    expect(fetched).toEqual([]);
  });

  test('gives printers no area of admins', { tag: '@wide' }, async ({ page }) => {
    const fetched = watch(
      page,
      /\/assets\/(Today|Albums|Catalogue|Customers)Area-|\/api\/dashboard/,
    );
    for (const path of ['/admin/today', '/admin/albums', '/admin/catalogue']) {
      await openConsole(page, await signInMember('printer@smriti.test'), path);
      await expect(page, path).not.toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    expect(fetched).toEqual([]);
  });

  test('opens for admins from their account', { tag: '@wide' }, async ({ page }) => {
    await openConsole(page, await signInMember('admin@smriti.test'), '/my-account');
    await page.getByRole('link', { name: 'Shop admin' }).click();
    await expect(page).toHaveURL('/admin/today');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  });
});
