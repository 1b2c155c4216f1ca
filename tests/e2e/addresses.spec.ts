import type { Locator, Page } from '@playwright/test';
import { CUSTOMER, memberOf } from '../support/accounts';
import { signedIn, signedInCustomer } from './support/accounts';
import { type TypedAddress, typeAddress } from './support/address-form';
import { expect, test } from './support/test';

test.use({ usesGoogle: true });

const BOOK = '/my-account/address-book';
const MAPS_FAILED = 'Failed to load Google Maps. Please check your API key and network.';
const FILLED = 'The address below was filled in from the map.';
const MAPS_SCRIPT = 'https://maps.googleapis.com/maps/api/js*';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) =>
  main(page).getByRole('textbox', { name: label, exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'Add Address' });
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search location' });
const map = (page: Page) => page.getByRole('region', { name: 'Google map' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option');
const option = (page: Page, name: RegExp) => options(page).filter({ hasText: name });
const byDefault = (page: Page) =>
  rows(page).filter({ has: page.getByText('Default', { exact: true }) });

/** Signs in as someone new and opens the address book. */
async function openBook(page: Page): Promise<void> {
  await signedInCustomer(page);
  await page.goto(BOOK);
  await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
}

async function addTyped(page: Page, changes: Partial<TypedAddress> = {}): Promise<void> {
  const before = await rows(page).count();
  await typeAddress(main(page), changes);
  await add(page).click();
  await expect(rows(page)).toHaveCount(before + 1);
}

/** Presses the map, `right` and `down` pixels from its middle. */
async function pressMap(target: Locator, right = 0, down = 0): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no map.');
  const position = { x: box.width / 2 + right, y: box.height / 2 + down };
  await target.click({ position });
}

/** What the stand-in for Google's script was asked for. */
function asked(page: Page) {
  return page.evaluate(() => (window as unknown as { mapsAsked: MapsAsked }).mapsAsked);
}
interface MapsAsked {
  suggestions: { input: string; includedRegionCodes: string[] }[];
  details: { id: string; fields: string[] }[];
  geocodes: { lat: number; lng: number }[];
}

test.describe('the address book', () => {
  test('begins empty, and shows an address that was typed', async ({ page }) => {
    await openBook(page);
    await expect(page).toHaveTitle('Address Book · Smriti');
    await expect(field(page, 'Country')).toHaveValue('India');
    await expect(field(page, 'Country')).not.toBeEditable();
    await expect(map(page)).toBeVisible();

    await addTyped(page);

    await expect(page.getByText('Address added')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
    const row = rows(page);
    for (const text of ['Leela Rao', '7, Church Street', 'Bengaluru, Karnataka 560001', 'India']) {
      await expect(row).toContainText(text);
    }
    for (const text of ['+919876543210', 'leela@example.in', 'Home', 'Default']) {
      await expect(row).toContainText(text);
    }
    await expect(field(page, 'First name')).toHaveValue('');
  });

  test('changes an address, and keeps what was typed for another', async ({ page }) => {
    await openBook(page);
    await addTyped(page);
    await field(page, 'First name').fill('Half typed');

    await page.getByRole('button', { name: /^Edit the address of Leela Rao/ }).click();
    await expect(page.getByRole('heading', { name: 'Edit address' })).toBeFocused();
    await expect(field(page, 'Postal code')).toHaveValue('560001');
    await field(page, 'City').fill('Mysuru');
    await page.getByRole('combobox', { name: 'Address type' }).selectOption('Work');
    await page.getByRole('button', { name: 'Save Address' }).click();

    await expect(page.getByText('Address saved')).toBeVisible();
    await expect(rows(page)).toContainText('Mysuru, Karnataka 560001');
    await expect(rows(page)).toContainText('Work');
    await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
    await expect(field(page, 'First name')).toHaveValue('Half typed');
  });

  test("leaves the form by Cancel, and by the browser's back", async ({ page }) => {
    await openBook(page);
    await addTyped(page);
    const edit = page.getByRole('button', { name: /^Edit the address/ });
    await edit.click();
    await field(page, 'City').fill('Mysuru');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page)).toContainText('Bengaluru');
    await edit.click();
    await expect(field(page, 'City')).toHaveValue('Bengaluru');
    await page.goBack();
    await expect(rows(page)).toContainText('Bengaluru');
    await expect(page).toHaveURL(BOOK);
  });

  test('has one default, which can be moved', async ({ page }) => {
    await openBook(page);
    await addTyped(page);
    await addTyped(page, { 'First name': 'Meera' });
    await expect(byDefault(page)).toContainText('Leela');

    await page.getByRole('button', { name: /^Make default: the address of Meera/ }).click();
    await expect(rows(page).first()).toContainText('Meera');
    await expect(byDefault(page)).toHaveCount(1);

    await page.getByLabel('Use this address unless I choose another').check();
    await addTyped(page, { 'First name': 'Nila' });
    await expect(byDefault(page)).toContainText('Nila');
  });

  test('deletes an address, once that was confirmed', async ({ page }) => {
    await openBook(page);
    await addTyped(page);
    await page.getByRole('button', { name: /^Delete the address of Leela Rao/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete address' });
    await expect(dialog).toContainText('Are you sure you want to delete this address?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page)).toHaveCount(1);

    await page.getByRole('button', { name: /^Delete the address of Leela Rao/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Address deleted')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
  });
});

test.describe('the map', () => {
  test('finds a place in India by its name, with the keyboard alone', async ({ page }) => {
    await openBook(page);
    await expect(map(page)).toHaveAttribute('data-center', '20.5937, 78.9629');
    await expect(map(page)).toHaveAttribute('data-zoom', '5');
    await typeAddress(main(page), { Address: 'Flat 3', 'Postal code': '' });
    await search(page).pressSequentially('haw');
    await expect(options(page)).toHaveCount(2);
    await search(page).press('ArrowDown');
    await expect(option(page, /Hawa Mahal Road/)).toHaveAttribute('aria-selected', 'true');
    await search(page).press('Enter');

    await expect(page.getByText('Selected point: 26.9239, 75.8267')).toBeVisible();
    await expect(field(page, 'Address')).toHaveValue('12 Hawa Mahal Road, Badi Choupad');
    await expect(field(page, 'City')).toHaveValue('Jaipur');
    await expect(field(page, 'State')).toHaveValue('Rajasthan');
    await expect(field(page, 'Postal code')).toHaveValue('302002');
    await expect(field(page, 'First name')).toHaveValue('Leela');
    await expect(search(page)).toHaveValue('Hawa Mahal Road');
    await expect(page.getByText(FILLED)).toBeVisible();
    await expect(map(page)).toHaveAttribute('data-zoom', '15');
    const { suggestions, details } = await asked(page);
    expect(suggestions.at(-1)).toEqual({ input: 'haw', includedRegionCodes: ['in'] });
    expect(details).toEqual([{ id: 'hawa-mahal', fields: ['addressComponents', 'location'] }]);

    const request = page.waitForRequest(
      (sent) => sent.method() === 'POST' && sent.url().endsWith('/api/addresses'),
    );
    await add(page).click();
    expect((await request).postDataJSON()).toMatchObject({
      latitude: 26.923936,
      longitude: 75.826744,
    });
    await expect(rows(page)).toContainText('Jaipur, Rajasthan 302002');
    // The form is empty again, and so is what stands around the map.
    await expect(field(page, 'Address')).toHaveValue('');
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText(FILLED)).toHaveCount(0);
    await expect(page.getByText('Selected point')).toHaveCount(0);
    await expect(map(page)).toHaveAttribute('data-zoom', '5');
  });

  test('leaves what the place does not know to be typed', async ({ page }) => {
    await openBook(page);
    await typeAddress(main(page));
    await search(page).fill('hawai');
    await option(page, /Hawai Marg/).click();
    await expect(field(page, 'Address')).toHaveValue('Hawai Marg');
    await expect(field(page, 'Postal code')).toHaveValue('');
    await search(page).fill('nowhere at all');
    await expect(page.getByText('We could not find this place.')).toBeVisible();
    await search(page).press('Escape');
    await search(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(0);
  });

  test('fills the address of the point that is pressed', async ({ page }) => {
    await openBook(page);
    await pressMap(map(page));
    await expect(page.getByText('Selected point: 20.5937, 78.9629')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Nagpur');
    await expect(map(page)).toHaveAttribute('data-zoom', '15');
    const [pressed] = (await asked(page)).geocodes;
    expect(pressed?.lat).toBeCloseTo(20.5937, 4);
    await pressMap(map(page), 50, -30);
    await expect(page.getByText('Selected point: 20.6029, 78.9782')).toBeVisible();
  });

  test('chooses its middle by a button, for those who move it by keys', async ({ page }) => {
    await openBook(page);
    await page.getByRole('button', { name: 'Choose the middle of the map' }).press('Enter');
    await expect(page.getByText('Selected point: 20.5937, 78.9629')).toBeVisible();
  });

  test('says that there is no address, or none in India', async ({ page }) => {
    await openBook(page);
    await typeAddress(main(page));
    await pressMap(map(page), -60, 60);
    await expect(page.getByText('There is no known address at this point.')).toBeVisible();
    await expect(field(page, 'Address')).toHaveValue('7, Church Street');
    await page.reload();
    await typeAddress(main(page));
    await pressMap(map(page), 20, -23);
    await expect(page.getByText('We deliver in India only.')).toBeVisible();
    await expect(page.getByText('Selected point')).toHaveCount(0);
    await expect(field(page, 'City')).toHaveValue('Bengaluru');
  });

  test('zooms from 1 to 20', async ({ page }) => {
    await openBook(page);
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    for (const zoom of [4, 3, 2, 1]) {
      await expect(zoomOut).toHaveAttribute('aria-disabled', 'false');
      await zoomOut.click();
      await expect(map(page)).toHaveAttribute('data-zoom', String(zoom));
    }
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await zoomOut.press('Enter');
    await expect(map(page)).toHaveAttribute('data-zoom', '1');
    await pressMap(map(page));
    for (const zoom of [15, 16, 17, 18, 19, 20]) {
      await expect(map(page)).toHaveAttribute('data-zoom', String(zoom));
      await zoomIn.press('Enter');
    }
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await expect(map(page)).toHaveAttribute('data-zoom', '20');
  });

  test('keeps the form usable when the search fails', async ({ page }) => {
    await openBook(page);
    await search(page).fill('broken');
    await expect(page.getByText('The search is not working now.')).toBeVisible();
    await addTyped(page);
  });

  test("says 'Loading Google Maps...' meanwhile", { tag: '@wide' }, async ({ page, context }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await context.route(MAPS_SCRIPT, async (route) => {
      await held;
      await route.fallback();
    });
    await openBook(page);
    await expect(page.getByText('Loading Google Maps...')).toBeVisible();
    await field(page, 'First name').fill('Leela');
    answer();
    await expect(map(page)).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Leela');
  });

  test('shows the point of a saved address', async ({ page }) => {
    await signedIn(page, await memberOf(CUSTOMER));
    await page.goto(`${BOOK}?edit=demo-address-jaipur`);
    await expect(page.getByText('Selected point: 26.9079, 75.8006')).toBeVisible();
  });
});

test.describe('without Google', () => {
  test.use({
    expectedErrors: /Failed to load Google Maps script, retrying|net::ERR_FAILED.*maps\.googleapis/,
  });

  test('the form works by hand, and the map can be tried again', async ({ page, context }) => {
    let attempts = 0;
    let isThere = false;
    await context.route(MAPS_SCRIPT, (route) => {
      attempts += 1;
      return isThere ? route.fallback() : route.abort();
    });
    await openBook(page);
    const alert = page.getByRole('alert').filter({ hasText: MAPS_FAILED });
    await expect(alert).toBeVisible();
    expect(attempts, 'the first attempt and three more').toBe(4);
    await addTyped(page);
    await field(page, 'First name').fill('Meera');

    // It is tried again by itself, seconds later; the button does so at once.
    isThere = true;
    await expect(map(page)).toBeVisible({ timeout: 30_000 });
    await expect(field(page, 'First name')).toHaveValue('Meera');
  });

  test('a key that Google refuses leaves the form, too', { tag: '@wide' }, async ({ page }) => {
    await openBook(page);
    await expect(map(page)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('refuse-maps-key')));
    await expect(page.getByRole('alert').filter({ hasText: MAPS_FAILED })).toBeVisible();
    await addTyped(page);
  });
});

test.describe('when the shop fails', () => {
  const refuse = (page: Page, method: string, status: number, message: string) =>
    page.route('**/api/addresses**', (route) => {
      if (route.request().method() !== method) return route.fallback();
      const code = status === 500 ? 'internal' : 'business_rule';
      return route.fulfill({ status, json: { message, code, request_id: 'x' } });
    });

  test.use({ expectedErrors: /status of (500|422).*\/api\/addresses/ });

  test('adding says so, scrolls there, and keeps what was typed', async ({ page }) => {
    await openBook(page);
    await refuse(page, 'POST', 422, 'An address book holds 50 addresses.');
    await typeAddress(main(page));
    await add(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Failed to add address.');
    await expect(alert).toContainText('An address book holds 50 addresses.');
    await expect(alert).toBeInViewport();
    await expect(alert).toBeFocused();
    await expect(field(page, 'Address')).toHaveValue('7, Church Street');

    await page.unrouteAll({ behavior: 'wait' });
    await add(page).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('saving says so without a reason of the server', async ({ page }) => {
    await openBook(page);
    await addTyped(page);
    await refuse(page, 'PUT', 500, 'Something went wrong on our side. Please try again.');
    await page.getByRole('button', { name: /^Edit the address/ }).click();
    await field(page, 'City').fill('Mysuru');
    await page.getByRole('button', { name: 'Save Address' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Failed to save address. Please try again.');
    await expect(alert).toBeInViewport();
    await expect(field(page, 'City')).toHaveValue('Mysuru');
  });

  test('deleting says so in the dialog', async ({ page }) => {
    await openBook(page);
    await addTyped(page);
    await refuse(page, 'DELETE', 500, 'Something went wrong on our side. Please try again.');
    await page.getByRole('button', { name: /^Delete the address/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to delete address.');
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
  });

  test('loading says so, with a way to try again', { tag: '@wide' }, async ({ page }) => {
    await signedInCustomer(page);
    await refuse(page, 'GET', 422, 'Not now.');
    await page.goto(BOOK);
    await expect(page.getByRole('alert')).toContainText('Your addresses could not be loaded.');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
  });
});
