import type { Locator, Page } from '@playwright/test';
import { expectAccessible, clickFirstButton, expectTextVisible } from './support/accessibility';
import { signInNewCustomer } from './support/accounts';
import { fillAddressForm } from './support/address-form';
import { failRequests } from './support/interception';
import { expect, test } from './support/test';

test.use({ expectedErrors: /status of 422.*\/api\/addresses/ });

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
const point = (page: Page, at: string) => page.getByText(`Selected point: ${at}`);

/** Clicks the map, `right` and `down` pixels from its centre. */
async function pressMap(target: Locator, right = 0, down = 0): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no map.');
  const position = { x: box.width / 2 + right, y: box.height / 2 + down };
  await target.click({ position });
}

/** The requests that the stand-in for Google's script has recorded. */
function asked(page: Page) {
  return page.evaluate(() => (window as unknown as { mapsAsked: MapsAsked }).mapsAsked);
}
interface MapsAsked {
  suggestions: { input: string; includedRegionCodes: string[] }[];
  details: { id: string; fields: string[] }[];
  geocodes: { lat: number; lng: number }[];
}

// proves addresses-1, addresses-9, addresses-4, constants-2
test('an address is added, changed, made the default and deleted', async ({ page }) => {
  await signInNewCustomer(page);
  const stopFailingToLoad = await failRequests(page, '*/api/addresses/user/*');
  await page.goto(BOOK);
  await expectTextVisible(page, 'Your addresses could not be loaded.');
  await expectAccessible(page, 'not loaded');
  await stopFailingToLoad();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
  await expect(page).toHaveTitle('Address Book · Smriti');
  await expect(field(page, 'Country')).toHaveValue('India');
  await expect(field(page, 'Country')).not.toBeEditable();
  await expectAccessible(page, 'without an address');
  await add(page).click();
  await expectTextVisible(page, 'Address is required');
  await expectAccessible(page, 'with missing fields');
  await fillAddressForm(main(page));
  const stopFailingToAdd = await failRequests(page, '*/api/addresses');
  await add(page).click();
  await expectTextVisible(page, 'Failed to add address.');
  await expectAccessible(page, 'not added');
  await stopFailingToAdd();
  await add(page).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('Address added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved addresses' })).toBeFocused();
  const row = rows(page);
  for (const text of ['Leela Rao', '7, Church Street', 'Bengaluru, Karnataka 560001', 'India']) {
    await expect(row).toContainText(text);
  }
  for (const text of ['+919876543210', 'leela@example.in', 'Home', 'Default']) {
    await expect(row).toContainText(text);
  }
  await expectAccessible(page, 'with an address');

  await page.getByRole('button', { name: /^Edit the address of Leela Rao/ }).click();
  await expect(page.getByRole('heading', { name: 'Edit address' })).toBeFocused();
  await expectAccessible(page, 'editing an address');
  await field(page, 'City').fill('Mysuru');
  await page.getByRole('button', { name: 'Save Address' }).click();
  await expect(rows(page)).toContainText('Mysuru, Karnataka 560001');

  await fillAddressForm(main(page), { 'First name': 'Meera' });
  await add(page).click();
  await page.getByRole('button', { name: /^Make default: the address of Meera/ }).click();
  await expect(rows(page).first()).toContainText('Meera');
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await expectAccessible(page, 'with a default');
  const stopFailingToDelete = await failRequests(page, '*/api/addresses/*');
  await clickFirstButton(page, /^Delete the address of Meera/);
  const question = page.getByRole('dialog', { name: 'Delete address' });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'asked before deleting');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectTextVisible(page, 'Failed to delete address.');
  await expectAccessible(page, 'not deleted');
  await stopFailingToDelete();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Leela');
});

test.describe('the map', () => {
  test.use({
    usesGoogle: true,
    expectedErrors: /Failed to load Google Maps script, retrying|net::ERR_FAILED.*maps\.googleapis/,
  });

  // LocationPicker.test.tsx tests the other results of a search and of a click, and every zoom.
  // proves addresses-5, addresses-6, addresses-7, addresses-12, addresses-13, addresses-14
  test('is retried until it loads, finds places by keyboard and by a click, and handles a refused key', async ({
    page,
    context,
  }) => {
    let attempts = 0;
    let isThere = false;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await context.route(MAPS_SCRIPT, async (route) => {
      attempts += 1;
      if (!isThere) return route.abort();
      await held;
      return route.fallback();
    });
    await signInNewCustomer(page);
    await page.goto(BOOK);
    await page.getByRole('button', { name: 'Open the map' }).click();
    const alert = page.getByRole('alert').filter({ hasText: MAPS_FAILED });
    await expect(alert).toBeVisible();
    expect(attempts, 'the first attempt and three more').toBe(4);
    await expectAccessible(page, 'without the map');
    await fillAddressForm(main(page), { Address: 'Flat 3', 'Postal code': '' });

    // The map retries automatically after some seconds, and the form keeps its values.
    isThere = true;
    await expect(page.getByText('Loading Google Maps...')).toBeVisible({ timeout: 30_000 });
    answer();
    await expect(map(page)).toBeVisible({ timeout: 30_000 });
    await expect(map(page)).toHaveAttribute('data-center', '20.5937, 78.9629');
    await expect(map(page)).toHaveAttribute('data-zoom', '5');
    await expect(field(page, 'First name')).toHaveValue('Leela');
    await expectAccessible(page, 'with the map');

    // A search by name, with the keyboard only.
    await search(page).pressSequentially('haw');
    await expect(options(page)).toHaveCount(2);
    await expectAccessible(page, 'with places to choose from');
    await search(page).press('ArrowDown');
    await expect(option(page, /Hawa Mahal Road/)).toHaveAttribute('aria-selected', 'true');
    await search(page).press('Enter');
    await expect(point(page, '26.9239, 75.8267')).toBeVisible();
    await expect(field(page, 'Address')).toHaveValue('12 Hawa Mahal Road, Badi Choupad');
    await expect(field(page, 'City')).toHaveValue('Jaipur');
    await expect(main(page).getByLabel('State', { exact: true })).toHaveValue('Rajasthan');
    await expect(field(page, 'Postal code')).toHaveValue('302002');
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
    // Adding an address clears the form and the texts around the map.
    await expect(field(page, 'Address')).toHaveValue('');
    await expect(search(page)).toHaveValue('');
    await expect(page.getByText(FILLED)).toHaveCount(0);
    await expect(page.getByText('Selected point')).toHaveCount(0);
    await expect(map(page)).toHaveAttribute('data-zoom', '5');

    await pressMap(map(page));
    await expect(point(page, '20.5937, 78.9629')).toBeVisible();
    await expect(field(page, 'City')).toHaveValue('Nagpur');
    await expect(map(page)).toHaveAttribute('data-zoom', '15');
    const pressed = (await asked(page)).geocodes.at(-1);
    expect(pressed?.lat).toBeCloseTo(20.5937, 4);
    await pressMap(map(page), 50, -30);
    await expect(point(page, '20.6029, 78.9782')).toBeVisible();
    await expectAccessible(page, 'with a chosen point');

    await page.evaluate(() => window.dispatchEvent(new Event('refuse-maps-key')));
    await expect(alert).toBeVisible();
    await fillAddressForm(main(page));
    await add(page).click();
    await expect(rows(page)).toHaveCount(2);
  });
});
