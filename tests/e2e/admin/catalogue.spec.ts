import type { Page } from '@playwright/test';
import { createTestStaff } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { callApi } from '../../support/http';
import { expectAccessible } from '../support/accessibility';
import { signInDirectly } from '../support/accounts';
import { navigateInApp } from '../support/navigation';
import { createJpegFiles } from '../support/studio-photos';
import {
  chooseByKeyboard,
  activateByKeyboard,
  toggleByKeyboard,
  typeByKeyboard,
} from '../support/keyboard';
import { expect, test } from '../support/test';

/** Management of the catalogue by an admin, by keyboard; only files are chosen in the system's dialog. */

/** Size of product pictures: small, because they are rendered one after the other. */
const SMALL = { width: 480, height: 600 };

/** Timeout for a change to be visible: above the limit of 10 s, because a function may have to start first. */
const SHOWN_MS = 30_000;

const made: string[] = [];

test.afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => firestore.doc(path).delete()));
});

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  activateByKeyboard(page, page.getByRole('button', { name, exact: true }));
const type = (page: Page, label: string | RegExp, text: string) =>
  typeByKeyboard(page, field(page, label), text);
const group = (page: Page, name: RegExp) => page.getByRole('group', { name });

/** Notes the record of the open page for deletion after the test. */
async function noteOpen(page: Page, kind: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`));
  const id = page.url().split('/').at(-1) ?? '';
  made.push(`catalogue/${kind}/items/${id}`);
  return id;
}

/** Waits until all processes of the API, which learn of a change one by one, know a product. */
async function untilShown(id: string): Promise<void> {
  const areAllAnswered = async () => {
    const asked = Array.from({ length: 8 }, () => callApi('GET', `/products/master/${id}`));
    return (await Promise.all(asked)).every(({ status }) => status === 200);
  };
  await expect.poll(areAllAnswered, { timeout: SHOWN_MS }).toBe(true);
}

/** The browser logs every answer with status 409 as an error. */
const CONFLICT = /status of 409/;
test.use({ expectedErrors: CONFLICT });

test.describe('an admin', { tag: '@wide' }, () => {
  test('adds a product with three pictures, and the shop shows it', async ({ page }) => {
    test.slow();
    await signInDirectly(page, await createTestStaff('Leela', 'admin'));
    const title = `Book of ${Date.now()}`;
    await page.goto('/admin/catalogue');
    await activateByKeyboard(page, page.getByRole('link', { name: /^Products/ }));
    await activateByKeyboard(page, page.getByRole('link', { name: 'Add product' }));
    await press(page, 'Save');
    await expect(field(page, 'Title')).toBeFocused();
    await expect(page.getByText('Please add a picture.')).toBeVisible();
    await expectAccessible(page, 'an incomplete product form');

    await page.keyboard.type(title);
    await type(page, /^Description \(/, 'Bound by hand.\n\n- Flat\n- Firm');
    const covers = group(page, /^Cover pictures/);
    await covers.getByLabel('Upload pictures').setInputFiles(await createJpegFiles(3, SMALL));
    await expect(covers.getByRole('img')).toHaveCount(3, { timeout: 60_000 });
    await chooseByKeyboard(page, field(page, 'Product type'));
    await chooseByKeyboard(page, field(page, 'Category'));
    await toggleByKeyboard(page, group(page, /^Sizes/).getByLabel('Square 8x8'));
    await toggleByKeyboard(page, group(page, /^Papers/).getByLabel(/^Matte/));
    await toggleByKeyboard(page, group(page, /^Bindings/).getByLabel('Perfect bound'));
    await toggleByKeyboard(page, group(page, /^Laminations/).getByLabel('None'));
    await toggleByKeyboard(page, group(page, /^Covers/).getByLabel('Soft cover'));
    await activateByKeyboard(page, page.getByRole('button', { name: /^Use ₹/ }));
    await expect(page.getByRole('complementary')).toContainText(title);
    await press(page, 'Save');
    const id = await noteOpen(page, 'products');

    await untilShown(id);
    await navigateInApp(page, `/products?q=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.locator('#description').getByText('Bound by hand.')).toBeVisible();
  });

  test('resolves an edit conflict, archives a paper in use, and imports the valid lines of a CSV file', async ({
    page,
  }) => {
    test.slow();
    const admin = await createTestStaff('Leela', 'admin');
    const owner = await createTestStaff('Asha', 'customer');
    const name = `Handmade ${Date.now()}`;
    await signInDirectly(page, admin);
    await page.goto('/admin/catalogue/paper-types/new');
    await type(page, 'Name', name);
    await type(page, 'Price', '18');
    await press(page, 'Save');
    const id = await noteOpen(page, 'paper-types');
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const changed = await callApi('PUT', `/paper-types/${id}`, {
      token: admin.idToken,
      json: { name, price: 20, version: 1 },
    });
    expect(changed.status).toBe(200);

    await type(page, 'Price', '19.50');
    await press(page, 'Save');
    const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this' });
    const price = conflict.getByRole('group', { name: 'Price' });
    await expect(price.getByRole('radio', { name: /^Yours ?₹19.50/ })).toBeChecked();
    await expect(price).toContainText('₹20.00');
    await expectAccessible(page, 'an edit conflict');
    await activateByKeyboard(page, conflict.getByRole('button', { name: 'Save this' }));
    await expect(page.getByText('Saved. The shop shows it in a few seconds.')).toBeVisible();
    const stored = await firestore.doc(`catalogue/paper-types/items/${id}`).get();
    expect(stored.data()).toMatchObject({ price_paise: 1950 });

    const album = await storeAlbum(owner, { paper_type_id: Number(id) });
    made.push(`albums/${album.id}`);
    await press(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await activateByKeyboard(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByRole('alert')).toContainText('it is used by 1 album.');
    await expect(dialog.getByText('1 album of a customer')).toBeVisible();
    await expectAccessible(page, 'a paper in use');
    await activateByKeyboard(page, dialog.getByRole('button', { name: 'Archive' }));
    await activateByKeyboard(page, dialog.getByRole('button', { name: 'Archive' }));
    await expect(page.getByText('This is archived: the shop no longer offers it.')).toBeVisible();
    await activateByKeyboard(page, page.getByRole('link', { name: 'Back to Papers' }));
    await expect(page.getByRole('link', { name: /^Matte/ })).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    await press(page, 'Archived');
    await expect(page.getByRole('link', { name })).toBeVisible();

    await activateByKeyboard(page, page.getByRole('link', { name: 'Import from CSV' }));
    const first = 1_700_000_000 + Math.floor(Math.random() * 90_000_000);
    const prices = ['12', 'a lot', '14', 'much', 'more'];
    const lines = prices.map((price, index) => `${first + index},${name} No ${index},${price}`);
    made.push(...lines.map((_, index) => `catalogue/paper-types/items/${first + index}`));
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'papers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['id,name,price', ...lines].join('\n')),
    });
    await expect(page.getByText('2 lines are new, 0 change what is there.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('heading', { name: '3 lines cannot be taken' })).toBeVisible();
    for (const line of ['3', '5', '6']) {
      await expect(page.getByRole('row', { name: new RegExp(`^${line} price`) })).toBeVisible();
    }
    await expectAccessible(page, 'an import with invalid lines');
    const save = page.getByRole('button', { name: 'Import', exact: true });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await toggleByKeyboard(page, page.getByLabel('Leave out the named lines'));
    await activateByKeyboard(page, save);
    await expect(page.getByRole('alert')).toContainText('Imported: 2 lines are new', {
      timeout: 45_000,
    });
  });
});
