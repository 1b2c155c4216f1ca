import type { Page } from '@playwright/test';
import { newStaff } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeAlbum } from '../../support/albums';
import { expectAccessible } from '../support/accessibility';
import { signedIn } from '../support/accounts';
import { fetchProducts } from '../support/catalogue';
import { jpegFiles } from '../support/studio-photos';
import { chooseByKey, pressByKey, tickByKey, typeByKey } from '../support/keyboard';
import { expect, test } from '../support/test';

/** Management of the catalogue by an admin, by keyboard; only files are chosen in the system's dialog. */

/** Size of product pictures: small, because they are rendered one after the other. */
const SMALL = { width: 480, height: 600 };

/** API tests prove the limit of 10 s; here a function may have to start first. */
const SHOWN_MS = 30_000;

const made: string[] = [];

test.afterEach(async () => {
  await Promise.all(made.splice(0).map((path) => firestore.doc(path).delete()));
});

const field = (page: Page, label: string | RegExp) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) =>
  pressByKey(page, page.getByRole('button', { name, exact: true }));
const type = (page: Page, label: string | RegExp, text: string) =>
  typeByKey(page, field(page, label), text);
const group = (page: Page, name: RegExp) => page.getByRole('group', { name });

/** Notes the record of the open page for deletion after the test. */
async function noteOpen(page: Page, kind: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/${kind}/\\d+$`));
  const id = page.url().split('/').at(-1) ?? '';
  made.push(`catalogue/${kind}/items/${id}`);
  return id;
}

/** The browser logs every answer with status 409 as an error. */
const CONFLICT = /status of 409/;
test.use({ expectedErrors: CONFLICT });

test.describe('an admin', { tag: '@wide' }, () => {
  test('adds a product with three pictures, and the shop shows it', async ({ page }) => {
    test.slow();
    await signedIn(page, await newStaff('Leela', 'admin'));
    const title = `Book of ${Date.now()}`;
    await page.goto('/admin/catalogue');
    await pressByKey(page, page.getByRole('link', { name: /^Products/ }));
    await pressByKey(page, page.getByRole('link', { name: 'Add product' }));
    await press(page, 'Save');
    await expect(field(page, 'Title')).toBeFocused();
    await expect(page.getByText('Please add a picture.')).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.type(title);
    await type(page, /^Description \(/, 'Bound by hand.\n\n- Flat\n- Firm');
    const covers = group(page, /^Cover pictures/);
    await covers.getByLabel('Upload pictures').setInputFiles(await jpegFiles(3, SMALL));
    await expect(covers.getByRole('img')).toHaveCount(3, { timeout: 60_000 });
    await chooseByKey(page, field(page, 'Product type'));
    await chooseByKey(page, field(page, 'Category'));
    await tickByKey(page, group(page, /^Sizes/).getByLabel('Square 8x8'));
    await tickByKey(page, group(page, /^Papers/).getByLabel(/^Matte/));
    await tickByKey(page, group(page, /^Bindings/).getByLabel('Perfect bound'));
    await tickByKey(page, group(page, /^Laminations/).getByLabel('None'));
    await tickByKey(page, group(page, /^Covers/).getByLabel('Soft cover'));
    await pressByKey(page, page.getByRole('button', { name: /^Use ₹/ }));
    await expect(page.getByRole('complementary')).toContainText(title);
    await press(page, 'Save');
    await noteOpen(page, 'products');

    await expect(async () => {
      await page.goto(`/products?q=${encodeURIComponent(title)}`);
      await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: SHOWN_MS });
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Bound by hand.')).toBeVisible();
  });

  test('sees both versions of what a colleague has changed meanwhile', async ({
    page,
    context,
  }) => {
    test.slow();
    await signedIn(page, await newStaff('Leela', 'admin'));
    await page.goto('/admin/catalogue/paper-types/new');
    await field(page, 'Name').fill('Handmade');
    await field(page, 'Price').fill('18');
    await press(page, 'Save');
    await noteOpen(page, 'paper-types');
    await expect(page.getByRole('heading', { name: 'Handmade' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other, 'Price').fill('20');
    await press(other, 'Save');
    await expect(other.getByText('Saved. The shop shows it in a few seconds.')).toBeVisible();

    await field(page, 'Price').fill('19.50');
    await press(page, 'Save');
    const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this' });
    const row = dialog.getByRole('row', { name: /^Price/ });
    await expect(row).toContainText('₹19.50');
    await expect(row).toContainText('₹20.00');
    await expectAccessible(page);
    await pressByKey(page, dialog.getByRole('button', { name: 'Keep mine' }));
    await expect(page.getByText('Saved. The shop shows it in a few seconds.')).toBeVisible();
    await other.reload();
    await expect(field(other, 'Price')).toHaveValue('19.5');
  });

  test('archives a size that an album uses, after hearing why it cannot go', async ({ page }) => {
    const owner = await newStaff('Asha', 'customer');
    await signedIn(page, await newStaff('Leela', 'admin'));
    await page.goto('/admin/catalogue/album-sizes/new');
    await type(page, 'Name', 'Square 7x7');
    await type(page, 'Width', '7');
    await type(page, 'Height', '7');
    await type(page, /^Price/, '299');
    await press(page, 'Save');
    const id = await noteOpen(page, 'album-sizes');
    const album = await storeAlbum(owner, { album_size_id: Number(id) });
    made.push(`albums/${album.id}`);

    await press(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await pressByKey(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(dialog.getByRole('alert')).toContainText('it is used by 1 album.');
    await expect(dialog.getByText('1 album of a customer')).toBeVisible();
    await expectAccessible(page);
    await pressByKey(page, dialog.getByRole('button', { name: 'Archive' }));
    await pressByKey(page, dialog.getByRole('button', { name: 'Archive' }));
    await expect(page.getByText('This is archived: the shop no longer offers it.')).toBeVisible();
    await pressByKey(page, page.getByRole('link', { name: 'Back to Sizes' }));
    await expect(page.getByRole('link', { name: 'Square 8x8' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Square 7x7' })).toHaveCount(0);
    await press(page, 'Archived');
    await expect(page.getByRole('link', { name: 'Square 7x7' })).toBeVisible();
  });

  test('imports 200 products, and reports three invalid lines', async ({ page, request }) => {
    test.slow();
    const [pattern] = await fetchProducts(request, { category: 1 });
    const cover = pattern?.cover_images[0] ?? '';
    const first = 1_700_000_000 + Math.floor(Math.random() * 90_000_000);
    const series = `Series ${first}`;
    const lines = Array.from({ length: 200 }, (_, index) => {
      // size ₹399 and paper ₹12 for one photo; the other options are 'none'
      const price = [7, 70, 170].includes(index) ? 'a lot' : '411';
      return `${first + index},${series} No ${index},1,1,${price},4|5,1,4,5,6,${cover}`;
    });
    const header =
      'id,title,type,category_id,price,sizes,paper_type_ids,lamination_type_ids,cover_type_ids,binding_type_ids,cover_images';
    made.push(...lines.map((_, index) => `catalogue/products/items/${first + index}`));
    await signedIn(page, await newStaff('Leela', 'admin'));
    await page.goto('/admin/catalogue/products');
    await pressByKey(page, page.getByRole('link', { name: 'Import from CSV' }));
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'series.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([header, ...lines].join('\n')),
    });
    await expect(page.getByText('197 lines are new, 0 change what is there.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('heading', { name: '3 lines cannot be taken' })).toBeVisible();
    for (const line of ['9', '72', '172']) {
      await expect(page.getByRole('row', { name: new RegExp(`^${line} price`) })).toBeVisible();
    }
    await expectAccessible(page);
    const save = page.getByRole('button', { name: 'Import', exact: true });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await tickByKey(page, page.getByLabel('Leave out the named lines'));
    await pressByKey(page, save);
    await expect(page.getByRole('alert')).toContainText('Imported: 197 lines are new', {
      timeout: 45_000,
    });
    await expect(async () => {
      const found = await fetchProducts(request, { q: series });
      expect(found).toHaveLength(197);
    }).toPass({ timeout: SHOWN_MS });
  });
});
